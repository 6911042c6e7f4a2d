"use client";

import { planOf } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import type { BuildingView } from "@consigliere/games/mob-city/view";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { useDraftedBooks } from "./books.tsx";
import { strikes } from "./draft-effects.ts";
import { ForecastBox } from "./forecasts.tsx";
import { isForSale, useHouseFacts, useWhyBarred } from "./house-facts.ts";
import { Key } from "./key.tsx";
import { buildingName } from "./labels.ts";
import { markAt, pressBuilding, type Step, type StepMark } from "./steps.ts";

/** The facts about a building, what a group there would bring, and a key for each thing that can be done. */
export function HouseSlip({ building }: { readonly building: BuildingView }) {
  const { t, words, steps, opened, open } = useBoard();
  const slip = useRef<HTMLElement>(null);
  const { id } = building;
  const why = useWhyBarred(id);
  const facts = useHouseFacts(building);
  const brings = useBrings(building);
  // Where one thing can be done the house itself is its key.
  const keys = steps.length > 1 ? steps.filter((one) => markAt(one, id) !== undefined) : [];
  const further = steps.flatMap((one) => markAt(one, id)?.further ?? []);
  const isByKey = opened?.isByKey === true;
  useEffect(() => {
    if (isByKey) slip.current?.querySelector<HTMLElement>("[data-mark]")?.focus();
  }, [isByKey]);
  const close = () => {
    const board = slip.current?.closest(".board");
    open(null);
    board?.querySelector<HTMLElement>(`[data-piece="building-${id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape") return moveFocus(event);
    event.stopPropagation();
    close();
  };
  return (
    <section ref={slip} className="mc-slip" aria-label={buildingName(words, id)} onKeyDown={onKeyDown}>
      <p className="row">
        <b>{buildingName(words, id)}</b>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {brings !== null && <strong>{brings}</strong>}
        {why !== null && <em>{why.reason}</em>}
      </p>
      <div className="mc-day-keys row" data-gap="1">
        {keys.map((one) => (
          <StepKey key={one.path.join()} step={one} id={id} />
        ))}
        {further.map((one) => (
          <Conditions key={one.path.join()} {...one} />
        ))}
        <ForecastBox />
        <button type="button" className="mc-step" aria-label={t("closeSlip")} onClick={close}>
          ×
        </button>
      </div>
    </section>
  );
}

/** The takings of a group that stands there alone tonight, in words; null where none is sent. */
function useBrings({ id, owner, income, closed }: BuildingView): string | null {
  const { t, view, viewer, words, steps } = useBoard();
  const captain = viewer === null ? undefined : view.captains[viewer];
  const books = useDraftedBooks();
  if (captain === undefined || books === null || !steps.some((step) => step.group !== null)) return null;
  if (owner === viewer) return t("brings.guards", { money: books.incomeOf(id) });
  if (strikes(view, viewer, { id, kind: "crackdown" })) return t("brings.arrest");
  const money = (income * captain.notoriety) / 10;
  if (closed || money === 0) return t("brings.nothing");
  return t("brings.takes", { money, from: owner === null ? t("brings.vault") : words.name(owner) });
}

/** Buys it, pours there, or sends a group, or takes that back. */
function StepKey({ step, id }: { readonly step: Step } & Pick<BuildingView, "id">) {
  const { t, words, draft, turnTo } = useBoard();
  const mark = markAt(step, id);
  if (draft === null || mark === undefined) return null;
  const { group } = step;
  const option = optionId(step.form, id);
  const isOver = mark.state === "open" && draft.overrunAt(step.path, option) !== null;
  const name = buildingName(words, id);
  const does =
    group !== null
      ? t("group", { group: groupSign(group) })
      : isForSale(step, draft)
        ? t("dayPlan.buyFor", { money: planOf(id).cost })
        : t("pour");
  return (
    <Key
      id={step.form === "pour" ? `option-${option}` : `slip-${step.path[0]}`}
      mark={isOver ? "blocked" : mark.state}
      aria-label={step.form === "pour" ? t("pourAt", { name }) : t("stands", { name, group: does })}
      onPress={() => {
        pressBuilding(draft, step, id);
        // Houses answer the next open part.
        if (group !== null) turnTo(null);
      }}
    >
      {group === null ? does : groupSign(group)}
    </Key>
  );
}

/** When a group of a sealed plan goes there. */
function Conditions({ question, draft: inner, path, group }: NonNullable<StepMark["further"]>) {
  const { draft, words } = useBoard();
  if (question.form !== "one") return null;
  const chosen = inner.form === "one" ? inner.chosen : null;
  return (
    <>
      {group !== null && <b>{groupSign(group)}</b>}
      {question.options
        .filter(({ id }) => whatOf("condition", id) !== undefined)
        .map(({ id }) => (
          <Key
            key={id}
            id={`option-${id}`}
            mark={chosen === id ? "chosen" : "open"}
            onPress={() => draft?.pick(path, id)}
          >
            {words.option(id)}
          </Key>
        ))}
    </>
  );
}
