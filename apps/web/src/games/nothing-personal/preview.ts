/** The effect of the drafted answer on the markers, and the resulting control of gangsters (5.1). */
import { type CardId, cardOf, type GangsterId, gangsterOf } from "@consigliere/games/nothing-personal/cards";
import { MOVE_FACES } from "@consigliere/games/nothing-personal/dice";
import type { Owner } from "@consigliere/games/nothing-personal/marker-place";
import { facesToMove } from "@consigliere/games/nothing-personal/odds";
import { readOption, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import { POSITIONS } from "@consigliere/games/nothing-personal/positions";
import type { ManView, View } from "@consigliere/games/nothing-personal/view";
import type { Draft } from "../../prompts/draft.ts";
import type { BoardProps } from "../game-ui.ts";
import { isCall } from "./topics.ts";

/** Markers more, or fewer, of one owner on one gangster. */
export interface Change {
  readonly gangster: GangsterId;
  readonly owner: Owner;
  readonly count: number;
}

/** All ids that a draft has chosen, outermost first, and its amounts by part. */
function chosenIn(draft: Draft | null | undefined): (string | readonly [string, number])[] {
  if (draft == null) return [];
  switch (draft.form) {
    case "one":
      return draft.chosen === null ? [] : [draft.chosen, ...chosenIn(draft.further)];
    case "some":
      return draft.chosen.flatMap((id) => [id, ...chosenIn(draft.further[id])]);
    case "order":
    case "amount":
      return [];
    case "form":
      return Object.entries(draft.parts).flatMap(([part, inner]) =>
        inner.form === "amount" ? [[part, inner.chosen] as const] : chosenIn(inner),
      );
  }
}

/** The certain part of the answer to a question about markers; nothing for any other question. */
export function changesOf({ view, viewer, draft }: Pick<BoardProps, "view" | "viewer" | "draft">): Change[] {
  if (draft === null || viewer === null || draft.prompt.sealed !== null) return [];
  const all = chosenIn(draft.draft);
  const ids = all.filter((one) => typeof one === "string");
  const men = ids.flatMap((id) => whatOf("gangster", id) ?? []);
  const mine = (gangster: GangsterId, count: number): Change => ({ gangster, owner: viewer, count });
  const { topic } = draft.prompt;
  if (topic === "commission-turn") return ofCard(ids, men, viewer);
  if (isCall(topic)) return ofCall(ids, viewer);
  if (topic === "place-marker" || topic === "place-markers" || topic === "favor")
    return men.map((man) => mine(man, 1));
  if (topic !== "crew-action") return [];
  const action = actionIn(view as View, ids, draft.prompt.about);
  if (action === "pos-add-1" || action === "add-1") return men.map((man) => mine(man, 1));
  const amounts = all.filter((one) => typeof one !== "string");
  if (action === "pos-neutral-3" || action === "neutral-2")
    return amounts.flatMap(([part, count]) =>
      count === 0 || part === "tribute"
        ? []
        : [{ gangster: part as GangsterId, owner: "neutral" as const, count }],
    );
  if (action === "pos-remove-1" || action === "remove-1")
    return ids
      .flatMap((id) => whatOf("marker", id) ?? [])
      .map(({ gangster, owner }) => ({ gangster, owner, count: -1 }));
  return [];
}

function ofCard(ids: readonly string[], men: readonly GangsterId[], viewer: number): Change[] {
  const card: CardId | undefined = ids.flatMap((id) => whatOf("card", id) ?? [])[0]?.card;
  const [first, second] = men;
  if (card === undefined || first === undefined) return [];
  if (ids.includes("single")) return [{ gangster: first, owner: viewer, count: 1 }];
  if (!ids.includes("influence")) return [];
  const { lines, extra } = cardOf(card);
  const start = ids.flatMap((id) => whatOf("line", id) ?? [])[0];
  const isReversed = start !== undefined && lineName(card, 0) !== start;
  const [n = 0, m = 0] = isReversed ? lines.map((line) => line.n).toReversed() : lines.map((line) => line.n);
  const more = extra === "pay-5-add-1" && ids.includes("yes") ? 1 : 0;
  const changes: Change[] = [{ gangster: first, owner: viewer, count: n + more }];
  const taken = ids.flatMap((id) => whatOf("marker", id) ?? [])[0];
  if (taken !== undefined) changes.push({ gangster: taken.gangster, owner: taken.owner, count: -1 });
  if (second === undefined) return changes;
  return [
    ...changes,
    extra === "neutral-1"
      ? { gangster: second, owner: "neutral", count: 1 }
      : { gangster: second, owner: viewer, count: m },
  ];
}

/** The cards that are played at once in a call, each before whom it is played on. */
function ofCall(ids: readonly string[], viewer: number): Change[] {
  return ids.flatMap((id, i) => {
    const named = whatOf("card", id);
    const gangster = whatOf("gangster", ids[i + 1] ?? "");
    if (named === undefined || gangster === undefined) return [];
    const { when, lines } = cardOf(named.card);
    const [line] = lines;
    return line !== undefined && (when === "any-time" || when === "crew")
      ? [{ gangster, owner: viewer, count: line.n }]
      : [];
  });
}

function lineName(card: CardId, index: number): string {
  const line = cardOf(card).lines[index];
  return line?.on === "type" ? (line.types[0] ?? "any") : (line?.on ?? "any");
}

/** The action that is chosen among those of a gangster's turn. */
export function actionIn(view: View, ids: readonly string[], about: unknown): string | null {
  const { gangster, chair } = about as {
    readonly gangster: GangsterId;
    readonly chair: keyof typeof POSITIONS;
  };
  if (view.board.every(({ id }) => id !== gangster)) return null;
  if (ids.includes("position")) return POSITIONS[chair].action;
  return ids.includes("ability") ? gangsterOf(gangster).ability : null;
}

/** Markers on somebody by owner, those on his coin included. */
export function countsOf(man: ManView, changes: readonly Change[] = []): ReadonlyMap<Owner, number> {
  const counts = new Map<Owner, number>(man.markers.map((n, seat) => [seat, n]));
  counts.set("neutral", man.neutral);
  if (man.coin !== null) counts.set(man.coin, (counts.get(man.coin) ?? 0) + 1);
  for (const { gangster, owner, count } of changes)
    if (gangster === man.id) counts.set(owner, (counts.get(owner) ?? 0) + count);
  return counts;
}

/** How somebody would stand. */
export interface Influence {
  /** The seats with the most markers; none where neutral has as many. */
  readonly leaders: readonly number[];
  readonly weight: number;
}

export function influenceOn(man: ManView, changes: readonly Change[]): Influence {
  const counts = countsOf(man, changes);
  const weight = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const most = Math.max(...counts.values());
  if (most === 0 || counts.get("neutral") === most) return { leaders: [], weight };
  const leaders = [...counts].flatMap(([owner, n]) => (n === most && owner !== "neutral" ? [owner] : []));
  return { leaders, weight };
}

/** How a move along an arrow would go: the numbers that make it succeed, and how many of six sides do. */
export function movePreview(view: View, ids: readonly string[], gangster: GangsterId) {
  const to = ids.flatMap((id) => whatOf("move", id) ?? [])[0];
  const man = view.board.find(({ id }) => id === gangster);
  if (to === undefined || man === undefined) return null;
  const faces = facesToMove(gangster, to);
  if (faces === null) return null;
  const numbers = faces.filter((face) => face !== "ring").map(Number);
  return { to, faces: numbers, chances: faces.length, sides: MOVE_FACES.length };
}

/** The ids that are chosen so far. */
export function idsIn(draft: BoardProps["draft"]): string[] {
  return draft === null ? [] : chosenIn(draft.draft).filter((one) => typeof one === "string");
}

/** Whether an option names a place, somebody, or a marker on the board. */
export function isOnBoard(id: string): boolean {
  return ["gangster", "marker", "move", "place"].includes(readOption(id).form);
}
