"use client";
import { type ClockRules, clockKinds, timeoutPolicies } from "@consigliere/contract/clock-rules";
import { useTranslations } from "next-intl";
import { ChoiceField, SelectField, SwitchField } from "../design/fields.tsx";

const RESERVES = [24, 72, 168, 336] as const;
const BONUSES = [1, 4, 8, 12, 24] as const;

interface ClockChoiceProps {
  readonly clock: ClockRules;
  readonly onClock: (clock: ClockRules) => void;
}

/** The clock that runs, its rests, and what happens when it has run out. */
export function ClockChoice({ clock, onClock }: ClockChoiceProps) {
  const t = useTranslations("clock.rules");
  const set = (change: Partial<ClockRules>) => onClock({ ...clock, ...change });
  const hours = (choices: readonly number[]) =>
    choices.map((count) => ({ value: String(count), name: t("hours", { count }) }));
  return (
    <div className="halves">
      <div className="stack">
        <ChoiceField
          label={t("label")}
          layout="list"
          choices={clockKinds.map((kind) => ({
            value: kind,
            name: t(`kinds.${kind}.name`),
            note: t(`kinds.${kind}.note`),
          }))}
          value={clock.kind}
          onValue={(kind) => set({ kind: kind as ClockRules["kind"] })}
        />
        {clock.kind === "bank" && (
          <div className="halves" data-gap="4">
            <SelectField
              label={t("reserve")}
              choices={hours(RESERVES)}
              value={String(clock.reserveHours)}
              onValue={(count) => set({ reserveHours: Number(count) })}
            />
            <SelectField
              label={t("bonus")}
              choices={hours(BONUSES)}
              value={String(clock.bonusHours)}
              onValue={(count) => set({ bonusHours: Number(count) })}
            />
          </div>
        )}
      </div>
      {clock.kind !== "none" && (
        <div className="stack">
          <ChoiceField
            label={t("whenOut")}
            layout="list"
            choices={timeoutPolicies.map((policy) => ({
              value: policy,
              name: t(`policies.${policy}.name`),
              note: t(`policies.${policy}.note`),
            }))}
            value={clock.whenOut}
            onValue={(whenOut) => set({ whenOut: whenOut as ClockRules["whenOut"] })}
          />
          <SwitchField
            label={t("weekends")}
            hint={t("nights")}
            checked={clock.restsOnWeekends}
            onChecked={(restsOnWeekends) => set({ restsOnWeekends })}
          />
        </div>
      )}
    </div>
  );
}
