"use client";

import { planOf, typeOf } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import type { BuildingView } from "@consigliere/games/mob-city/view";
import { memo } from "react";
import { useBoard } from "./board-context.ts";
import { Car } from "./car.tsx";
import { Facade } from "./facade.tsx";
import { isForSale, useHouseFacts } from "./house-facts.ts";
import { buildingName } from "./labels.ts";
import { chosenAt, isInk, markAt, pressBuilding, sentTo } from "./steps.ts";
import { useWhyBarred } from "./use-why-barred.ts";

/** Opens the slip of a house or closes it: by a finger, or by a key, which then goes on into the slip. */
export type ToggleSlip = (id: BuildingView["id"], isByKey: boolean) => void;

interface HouseProps {
  readonly building: BuildingView;
  /** Whether its slip is open. */
  readonly isOpen: boolean;
  readonly onToggle: ToggleSlip;
}

/**
 * A house of the city: a press answers with it what is asked, and opens its slip. The others are not drawn anew for
 * that.
 */
export const House = memo(function House({ building, isOpen, onToggle }: HouseProps) {
  const { t, view, words, draft, step, steps, viewer, show } = useBoard();
  const { id, owner, business, closed, bombed } = building;
  const mark = step === null ? undefined : markAt(step, id);
  const why = useWhyBarred(id);
  const facts = useHouseFacts(building);
  const isBought = steps.some((one) => isForSale(one, draft) && chosenAt(one).includes(id));
  const isPencil = !isInk(draft);
  const pours = chosenAt(steps.find(({ form }) => form === "pour")).includes(id);
  const says = [
    buildingName(words, id),
    ...facts.map(({ text }) => text),
    ...(mark?.state === "chosen"
      ? [mark.rank === null ? t("chosen") : t("chosenAs", { rank: mark.rank })]
      : []),
    ...(why === null ? [] : [why.reason, why.missing ?? ""]),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className="mc-house"
      data-site={`building-${id}`}
      data-lot={id.slice(-1)}
      data-about={mark === undefined ? undefined : ""}
      data-mark={why !== null ? "blocked" : mark?.state}
      data-testid={mark === undefined || step === null ? undefined : `option-${optionId(step.form, id)}`}
      aria-label={says.join(t("comma"))}
      aria-pressed={mark && mark.state === "chosen"}
      aria-disabled={(mark !== undefined && why !== null) || undefined}
      aria-expanded={isOpen}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(id)}
      onPointerLeave={(event) => event.pointerType === "mouse" && show(null)}
      onClick={(event) => {
        const isAnswer = draft !== null && step !== null && mark !== undefined && why === null;
        if (isAnswer) pressBuilding(draft, step, id);
        if (!isAnswer || !isOpen) onToggle(id, event.detail === 0);
      }}
    >
      <Facade
        type={typeOf(id)}
        owner={isBought ? viewer : owner}
        isPencil={isBought && isPencil}
        isPouring={business === "speakeasy" || pours}
        isClosed={closed}
        isBombed={bombed}
      />
      {step !== null && isForSale(step, draft) && owner === null && (
        <span className="mc-price" data-short={(mark !== undefined && why !== null) || undefined}>
          {t("thousands", { count: planOf(id).cost / 1000 })}
          {why?.lacks != null && <small>{t("lacks", { count: Math.ceil(why.lacks / 100) / 10 })}</small>}
        </span>
      )}
      <span className="mc-house-name">{buildingName(words, id)}</span>
      {mark?.rank != null && <b className="mc-rank">{mark.rank}</b>}
      <span className="mc-cars">
        {view.tokens
          .filter((token) => token.building === id)
          .map(({ seat, group }) => (
            <Car key={`${seat} ${group}`} seat={seat} group={group} />
          ))}
        {viewer !== null &&
          sentTo(steps, id).map((group) => (
            <Car key={group} seat={viewer} group={group} isPencil={isPencil} />
          ))}
      </span>
    </button>
  );
});
