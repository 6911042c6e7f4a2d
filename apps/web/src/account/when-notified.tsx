"use client";
import type { Profile } from "@consigliere/contract/account";
import { mostMessagesADay, reminderParts } from "@consigliere/contract/preferences";
import { useFormatter, useTranslations } from "next-intl";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { SelectField, SwitchField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";

const ALL = "all";
const AT_ONCE = "at-once";

/** Hours of the day at which everything may be told together: mornings, evenings, both, and also lunch. */
const DIGESTS = [[8], [18], [8, 18], [8, 13, 19]] as const;

/** The part of a decision's time, in hundredths, that is left when I am reminded. */
const REMINDERS: readonly Profile["reminders"][] = [[25, 5], [50, 25, 5], [50, 5], [25], [5], []];

/** When I am notified, and the maximum number of times, by any channel. */
export function WhenNotified({ me }: { me: Profile }) {
  const t = useTranslations("profile.often");
  const format = useFormatter();
  const change = useChangeProfile();
  const onError = useProblemToast();
  const counts = Array.from({ length: mostMessagesADay }, (_, at) => at + 1);
  const hours = me.digestHours?.join() ?? AT_ONCE;
  const known = DIGESTS.map((each) => each.join());
  const digests = hours === AT_ONCE || known.includes(hours) ? known : [...known, hours];
  const isKnown = REMINDERS.some((parts) => parts.join() === me.reminders.join());
  const reminders = isKnown ? REMINDERS : [...REMINDERS, me.reminders];
  const inWords = (parts: Profile["reminders"]) => format.list(parts.map((part) => t(`part.${part}`)));
  const hoursIn = (value: string) => value.split(",").map(Number);
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      <div className="stack">
        <SelectField
          label={t("when")}
          hint={t("whenHint")}
          value={hours}
          choices={[
            { value: AT_ONCE, name: t("atOnce") },
            ...digests.map((value) => ({
              value,
              name: t("digest", {
                hours: hoursIn(value)
                  .map((hour) => `${hour}:00`)
                  .join(t("comma")),
              }),
            })),
          ]}
          onValue={(value) =>
            change.mutate({ digestHours: value === AT_ONCE ? null : hoursIn(value) }, { onError })
          }
        />
        <SelectField
          label={t("most")}
          hint={t("hint")}
          value={me.messagesADay === null ? ALL : String(me.messagesADay)}
          choices={[
            ...counts.map((count) => ({ value: String(count), name: t("count", { count }) })),
            { value: ALL, name: t("all") },
          ]}
          onValue={(value) =>
            change.mutate({ messagesADay: value === ALL ? null : Number(value) }, { onError })
          }
        />
        <SelectField
          label={t("remind")}
          value={me.reminders.join()}
          choices={reminders.map((parts) => ({
            value: parts.join(),
            name: parts.length === 0 ? t("remindNever") : t("remindAt", { parts: inWords(parts) }),
          }))}
          onValue={(value) =>
            change.mutate(
              { reminders: reminderParts.filter((part) => value.split(",").includes(String(part))) },
              { onError },
            )
          }
        />
        <SwitchField
          label={t("replaces")}
          hint={t("replacesHint")}
          checked={me.replacesUnanswered}
          disabled={change.isPending}
          onChecked={(replacesUnanswered) => change.mutate({ replacesUnanswered }, { onError })}
        />
      </div>
    </Paper>
  );
}
