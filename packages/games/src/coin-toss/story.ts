/** Coin Toss in phrases. The words are in `messages/`. */
import { phrasesOf } from "../phrase.ts";
import { type Story, storyFrom } from "../story.ts";
import type { CoinTossEvent } from "./events.ts";
import type { Side } from "./state.ts";

const phrase = phrasesOf("coin-toss");
const sideName = (side: Side) => phrase(`side.${side}`);

export const coinTossStory: Story<CoinTossEvent> = storyFrom(phrase, {
  tellers: {
    "match-started": () => phrase("event.match-started"),
    "turn-started": ({ seat }) => phrase("event.turn-started", { seat: { seat } }),
    called: ({ seat, side }) => phrase("event.called", { seat: { seat }, side: sideName(side) }),
    tossed: ({ side }) => phrase("event.tossed", { side: sideName(side) }),
  },
  phraseOfOption: (id) => phrase(`side.${id}`),
  phraseOfTopic: (topic) => phrase(`topic.${topic}`),
  weightOf: ({ type }) => (type === "tossed" ? 3 : 1),
});
