"use client";

import { TEN } from "@consigliere/games/nothing-personal/cards";
import { type Face, facesOf, type Outcome } from "@consigliere/games/nothing-personal/dice";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { OptionPlace } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { Said } from "../shared/said.tsx";
import { type BoardContext, useBoard } from "./board-context.ts";
import {
  goodFor,
  keeps,
  outcomeOf,
  type RollAbout,
  rollIn,
  sideIn,
  type WantPlace,
  wantAfter,
  wantPlace,
} from "./dice-wants.ts";
import { DieFace } from "./die.tsx";
import { faceOf } from "./faces.ts";
import { Cards, Stepper } from "./felt.tsx";
import { manName } from "./labels.ts";
import { amountOf, chosenAt, partsIn } from "./parts.ts";

/** The dice on the table: whose attempt it is, and of a roll that may be bought again the faces that one would keep. */
export function DiceTable() {
  const { view, words, event, draft, waiting } = useBoard();
  if (view.dice.length === 0) return null;
  const about = rollIn([draft?.prompt.about, ...waiting.map((one) => one.about)]);
  const isEvent = event?.type === "die-rolled" || event?.type === "die-rerolled";
  return (
    <section className="np-dice" aria-live="polite">
      {about !== null && <Attempt about={about} />}
      {isEvent && <p className="np-said">{words.event(event)}</p>}
      {view.dice.map(({ die, face }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same, and none changes places
        <div key={`${die} ${i}`} className="np-roll">
          <span key={face} className="np-die">
            <Said words={`${words.text(`die.${die}`)}: ${words.text(`face.${face}`)}`}>
              <DieFace die={die} face={face} />
            </Said>
          </span>
          {about !== null && <Faces about={about} index={i} />}
        </div>
      ))}
      {about !== null && draft?.prompt.topic === "dice" && <Again />}
    </section>
  );
}

/** The attempt: actor, action and target. */
function Attempt({ about }: { readonly about: RollAbout }) {
  const { t, words } = useBoard();
  const { gangster, target, seat } = about;
  if (gangster === null) return null;
  return (
    <p className="np-attempt">
      <span className="np-attempt-face" aria-hidden="true">
        <Portrait of={faceOf(gangster)} />
      </span>
      <b>{words.short(gangster)}</b>
      {seat !== null && <span>{t("triedFor", { name: words.name(seat) })}</span>}
      {target !== null && (
        <span className="np-attempted">
          <span className="np-attempt-way" aria-hidden="true" />
          <span className="np-attempt-face" aria-hidden="true">
            <Portrait of={faceOf(target)} />
          </span>
          <b>
            <span className="visually-hidden">{t("against", { name: manName(words, target) })}</span>
            <span aria-hidden="true">{words.short(target)}</span>
          </b>
        </span>
      )}
    </p>
  );
}

/** The six faces, coloured by what they come to; pressed, those that one would keep. */
function Faces({ about, index }: { readonly about: RollAbout; readonly index: number }) {
  const { t, words, draft, view, viewer } = useBoard();
  const side = sideIn(about, view, viewer);
  const says = (outcome: Outcome) => comesTo({ t, words }, about, outcome);
  const lying = about.dice[index];
  if (lying === undefined) return null;
  const { die } = lying;
  const faces = facesOf(die).map((face) => [face, outcomeOf(about, face)] as const);
  const place =
    draft?.prompt.topic === "dice" && draft.prompt.sealed === null
      ? wantPlace(draft.prompt.question, draft.draft, index, about.dice.length)
      : null;
  return (
    <fieldset className="np-faces">
      <legend className="visually-hidden">{t("keepFaces")}</legend>
      {faces.map(([face, outcome], i) => {
        const comes = outcome === null ? [] : [says(outcome)];
        const drawn = (
          <Said words={[words.text(`face.${face}`), ...comes].join(t("comma"))}>
            <DieFace die={die} face={face} />
            {comes.map((what) => (
              <small key={what}>{what}</small>
            ))}
          </Said>
        );
        const { want = null } = place ?? {};
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a face may be there more than once
            key={i}
            type="button"
            className="np-face"
            data-good={outcome === null ? undefined : (goodFor(side, outcome) ?? "nobody")}
            disabled={place === null}
            aria-pressed={place === null ? undefined : want !== null && keeps(want, face, outcome)}
            onClick={() => place !== null && press(place, face)}
          >
            {drawn}
          </button>
        );
      })}
    </fieldset>
  );

  function press({ path, options, want }: WantPlace, face: Face) {
    const next = wantAfter(want, face, faces, options);
    const [policy = "", ...rest] = path;
    if (!isAsking()) begin(policy);
    if (next.id !== want?.id) draft?.pick([policy, ...rest], next.id);
    if (next.number !== null) draft?.setAmount([...path, next.id], next.number);
  }

  function begin(policy: string) {
    draft?.pick([], policy);
    beginPolicy(draft);
  }

  function isAsking(): boolean {
    return draft?.draft.form === "one" && draft.draft.chosen !== null && draft.draft.chosen !== "nothing";
  }
}

