"use client";

import { useTranslations } from "next-intl";
import { SelectField, SwitchField } from "../../design/fields.tsx";
import type { MoreSettingsProps } from "../order-ui.ts";

/** What may be answered in advance, with the answers; the first asks. */
export const TOPICS = {
  hire: ["ask", "none", "auto"],
  whiskey: ["ask", "best", "cheapest", "none"],
  bomb: ["ask", "never", "big-speakeasies"],
  arm: ["ask", "auto"],
  fight: ["ask", "auto"],
  grenade: ["two-or-more", "asap", "hold"],
  capture: ["ask", "take", "refuse"],
  loot: ["ask", "all", "none"],
  moll: ["ask", "auto", "always", "own-only", "never"],
} as const;

/** All that a gunfight may ask, answered by the house rules. */
export const FIGHT_FOR_ME = {
  bomb: "never",
  arm: "auto",
  fight: "auto",
  capture: "take",
  loot: "all",
  moll: "auto",
} as const;
const ASK_ME = { bomb: "ask", arm: "ask", fight: "ask", capture: "ask", loot: "ask", moll: "ask" } as const;

const NAMES = Object.keys(TOPICS) as (keyof typeof TOPICS)[];

/** The answers that hold every day, topic by topic; one switch leaves all fighting to the house rules. */
export function DaySettings({ settings, isSending, onChange }: MoreSettingsProps) {
  const t = useTranslations("board.mob-city.settings");
  const change = (changed: Readonly<Record<string, string>>) => {
    const kept = Object.fromEntries(
      NAMES.flatMap((name) => (name in settings ? [[name, settings[name]]] : [])),
    );
    onChange({ ...kept, ...changed });
  };
  const fights = Object.entries(FIGHT_FOR_ME).every(([name, answer]) => settings[name] === answer);
  return (
    <section className="grid gap-4">
      <SwitchField
        label={t("fightForMe.label")}
        hint={t("fightForMe.help")}
        checked={fights}
        disabled={isSending}
        onChecked={(isOn) => change(isOn ? FIGHT_FOR_ME : ASK_ME)}
      />
      {NAMES.map((name) => (
        <SelectField
          key={name}
          label={t(`label.${name}`)}
          choices={TOPICS[name].map((value) => ({ value, name: t(`answer.${value}`) }))}
          value={String(settings[name] ?? TOPICS[name][0])}
          disabled={isSending}
          onValue={(value) => change({ [name]: value })}
        />
      ))}
    </section>
  );
}
