/** The names of things on the board, for eyes and for screen readers. */
import {
  type Ability,
  type CrewId,
  type CrookId,
  crookOf,
  type GangId,
  type HideoutId,
  TARGETS,
  type TargetId,
} from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import type { HideoutView, PlayedView, View } from "@consigliere/games/crooks/view";
import type { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import { type GangTally, leadersAt, strengthsAt } from "./knowledge.ts";

export type Say = ReturnType<typeof useTranslations<"board.crooks">>;
type Words = Pick<GameWords, "text" | "heading" | "list">;
type Text = Pick<GameWords, "text">;
type Listing = Pick<GameWords, "text" | "list">;

export const crookName = (words: Text, crook: CrookId): string => words.text(`crook.${crook}`);
export const targetName = (words: Text, target: TargetId): string => words.text(`target.${target}`);
export const hideoutName = (words: Text, hideout: HideoutId): string => words.text(`hideout.${hideout}`);
export const gangName = (words: Text, gang: GangId): string => words.text(`gang.${gang}`);
export const crewName = (words: Text, crew: CrewId): string => words.text(`crew.${crew}`);
export const abilityName = (words: Text, ability: Ability): string => words.text(`ability.${ability}.name`);
export const abilityRule = (words: Text, ability: Ability): string => words.text(`ability.${ability}.rule`);

/** The letter on the door. */
export function letterOf(hideout: HideoutId): string {
  return hideout.slice(-1).toUpperCase();
}

/** With its sign: "+2", "−6". */
export function signed(modifier: number): string {
  return modifier < 0 ? `−${-modifier}` : `+${modifier}`;
}

/** "Rank 7, target +2, Northside" */
export function crookFacts(t: Say, words: Text, crook: CrookId): string {
  const { rank, modifier, ability, gangs } = crookOf(crook);
  const parts = [t("rank", { rank })];
  if (modifier !== 0) parts.push(t("modifier", { modifier: signed(modifier) }));
  if (ability !== null) parts.push(abilityName(words, ability));
  parts.push(...(gangs.length === 0 ? [t("noGang")] : gangs.map((gang) => gangName(words, gang))));
  return parts.join(t("comma"));
}

/** "Velvet Vito, rank 7, the Outfit, face-down" or "somebody face-down from the Pool Hall" */
export function playedLabel(t: Say, words: Listing, played: PlayedView): string {
  if (played.crook === null) return t("somebody", { hideout: hideoutName(words, played.from) });
  const parts = [crookName(words, played.crook), crookFacts(t, words, played.crook)];
  if (played.facing === "down") parts.push(t("faceDown"));
  return parts.join(t("comma"));
}

/** The crooks that a face-down crook may be; null if the casebook says nothing. */
export function suspectsOf(t: Say, words: Listing, { candidates }: PlayedView): string | null {
  if (candidates === null || candidates.length === 0) return null;
  return t("suspects", { names: words.list(candidates.map((crook) => crookName(words, crook))) });
}

/** "You at the City Bank: Velvet Vito, rank 7 …; leads" */
export function slotLabel(
  t: Say,
  words: Words & Pick<GameWords, "option">,
  view: View,
  seat: number,
  target: TargetId,
): string {
  const place = t("slot", { name: words.option(optionId("seat", seat)), target: targetName(words, target) });
  const stack = view.seats[seat]?.row[TARGETS.indexOf(target)] ?? [];
  const crooks = stack.map((played) => playedLabel(t, words, played));
  if (crooks.length === 0) return t("slotEmpty", { place });
  if (leadersAt(view, target).includes(seat)) crooks.push(t(view.score === null ? "leads" : "won"));
  return t("slotHolds", { place, crooks: crooks.join(t("then")) });
}

/** "Jeweller's: printed 6, worth 7 as far as you know, one crook unknown" */
export function targetLabel(t: Say, words: Words, view: View, target: TargetId): string {
  const { printed, value, unknown } = view.targets[TARGETS.indexOf(target)] ?? UNKNOWN_TARGET;
  const parts = [targetName(words, target), t("worth", { value })];
  if (value !== printed) parts.push(t("printed", { printed }));
  if (unknown > 0) parts.push(t("unknownThere", { count: unknown }));
  return parts.join(t("comma"));
}

const UNKNOWN_TARGET = { printed: 0, value: 0, unknown: 0 };

/** "Rosa 8, Tom 3 and one unknown" */
export function strengthsInWords(t: Say, words: Words, view: View, target: TargetId): string {
  const all = strengthsAt(view, target).map(({ seat, known, unknown }) =>
    t("strength", { name: words.heading(seat), known, unknown }),
  );
  return all.length === 0 ? t("nobodyThere") : all.join(t("comma"));
}

/** "Pool Hall: two crooks, $2. One of these is certainly there …" */
export function hideoutLabel(t: Say, words: Listing, hideout: HideoutView): string {
  const name = t("doorLabel", {
    letter: letterOf(hideout.id),
    name: hideoutName(words, hideout.id),
    count: hideout.count,
  });
  return [name, ...notesInWords(t, words, hideout)].join(t("stop"));
}

/** The casebook's notes on a hideout, one sentence for each kind of knowledge. */
export function notesInWords(t: Say, words: Listing, { notes, count }: HideoutView): string[] {
  if (notes === null) return [];
  const named = (status: string) =>
    notes.filter((note) => note.status === status).map((note) => crookName(words, note.crook));
  const [certain, possible, gone] = [named("certain"), named("possible"), named("gone")];
  const sentences: string[] = [];
  if (certain.length > 0) sentences.push(t("certain", { names: words.list(certain) }));
  if (possible.length > 0) {
    sentences.push(t("possible", { count: count - certain.length, names: words.list(possible) }));
  }
  if (gone.length > 0) sentences.push(t("gone", { names: words.list(gone) }));
  return sentences;
}

/** "Northside, majority worth 3: Rosa 2, you 1" */
export function tallyInWords(t: Say, words: Words, { gang, award, counts }: GangTally): string {
  const held = counts.flatMap((count, seat) => (count === 0 ? [] : `${words.heading(seat)} ${count}`));
  return t("gangNow", { gang: gangName(words, gang), award, tallies: held.join(t("comma")) || "0" });
}
