/** Everything that happens, is asked, chosen or refused in whole matches has a sentence in both languages. */
import { eventFor } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { Prompt } from "@consigliere/engine/prompt";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { seatsOf, type Viewer } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { messagesIn } from "../../messages.ts";
import { type Phrase, tell } from "../../phrase.ts";
import { blanksOf, catalogueOf, translator } from "../../testing/translate.ts";
import { nothingPersonal } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { nothingPersonalManifest } from "../manifest.ts";

const story = await nothingPersonalManifest.story();
const en = await nothingPersonalManifest.messages("en");
const ja = await nothingPersonalManifest.messages("ja");

const matches = [
  { seatCount: 4, options: { rounds: 3 } },
  {
    seatCount: 5,
    options: {
      rounds: 3,
      bindingDeals: true,
      sitDown: true,
      pleas: "whack-move",
      expansions: ["historical", "designers", "young-turks"],
      crewWindows: "every-action",
    },
  },
].map((plan, i) => {
  const prompts = new Map<string, Prompt>();
  const played = playOut(nothingPersonal as unknown as Game, {
    ...plan,
    seed: `story ${i}`,
    bots: seatsOf(plan.seatCount).map(() => randomBot),
    watch: (run) => {
      for (const prompt of seatsOf(plan.seatCount).flatMap((seat) => run.prompts(seat)))
        prompts.set(prompt.id, prompt);
    },
  });
  return { events: played.events, prompts: [...prompts.values()] };
});

function visit(question: QuestionData, see: (phrase: Phrase) => void): void {
  for (const tally of Object.keys(question.limits ?? {})) see(story.phraseOfTally(tally));
  if (question.form === "form") {
    for (const part of question.parts) {
      see(story.phraseOfPart(part.name));
      visit(part.question, see);
    }
  }
  const options: readonly OptionData[] = "options" in question ? question.options : [];
  for (const { id, blocked, with: further } of options) {
    see(story.phraseOfOption(id));
    if (blocked !== undefined) see(story.phraseOfBlocked(blocked));
    if (further !== undefined) visit(further, see);
  }
}

describe.each([
  ["en", en],
  ["ja", ja],
] as const)("Nothing Personal in %s", (language, messages) => {
  it("has a sentence for everything in whole matches", { timeout: 120_000 }, async () => {
    const translate = translator({ ...(await messagesIn(language)), "nothing-personal": messages }, language);
    const said = new Set<string>();
    const say = (phrase: Phrase, seat: Viewer) => {
      const sentence = tell(translate, phrase, { seat, nameOf: (other) => `player ${other}` });
      said.add(sentence);
      expect(sentence).not.toMatch(/undefined|NaN|\{|\}/);
    };
    for (const { events, prompts } of matches) {
      for (const event of events)
        for (const viewer of [0, 1, "spectator"] satisfies Viewer[]) {
          const seen = eventFor(event, viewer);
          if (seen !== null) say(story.phraseOfEvent(seen), viewer);
        }
      for (const prompt of prompts) {
        say(story.phraseOfTopic(prompt.topic, prompt.about), prompt.seat);
        say(story.phraseOfWaiting(prompt), "spectator");
        visit(prompt.question, (phrase) => say(phrase, prompt.seat));
      }
    }
    expect(said.size).toBeGreaterThan(500);
  });
});

it("says the same things with the same blanks in both languages", () => {
  const [english, japanese] = [catalogueOf(en), catalogueOf(ja)];
  expect([...japanese.keys()].sort()).toEqual([...english.keys()].sort());
  expect(Object.keys(en["blocked"] as object).sort()).toEqual([...REASONS].sort());
  // Who reads is asked in English alone.
  const blanks = (text: string | undefined, language: string) =>
    blanksOf(text ?? "", language).filter((name) => name !== "you");
  for (const [key, text] of english) expect(blanks(japanese.get(key), "ja"), key).toEqual(blanks(text, "en"));
});
