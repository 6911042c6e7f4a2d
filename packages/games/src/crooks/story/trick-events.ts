/** The effects of abilities, in phrases. */
import { listOf } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { CrooksEvent } from "../events.ts";
import { crookName, crookNames, isHideout, phrase, placeName, toldName } from "./words.ts";

export const trickTellers: Tellers<
  CrooksEvent,
  "crooks-removed" | "ability-used" | "ability-declined" | "money-taken" | "spy-looked"
> = {
  "crooks-removed": ({ by, victim, target, crooks }) => {
    const values = { seat: { seat: by }, crooks: listOf(crooks.map(toldName)), target: placeName(target) };
    if (by === victim) return phrase("event.crooks-removed.own", values);
    return phrase("event.crooks-removed.other", { ...values, victim: { seat: victim } });
  },
  "ability-used": ({ seat, ability }) =>
    phrase("event.ability-used", { seat: { seat }, ability: phrase(`ability.${ability}.name`) }),
  "ability-declined": ({ seat, ability }) =>
    phrase("event.ability-declined", { seat: { seat }, ability: phrase(`ability.${ability}.name`) }),
  "money-taken": ({ seat, amount }) => phrase("event.money-taken", { seat: { seat }, amount }),
  "spy-looked": ({ seat, place, count, crooks, plays }) => {
    const values = { seat: { seat }, place: placeName(place), count };
    if (crooks !== undefined)
      return phrase("event.spy-looked.into", { ...values, crooks: crookNames(crooks) });
    if (plays === undefined) {
      return phrase(isHideout(place) ? "event.spy-looked.hideout" : "event.spy-looked.target", values);
    }
    const seen = plays.map(({ owner, crook }) =>
      phrase("crook-of", { crook: crookName(crook), owner: { seat: owner } }),
    );
    return phrase("event.spy-looked.under", { ...values, crooks: listOf(seen) });
  },
};
