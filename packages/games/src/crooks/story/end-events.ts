/** The end, in phrases: the hidden crooks, the scores, the winner. */
import { listOf, seatNames } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { CrooksEvent } from "../events.ts";
import { crookName, crookNames, phrase, placeName } from "./words.ts";

export const endTellers: Tellers<
  CrooksEvent,
  "all-passed" | "crooks-revealed" | "target-scored" | "gang-scored" | "game-ended" | "archive-opened"
> = {
  "all-passed": () => phrase("event.all-passed"),
  "crooks-revealed": ({ crooks }) => {
    if (crooks.length === 0) return phrase("event.crooks-revealed.none");
    const turned = crooks.map(({ crook, target }) =>
      phrase("crook-at", { crook: crookName(crook), target: placeName(target) }),
    );
    return phrase("event.crooks-revealed.some", { crooks: listOf(turned) });
  },
  "target-scored": ({ target, value, winners, points }) => {
    const values = { target: placeName(target), value };
    if (winners.length === 0) return phrase("event.target-scored.nobody", values);
    const won = { ...values, winners: seatNames(winners), points };
    return phrase(winners.length === 1 ? "event.target-scored.won" : "event.target-scored.shared", won);
  },
  "gang-scored": ({ gang, counts, winner, points }) => {
    const name = phrase(`gang.${gang}`);
    if (winner === null) return phrase("event.gang-scored.nobody", { gang: name });
    const count = counts[winner] ?? 0;
    return phrase("event.gang-scored.won", { gang: name, seat: { seat: winner }, count, points });
  },
  "game-ended": ({ reason, winners, scores }) =>
    phrase(`event.game-ended.${reason}`, {
      seat: { seat: winners[0] ?? 0 },
      winners: seatNames(winners),
      points: scores.find(({ placement }) => placement === 1)?.total ?? 0,
    }),
  "archive-opened": ({ undealt }) => phrase("event.archive-opened", { crooks: crookNames(undealt) }),
};
