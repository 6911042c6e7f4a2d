/** The things on the board in words, for eyes and for screen readers. */
import {
  type CrookId,
  crookOf,
  type HideoutId,
  TARGETS,
  type TargetId,
} from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import { type HideoutView, type PlayedView, stackOf, type View } from "@consigliere/games/crooks/view";
import type { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import type { Stand } from "./forecast.ts";
import { type GangTally, leadersAt, notesOf, strengthsAt } from "./knowledge.ts";

/** The words of the board, those of the game, and the view that they tell of. */
export interface Telling {
  readonly t: ReturnType<typeof useTranslations<"board.crooks">>;
  readonly words: GameWords;
  readonly view: View;
}
type Wording = Omit<Telling, "view">;

export const letterOf = (hideout: HideoutId): string => hideout.slice(-1).toUpperCase();

/** "A Pool Hall" */
export const doorName = (words: GameWords, hideout: HideoutId): string =>
  `${letterOf(hideout)} ${words.text(`hideout.${hideout}`)}`;

export const crooksIn = (words: GameWords, crooks: readonly CrookId[]): string =>
  words.list(crooks.map((crook) => words.text(`crook.${crook}`)));

/** With its sign: "+2", "−6". */
export const signed = (modifier: number): string => (modifier < 0 ? `−${-modifier}` : `+${modifier}`);

/** "Rank 7, target +2, Northside" */
export function crookFacts({ t, words }: Wording, crook: CrookId): string {
  const { rank, modifier, ability, gangs } = crookOf(crook);
  const parts = [t("rank", { rank })];
  if (modifier !== 0) parts.push(t("modifier", { modifier: signed(modifier) }));
  if (ability !== null) parts.push(words.text(`ability.${ability}.name`));
  parts.push(...(gangs.length === 0 ? [t("noGang")] : gangs.map((gang) => words.text(`gang.${gang}`))));
  return parts.join(t("comma"));
}

/** "Velvet Vito, rank 7, the Outfit" */
export function crookLabel(told: Wording, crook: CrookId): string {
  return [told.words.text(`crook.${crook}`), crookFacts(told, crook)].join(told.t("comma"));
}

/** The same of one in a row, "face-down"; or "somebody face-down from the Pool Hall". */
export function playedLabel(told: Wording, { crook, from, facing }: PlayedView): string {
  const { t, words } = told;
  if (crook === null) return t("somebody", { hideout: words.text(`hideout.${from}`) });
  return facing === "up"
    ? crookLabel(told, crook)
    : [crookLabel(told, crook), t("faceDown")].join(t("comma"));
}

/** "You at the City Bank: Velvet Vito, rank 7 …; leads" */
export function slotLabel(told: Telling, seat: number, target: TargetId): string {
  const { t, words, view } = told;
  const place = t("slot", {
    name: words.option(optionId("seat", seat)),
    target: words.text(`target.${target}`),
  });
  const crooks = stackOf(view, seat, target).map((played) => playedLabel(told, played));
  if (crooks.length === 0) return t("slotEmpty", { place });
  const stack = t("slotHolds", { place, crooks: crooks.join(t("then")) });
  if (!leadersAt(view, target).includes(seat)) return stack;
  return [stack, t(view.score === null ? "leads" : "won")].join(t("comma"));
}

/** "Jeweller's, worth 7, printed 6, one crook unknown" */
export function targetLabel({ t, words, view }: Telling, target: TargetId): string {
  const { printed = 0, value = 0, unknown = 0 } = view.targets[TARGETS.indexOf(target)] ?? {};
  const parts = [words.text(`target.${target}`), t("worth", { value })];
  if (value !== printed) parts.push(t("printed", { printed }));
  if (unknown > 0) parts.push(t("unknownThere", { count: unknown }));
  return parts.join(t("comma"));
}

/** "Rosa 8, Tom 3 and one unknown" */
export function strengthsInWords({ t, words, view }: Telling, target: TargetId): string {
  const all = strengthsAt(view, target).map(({ seat, known, unknown }) =>
    t("strength", { name: words.heading(seat), known, unknown }),
  );
  return all.join(t("comma")) || t("nobodyThere");
}

/** "Pool Hall: two crooks, $2", and the casebook's notes on it, one sentence for each kind of knowledge. */
export function doorLabels({ t, words }: Wording, hideout: HideoutView): string[] {
  const { id, count } = hideout;
  const name = t("doorLabel", { letter: letterOf(id), name: words.text(`hideout.${id}`), count });
  const notes = notesOf(hideout).map(({ status, crooks, left }) =>
    t(status, { names: crooksIn(words, crooks), count: left }),
  );
  return [name, ...notes];
}

/** "Northside, majority worth 3: Rosa 2, you 1" */
export function tallyInWords({ t, words }: Wording, { gang, award, counts }: GangTally): string {
  const held = counts.flatMap((count, seat) => (count === 0 ? [] : `${words.heading(seat)} ${count}`));
  return t("gangNow", { gang: words.text(`gang.${gang}`), award, tallies: held.join(t("comma")) || "0" });
}

/** How the viewer would stand at a job, and what it would be worth if that changes: "leads 4-3", "worth 7 then". */
export function outlookOf({ t, view }: Telling, stand: Stand): string[] {
  const { target, value, mine, best, dark, verdict } = stand;
  const before = view.targets[TARGETS.indexOf(target)]?.value;
  const rivals = `${best === 0 ? "" : best}${dark > 0 ? "?" : ""}`;
  const would = t(`outlook.${verdict}`, { mine, rivals });
  return value === before ? [would] : [would, t("outlook.worth", { value })];
}
