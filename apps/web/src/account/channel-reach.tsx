"use client";
import type { ChannelName } from "@consigliere/contract/preferences";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";

interface ChannelReachProps {
  readonly channel: ChannelName;
  readonly timeZone: string;
}

/** When a channel last reached me, and why it fails. */
export default function ChannelReach({ channel, timeZone }: ChannelReachProps) {
  const t = useTranslations("told.reach");
  const outcome = useTranslations("profile.trial.outcome");
  const format = useFormatter();
  const api = useApi();
  const { data } = useQuery({
    queryKey: cacheKeys.reached,
    queryFn: () => api.call(routes.readReached, {}),
  });
  if (data === undefined) return null;
  const { toldAt, failed } = data.channels[channel];
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short", timeZone });
  return (
    <p data-testid={`reach-${channel}`}>
      {toldAt === null && failed === null && <span className="quiet">{t("never")}</span>}
      {toldAt !== null && <span className="quiet">{t("last", { when: when(toldAt) })}</span>}
      {failed !== null && (
        <span className="alarming">{t("failed", { when: when(failed.at), why: outcome(failed.why) })}</span>
      )}
    </p>
  );
}
