"use client";

import { readOption } from "@consigliere/games/nothing-personal/option-ids";
import type { OptionPlace } from "../../prompts/places.ts";
import { useBoard } from "./board-context.ts";
import { Coins, Stepper } from "./felt.tsx";
import { amountOf, chosenAt, furtherIn } from "./parts.ts";

/** Parts of a promise that are chosen on the stairs. */
const ON_STAIRS: readonly string[] = ["gangster", "place"];

/** Promises that are given or asked for, each as a slip with whom it concerns; the slip itself takes it back. */
export function Pledges({ at }: { readonly at: OptionPlace }) {
  const { t, words, draft } = useBoard();
  if (draft === null) return null;
  const further = new Map(furtherIn(at).map((one) => [one.path.at(-1), one]));
  return chosenAt(at.draft).map((id) => {
    const inner = further.get(id);
    return (
      <div key={id} className="np-pledge">
        <button
          type="button"
          className="np-stamped"
          data-testid={`option-${id}`}
          aria-pressed
          aria-label={t("bargain.take", { what: words.option(id) })}
          onClick={() => draft.pick(at.path, id)}
        >
          {words.option(id)} <i aria-hidden="true">×</i>
        </button>
        {inner !== undefined && <Further at={inner} />}
      </div>
    );
  });
}

/** The parts that a promise still needs: whom, where, how much. */
function Further({ at }: { readonly at: OptionPlace }) {
  const { t, words, draft } = useBoard();
  const { question } = at;
  if (draft === null) return null;
  switch (question.form) {
    case "form":
      return furtherIn(at).map((part) => (
        <div key={part.path.at(-1)}>
          <small>{words.part(part.path.at(-1) ?? "")}</small> <Further at={part} />
        </div>
      ));
    case "amount":
      return (
        <Stepper at={at} what={words.part(at.path.at(-1) ?? "")}>
          <Coins n={amountOf(at.draft)} />
        </Stepper>
      );
    case "one": {
      const [chosen] = chosenAt(at.draft);
      const ids = question.options.map(({ id }) => id);
      const loose = ids.filter((id) => !ON_STAIRS.includes(readOption(id).form));
      const shown = chosen === undefined ? loose : [chosen];
      return (
        <>
          {chosen === undefined && loose.length < ids.length && (
            <small>{t("bargain.press", { other: loose.length > 0 ? "yes" : "no" })}</small>
          )}
          <div className="np-laid">
            {shown.map((id) => (
              <button
                key={id}
                type="button"
                className="np-slip-card"
                data-testid={`option-${id}`}
                aria-pressed={id === chosen}
                onClick={() => draft.pick(at.path, id)}
              >
                {words.option(id)}
              </button>
            ))}
          </div>
        </>
      );
    }
    default:
      return null;
  }
}

interface PickerProps {
  readonly at: OptionPlace;
  readonly onPicked: () => void;
}

/** All that may be promised. */
export function PledgePicker({ at, onPicked }: PickerProps) {
  const { words, draft } = useBoard();
  if (draft === null || at.question.form !== "some") return null;
  const chosen = chosenAt(at.draft);
  return (
    <div className="np-picker">
      {at.question.options.map(({ id }) =>
        chosen.includes(id) ? null : (
          <button
            key={id}
            type="button"
            className="np-want"
            data-mark="open"
            data-testid={`option-${id}`}
            onClick={() => {
              draft.pick(at.path, id);
              onPicked();
            }}
          >
            {words.option(id)}
          </button>
        ),
      )}
    </div>
  );
}
