"use client";

import { INTERESTS, type Interest } from "@consigliere/games/mob-city/cards";
import type { View } from "@consigliere/games/mob-city/view";
import { useTranslations } from "next-intl";
import { SelectField, SwitchField } from "../../design/fields.tsx";
import type { MoreSettingsProps } from "../order-ui.ts";

/** The questions that can be answered in advance, with their answers; the first asks. */
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
const ASK_ME = Object.fromEntries(Object.keys(FIGHT_FOR_ME).map((name) => [name, "ask"]));

const NAMES = Object.keys(TOPICS) as (keyof typeof TOPICS)[];
/** Settings that are no fixed word: a seat, and an order of the favours. */
const KEPT = [...NAMES, "focus", "bid"];

/** Every way to lay the four tokens, token 1 first. */
const BIDS = permutations(INTERESTS);

function permutations(things: readonly Interest[]): Interest[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) =>
    permutations(things.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

/** As the choice of nothing in particular is called. */
const NONE = "none";

/** The answers that hold every day, topic by topic; one switch leaves all fighting to the house rules. */
export function DaySettings({ settings, view, viewer, words, isSending, onChange }: MoreSettingsProps) {
  const t = useTranslations("board.mob-city.settings");
  const change = (changed: Readonly<Record<string, unknown>>) => {
    const kept = KEPT.filter((name) => name in settings).map((name) => [name, settings[name]]);
    onChange({ ...Object.fromEntries(kept), ...changed });
  };
  const nameOf = (bid: readonly Interest[]) =>
    bid.map((interest, i) => `${i + 1} ${words.text(`interest.${interest}`)}`).join(t("bid.comma"));
  const fights = Object.entries(FIGHT_FOR_ME).every(([name, answer]) => settings[name] === answer);
  return (
    <section className="stack">
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
      <SelectField
        label={t("focus.label")}
        choices={[
          { value: NONE, name: t("focus.nobody") },
          ...(view as View).captains
            .filter(({ seat }) => seat !== viewer)
            .map(({ seat }) => ({ value: String(seat), name: words.name(seat) })),
        ]}
        value={String(settings["focus"] ?? NONE)}
        disabled={isSending}
        onValue={(value) => change({ focus: value === NONE ? null : Number(value) })}
      />
      <SelectField
        label={t("bid.label")}
        choices={[
          { value: NONE, name: t("bid.usual") },
          ...BIDS.map((bid) => ({ value: bid.join(), name: nameOf(bid) })),
        ]}
        value={String(settings["bid"] ?? NONE)}
        disabled={isSending}
        onValue={(value) => change({ bid: value === NONE ? null : value.split(",") })}
      />
    </section>
  );
}
