"use client";

import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import type { BuildingView } from "@consigliere/games/mob-city/view";
import { type CSSProperties, useEffect, useRef } from "react";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { choiceKey, dispatchesTo } from "./choices.ts";
import { Forecast, Forecasts } from "./forecast-chips.tsx";
import { isForSale, useHouseFacts } from "./house-facts.ts";
import { buildingName } from "./labels.ts";
import { groupAt, markAt, pressBuilding, type Step, type StepMark } from "./steps.ts";
import { useWhyBarred } from "./use-why-barred.ts";

interface HouseSlipProps {
  readonly building: BuildingView;
  readonly style: CSSProperties;
  /** Opened by a key, which goes on in here. */
  readonly isByKey: boolean;
  readonly onClose: () => void;
}

/** The facts about a building, and a button for each action. It lies in the street in front of the building. */
export function HouseSlip({ building, style, isByKey, onClose }: HouseSlipProps) {
  const { t, words, draft, steps } = useBoard();
  const slip = useRef<HTMLElement>(null);
  const { id } = building;
  const facts = useHouseFacts(building);
  const why = useWhyBarred(id);
  // Where one thing can be done the house itself is its key.
  const keys = steps.length > 1 ? steps.filter((one) => markAt(one, id) !== undefined) : [];
  const further = steps.flatMap((one) => markAt(one, id)?.further ?? []);
  const sendable = keys.flatMap((one) => {
    const group = groupAt(one);
    return group !== null && markAt(one, id)?.state !== "blocked" ? [group] : [];
  });
  useEffect(() => {
    if (isByKey) slip.current?.querySelector<HTMLElement>("[data-mark]")?.focus();
  }, [isByKey]);
  return (
    <section
      ref={slip}
      className="mc-slip"
      style={style}
      aria-label={buildingName(words, id)}
      onKeyDown={moveFocus}
    >
      <p className="mc-slip-words">
        <b>{buildingName(words, id)}</b>
        {facts
          .filter(({ kind }) => kind !== "block")
          .map(({ kind, text }) => (
            <span key={text} data-kind={kind}>
              {text}
            </span>
          ))}
        {why !== null && <em>{[why.reason, why.missing].join(" ")}</em>}
      </p>
      <div className="mc-slip-keys">
        {draft !== null && (
          <Forecasts draft={draft} among={dispatchesTo(draft, id, sendable)}>
            {keys.map((one) => (
              <Key key={one.path.join()} step={one} id={id} />
            ))}
          </Forecasts>
        )}
        <button type="button" className="mc-slip-close" aria-label={t("closeSlip")} onClick={onClose}>
          ×
        </button>
      </div>
      {further.map((one) => (
        <Conditions key={one.path.join()} {...one} />
      ))}
    </section>
  );
}

/** Buys it, pours there, or sends a group, or takes that back. */
function Key({ step, id }: { readonly step: Step; readonly id: BuildingView["id"] }) {
  const { t, words, draft } = useBoard();
  const mark = markAt(step, id);
  const group = groupAt(step);
  const isOver =
    draft !== null && mark?.state === "open" && draft.overrunAt(step.path, optionId(step.form, id));
  if (draft === null || mark === undefined) return null;
  const isBarred = mark.state === "blocked" || Boolean(isOver);
  const name = buildingName(words, id);
  return (
    <button
      type="button"
      data-mark={isBarred ? "blocked" : mark.state}
      data-testid={step.form === "pour" ? `option-${optionId("pour", id)}` : `slip-${step.path[0]}`}
      aria-pressed={mark.state === "chosen"}
      aria-disabled={isBarred || undefined}
      aria-label={
        step.form === "pour"
          ? t("pourAt", { name })
          : t("stands", {
              name,
              group: group === null ? t("dayPlan.buy") : t("group", { group: groupSign(group) }),
            })
      }
      onClick={() => !isBarred && pressBuilding(draft, step, id)}
    >
      {step.form === "pour"
        ? t("pour")
        : group === null && isForSale(step, draft)
          ? t("dayPlan.buy")
          : groupSign(group ?? 0)}
      {group !== null && <Forecast of={choiceKey(`group-${group}`, optionId(step.form, id))} />}
    </button>
  );
}

/** When a group of a sealed plan goes there. */
function Conditions({ question, draft: inner, path }: NonNullable<StepMark["further"]>) {
  const { draft, words } = useBoard();
  const group = groupAt({ path });
  if (question.form !== "one") return null;
  const chosen = inner.form === "one" ? inner.chosen : null;
  return (
    <div className="mc-slip-keys">
      {group !== null && <b>{groupSign(group)}</b>}
      {question.options
        .filter(({ id }) => whatOf("condition", id) !== undefined)
        .map(({ id }) => (
          <button
            key={id}
            type="button"
            data-mark={chosen === id ? "chosen" : "open"}
            data-testid={`option-${id}`}
            aria-pressed={chosen === id}
            onClick={() => draft?.pick(path, id)}
          >
            {words.option(id)}
          </button>
        ))}
    </div>
  );
}