/** Who is meant by a result. */
function comesTo(
  { t, words }: Pick<BoardContext, "t" | "words">,
  { gangster, target, deed }: RollAbout,
  outcome: Outcome,
): string {
  if (outcome === "failure" || target === null || gangster === null) return t(`comesTo.${outcome}`);
  if (outcome === "death") return t("comesTo.dies", { name: words.short(gangster) });
  return t(deed === "move" ? "comesTo.out" : "comesTo.dies", { name: words.short(target) });
}

/** The keys of the same choice in words: to roll again at all, and until what. */
function Again() {
  const { t, words, draft } = useBoard();
  if (draft === null || draft.prompt.sealed !== null) return null;
  const { dice } = draft.prompt.about as unknown as RollAbout;
  const { question } = draft.prompt;
  const given = draft.draft;
  const parts = partsIn(draft);
  const max = parts.get("max");
  if (max === undefined)
    return <Key id="policy" path={[]} says={words.option("policy")} isChosen={false} onPress={begin} />;
  const sell = parts.get("sell");
  // Cards are shaken down only where cash is short.
  const isShort =
    max.question.form === "amount" &&
    (draft.amountsAt(max.path).most < max.question.max || chosenAt(sell?.draft).length > 0);
  return (
    <>
      {wants()}
      <div className="np-rolls">
        <Stepper at={max} what={words.part("max")}>
          <b>{t("rolls", { count: amountOf(max.draft), sum: amountOf(max.draft) * TEN })}</b>
        </Stepper>
        {["abilities", "insure"].map((name) => (
          <YesNo key={name} at={parts.get(name)} says={words.part(name)} />
        ))}
      </div>
      {isShort && sell !== undefined && (
        <div className="np-rolls">
          <small>{t("fence.sell")}</small>
          <Cards at={sell} />
        </div>
      )}
    </>
  );

  function begin() {
    draft?.pick([], "policy");
    beginPolicy(draft);
  }

  function wants() {
    return dice.map((_, i) => {
      const place = wantPlace(question, given, i, dice.length);
      if (place === null) return null;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dice stay in their order
        <fieldset key={i} className="np-wants" data-number={dice[i]?.die === "number-die" || undefined}>
          <legend>{words.part(place.path.at(-1) ?? "")}</legend>
          {place.options.map((id) => (
            <Key
              key={id}
              id={id}
              path={place.path}
              says={words.option(id)}
              isChosen={place.want?.id === id}
            />
          ))}
        </fieldset>
      );
    });
  }
}

/** Whether, by two keys, of which one is down. */
function YesNo({ at, says }: { readonly at: OptionPlace | undefined; readonly says: string }) {
  const { words } = useBoard();
  if (at?.question.form !== "one") return null;
  const [chosen] = chosenAt(at.draft);
  return (
    <fieldset className="np-yes-no">
      <legend>{says}</legend>
      {at.question.options.map(({ id }) => (
        <Key key={id} id={id} path={at.path} says={words.option(id)} isChosen={id === chosen} isKept />
      ))}
    </fieldset>
  );
}

/** One more roll, with what costs nothing first; for what, is left to say. */
function beginPolicy(draft: AnswerDraft | null): void {
  draft?.setAmount(["policy", "max"], 1);
  draft?.pick(["policy", "abilities"], "yes");
  draft?.pick(["policy", "insure"], "no");
}

interface KeyProps {
  readonly id: string;
  readonly path: readonly string[];
  readonly says: string;
  readonly isChosen: boolean;
  /** Pressed again, it stays down. */
  readonly isKept?: boolean;
  readonly onPress?: () => void;
}

function Key({ id, path, says, isChosen, isKept = false, onPress }: KeyProps) {
  const { draft } = useBoard();
  return (
    <button
      type="button"
      className="np-want"
      data-mark={isChosen ? "chosen" : "open"}
      data-testid={`option-${id}`}
      aria-pressed={isChosen}
      onClick={() => (onPress !== undefined ? onPress() : isKept && isChosen ? null : draft?.pick(path, id))}
    >
      {says}
    </button>
  );
}
