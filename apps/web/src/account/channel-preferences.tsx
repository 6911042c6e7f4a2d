"use client";
import type { Profile } from "@consigliere/contract/account";
import {
  type ChannelName,
  channels,
  type PreferenceName,
  preferenceNames,
} from "@consigliere/contract/preferences";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { SwitchField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";
import { Devices } from "../push/devices.tsx";
import { ChannelTrial } from "./channel-trial.tsx";
import { ChatLink } from "./chat-link.tsx";

const ChannelReach = lazy(() => import("./channel-reach.tsx"));

/** The events that a channel tells me, and whether it reaches me. */
export function ChannelPreferences({ me, channel }: { me: Profile; channel: ChannelName }) {
  const t = useTranslations("profile");
  const change = useChangeProfile();
  const onProblem = useProblemToast();
  const words = useTranslations("told.channels");
  const { reach, isOff } = channels[channel];
  const reached = reach(me);
  const want = (about: PreferenceName, isWanted: boolean) =>
    change.mutate({ preferences: { [about]: { [channel]: isWanted } } }, { onError: onProblem });
  return (
    <Paper as="section">
      <h2 className="title">{words(`${channel}.title`)}</h2>
      <p className="lead quiet" data-gap="3">
        {words(`${channel}.${reached}` as "email.to", {
          email: me.email ?? "",
          name: me.chat?.name ?? "",
        })}
      </p>
      {/* Its place is reserved, so that nothing moves when it appears. */}
      <div className="channel-reach">
        <Suspense>
          <ChannelReach channel={channel} timeZone={me.timeZone} />
        </Suspense>
      </div>
      {channel === "push" && <Devices me={me} />}
      {channel === "telegram" && <ChatLink me={me} />}
      <div className="stack" data-gap="1">
        {preferenceNames.map((about) => (
          <SwitchField
            key={about}
            label={t(`about.${about}`)}
            checked={me.preferences[about].includes(channel)}
            disabled={change.isPending || isOff?.(me) === true}
            onChecked={(isWanted) => want(about, isWanted)}
          />
        ))}
      </div>
      {reached === "to" && <ChannelTrial channel={channel} />}
    </Paper>
  );
}
