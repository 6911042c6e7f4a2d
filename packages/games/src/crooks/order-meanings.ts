/** The effect of an order for the next turn on crooks who were found, and on those at a target. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { OptionData } from "@consigliere/engine/question";
import type { Facts, Meanings } from "@consigliere/engine/standing-orders";
import {
  ABILITIES,
  CROOK_IDS,
  type CrookId,
  crookOf,
  GANGS,
  inTableOrder,
  TARGETS,
  type TargetId,
} from "./cards.ts";
import { optionId, readOption, whatOf } from "./option-ids.ts";

/** Whom to keep of those found: the strongest of all, of a gang or with an ability, or a certain one. */
export const PICKS = ["any", ...GANGS, ...ABILITIES, ...CROOK_IDS] as const;
export type Pick = (typeof PICKS)[number];

/** Places that depend on who lies there by then: the dearest where nobody known is as strong, and the cheapest free one. */
export const FOUND_PLACES = ["lead-up", "lead-down", "least-up"] as const;
/** The strongest of the others at the target, as far as the seat knows. */
export const STRONGEST = "strongest";

/** The jobs of those found who are meant, the strongest crook first: `keep` with its place, or `place` alone. */
export const jobMeanings: Meanings = (named, { question, facts, when }) => {
  const { pick, place } = named as { readonly pick: Pick; readonly place: string };
  const options = question.form === "one" ? question.options : [];
  const hand = facts["hand"] as CrookId | undefined;
  const found = hand === undefined ? options.flatMap(({ id }) => whatOf("crook", id) ?? []) : [hand];
  return strongestFirst(found.filter((crook) => isMeant(pick, crook))).flatMap((crook) =>
    placesOf(place, crook, { facts, leadsOnly: when["leads"] === true }).map(
      (id): AnswerValue => (hand === undefined ? { choose: optionId("crook", crook), with: id } : id),
    ),
  );
};

/** The strongest first; otherwise the one that is named. */
export const victimMeanings: Meanings = (named, { question, facts }) => {
  if (named !== STRONGEST) return [named];
  const options: readonly OptionData[] = question.form === "one" ? question.options : [];
  const victims = options.filter(({ id }) => readOption(id).form === "seat");
  const strength = (id: string) => numbers(facts, "strength")[id] ?? 0;
  return victims.map(({ id }) => id).sort((one, other) => strength(other) - strength(one));
};

function isMeant(pick: Pick, crook: CrookId): boolean {
  const { gangs, ability } = crookOf(crook);
  return pick === "any" || pick === crook || pick === ability || gangs.some((gang) => gang === pick);
}

function strongestFirst(crooks: readonly CrookId[]): CrookId[] {
  return inTableOrder(crooks).sort(
    (a, b) => crookOf(b).rank - crookOf(a).rank || crookOf(b).modifier - crookOf(a).modifier,
  );
}

interface Known {
  readonly facts: Facts;
  /** Only where nobody known is as strong. */
  readonly leadsOnly: boolean;
}

function placesOf(place: string, crook: CrookId, { facts, leadsOnly }: Known): string[] {
  const rivals = numbers(facts, "rivals");
  const worth = numbers(facts, "worth");
  const leads = (target: TargetId) => crookOf(crook).rank > (rivals[target] ?? 0);
  const dearest = [...TARGETS].sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
  const leading = dearest.filter(leads);
  if (place === "lead-up") return leading.map((target) => optionId("up", target));
  if (place === "lead-down") return leading.map((target) => optionId("down", target));
  if (place === "least-up") return dearest.reverse().map((target) => optionId("up", target));
  const read = readOption(place);
  const isPlain = read.form === "up" || read.form === "down";
  return leadsOnly && isPlain && !leads(read.what) ? [] : [place];
}

const numbers = (facts: Facts, name: string) => (facts[name] ?? {}) as Readonly<Record<string, number>>;
