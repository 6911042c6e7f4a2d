"use client";
import type { Profile } from "@consigliere/contract/account";
import {
  lengthOfQuiet,
  mostQuietHours,
  type QuietHours,
  usualQuietHours,
  type Vacation,
  vacationDaysAYear,
} from "@consigliere/contract/clock-rules";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useMe } from "../api/session.ts";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemText, useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { SwitchField, TextField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";
import { serverNow } from "../device/server-clock.ts";
import { TimeField } from "../zones/time-field.tsx";

interface RestPreferencesProps {
  readonly me: Profile;
  /** Quiet hours that could be saved; null: none except the saved ones. */
  readonly onDraft: (quiet: QuietHours | null) => void;
}

/** When my clocks rest: every night, and on vacation. */
export function RestPreferences({ me, onDraft }: RestPreferencesProps) {
  const t = useTranslations("clock.rest");
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      <p className="lead quiet" data-gap="3">
        {me.isZoneKnown ? t("zone", { zone: me.timeZone.replaceAll("_", " ") }) : t("noZone")}
      </p>
      <QuietHoursForm key={JSON.stringify(me.quietHours)} me={me} onDraft={onDraft} />
      <VacationList me={me} />
      {me.vacations.length > 0 && <AwayWordForm key={me.awayWord} me={me} />}
    </Paper>
  );
}

function QuietHoursForm({ me, onDraft }: RestPreferencesProps) {
  const t = useTranslations("clock.rest");
  const change = useChangeProfile();
  const onError = useProblemToast();
  const [draft, setDraft] = useState(me.quietHours ?? usualQuietHours);
  const isTooLong = lengthOfQuiet(draft) > mostQuietHours * 60;
  const edit = (next: QuietHours) => {
    setDraft(next);
    onDraft(lengthOfQuiet(next) <= mostQuietHours * 60 ? next : null);
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(me.quietHours);
  return (
    <form
      className="stack"
      data-gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ quietHours: draft }, { onError, onSuccess: () => onDraft(null) });
      }}
    >
      <SwitchField
        label={t("quiet")}
        hint={t("quietHint")}
        checked={me.quietHours !== null}
        disabled={change.isPending}
        onChecked={(isOn) => change.mutate({ quietHours: isOn ? draft : null }, { onError })}
      />
      {me.quietHours !== null && (
        <div className="quiet-hours">
          {(["from", "until"] as const).map((end) => (
            <TimeField
              key={end}
              label={t(end)}
              value={draft[end]}
              error={isTooLong && end === "until" ? t("tooLong", { hours: mostQuietHours }) : undefined}
              onValue={(time) => edit({ ...draft, [end]: time })}
            />
          ))}
        </div>
      )}
      {me.quietHours !== null && isChanged && (
        <Button type="submit" variant="ink" busy={change.isPending} disabled={isTooLong}>
          {t("save")}
        </Button>
      )}
    </form>
  );
}

/** The word that the others at my tables read beside my name on days of vacation. */
function AwayWordForm({ me }: { me: Profile }) {
  const t = useTranslations("clock.rest");
  const change = useChangeProfile();
  const onError = useProblemToast();
  const [draft, setDraft] = useState(me.awayWord ?? "");
  const word = draft.trim() || null;
  return (
    <form
      className="stack"
      data-gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ awayWord: word }, { onError });
      }}
    >
      <TextField
        label={t("awayWord")}
        hint={t("awayWordHint")}
        maxLength={40}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {word !== me.awayWord && (
        <Button type="submit" variant="ink" busy={change.isPending}>
          {t("save")}
        </Button>
      )}
    </form>
  );
}

function VacationList({ me }: { me: Profile }) {
  const t = useTranslations("clock.rest");
  const format = useFormatter();
  const change = useChangeProfile();
  const { retry } = useMe();
  const problemText = useProblemText();
  const [draft, setDraft] = useState<Vacation>({ from: "", until: "" });
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: "medium", timeZone: "UTC" });
  const isToCome = ({ until }: Vacation) => until >= new Date(serverNow()).toISOString().slice(0, 10);
  return (
    <form
      className="stack vacations"
      data-gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        // A refusal may be due to days that another page has added.
        change.mutate(
          { addVacation: draft },
          { onSuccess: () => setDraft({ from: "", until: "" }), onError: retry },
        );
      }}
    >
      <h3 className="subtitle">{t("vacation")}</h3>
      <p className="field-hint">{t("vacationHint", { days: vacationDaysAYear })}</p>
      {me.vacations.length > 0 && (
        <ul className="stack" data-gap="1">
          {me.vacations.map((vacation) => (
            <li key={vacation.from} className="vacation">
              <span className="figures">
                {t("span", { from: day(vacation.from), until: day(vacation.until) })}
              </span>
              {isToCome(vacation) && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t("dropThis", { from: day(vacation.from) })}
                  disabled={change.isPending}
                  onClick={() => change.mutate({ dropVacation: vacation })}
                >
                  {t("drop")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="halves" data-gap="4">
        <TextField
          type="date"
          required
          label={t("first")}
          value={draft.from}
          onChange={(event) => setDraft({ ...draft, from: event.target.value })}
        />
        <TextField
          type="date"
          required
          label={t("last")}
          min={draft.from}
          value={draft.until}
          error={change.error === null ? undefined : problemText(change.error)}
          onChange={(event) => setDraft({ ...draft, until: event.target.value })}
        />
      </div>
      <Button type="submit" variant="ink" busy={change.isPending}>
        {t("add")}
      </Button>
    </form>
  );
}
