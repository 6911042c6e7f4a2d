"use client";
import type { Profile } from "@consigliere/contract/account";
import { type ChannelName, type PreferenceName, preferenceNames } from "@consigliere/contract/preferences";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { SwitchField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";
import { Devices } from "../push/devices.tsx";
import { ChannelTrial } from "./channel-trial.tsx";

const ChannelReach = lazy(() => import("./channel-reach.tsx"));

/** The events that a channel tells me, and whether it reaches me. */
export function ChannelPreferences({ me, channel }: { me: Profile; channel: ChannelName }) {
  const t = useTranslations("profile");
  const change = useChangeProfile();
  const onProblem = useProblemToast();
  const { state, isOff } = STATES[channel](me);
  const want = (about: PreferenceName, isWanted: boolean) =>
    change.mutate({ preferences: { [about]: { [channel]: isWanted } } }, { onError: onProblem });
  return (
    <Paper as="section">
      <h2 className="title">{t(`channels.${channel}.title`)}</h2>
      <p className="lead quiet" data-gap="3">
        {t(`channels.${state}`, { email: me.email ?? "" })}
      </p>
      {/* Its place is reserved, so that nothing moves when it appears. */}
      <div className="channel-reach">
        <Suspense>
          <ChannelReach channel={channel} timeZone={me.timeZone} />
        </Suspense>
      </div>
      {channel === "push" && <Devices me={me} />}
      <div className="stack" data-gap="1">
        {preferenceNames.map((about) => (
          <SwitchField
            key={about}
            label={t(`about.${about}`)}
            checked={me.preferences[about].includes(channel)}
            disabled={change.isPending || isOff}
            onChecked={(isWanted) => want(about, isWanted)}
          />
        ))}
      </div>
      {state.endsWith(".to") && <ChannelTrial channel={channel} />}
    </Paper>
  );
}

interface ChannelState {
  /** The sentence for the state. */
  readonly state: "push.none" | "push.to" | "email.noAddress" | "email.to" | "email.held";
  /** Nothing can be chosen at present. */
  readonly isOff: boolean;
}

/** Whether a channel reaches somebody. */
const STATES = {
  push: ({ devices }: Profile) => ({
    state: devices.length === 0 ? "push.none" : "push.to",
    isOff: false,
  }),
  email: ({ email, emailState }: Profile) => ({
    state: email === null ? "email.noAddress" : emailState === "ok" ? "email.to" : "email.held",
    isOff: emailState === "complained",
  }),
} satisfies Record<ChannelName, (me: Profile) => ChannelState>;
