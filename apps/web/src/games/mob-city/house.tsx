"use client";

import { planOf, typeOf } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import type { BuildingView } from "@consigliere/games/mob-city/view";
import { type CSSProperties, memo } from "react";
import { piece } from "../board/piece.ts";
import { Sign } from "../board/piece-button.tsx";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { Car } from "./car.tsx";
import { Facade } from "./facade.tsx";
import { isForSale, isUseful, useHouseFacts, useWhyBarred } from "./house-facts.ts";
import { BODIES } from "./houses.ts";
import { buildingName, groupIn } from "./labels.ts";
import { isFullWith, isInk, markAt, pressBuilding, sentTo } from "./steps.ts";

/**
 * A house of the city, with the cars at its kerb. A press answers with it what is asked, and opens its slip, or the
 * fight that is to be prepared there.
 */
export const House = memo(function House({ building }: { readonly building: BuildingView }) {
  const { t, view, words, draft, step, steps, viewer, opened, open, meetings, turnTo } = useBoard();
  const { id, owner, business } = building;
  const mark = step === null ? undefined : markAt(step, id);
  const why = useWhyBarred(id);
  const facts = useHouseFacts(building);
  const isMeeting = meetings.includes(id);
  const isBought = steps.some((one) => isForSale(one, draft) && one.chosen.includes(id));
  const isMine = viewer !== null && (isBought || owner === viewer);
  const isPencil = !isInk(draft);
  const { cost, fine } = planOf(id);
  const isSold = step !== null && isForSale(step, draft) && owner === null;
  const isFined = mark !== undefined && draft?.prompt.topic === "fine-pay";
  const pours = steps.some((one) => one.form === "pour" && one.chosen.includes(id));
  const isOpen = opened?.id === id;
  const says = [
    buildingName(words, id),
    ...facts,
    ...(mark?.state === "chosen"
      ? [mark.rank === null ? t("chosen") : t("chosenAs", { rank: mark.rank })]
      : []),
    ...(why === null ? [] : [why.reason]),
  ];
  const state = why !== null ? "blocked" : (mark?.state ?? (isMeeting ? "open" : undefined));
  const tokens = view.tokens.filter((token) => token.building === id);
  const sent = sentTo(steps, id);
  return (
    <button
      type="button"
      className="mc-house"
      {...piece({
        id: `building-${id}`,
        mark: state && { state },
        ...(mark !== undefined && step !== null && { option: optionId(step.form, id) }),
        role: mark === undefined && !isMeeting ? null : "subject",
      })}
      data-dull={(mark?.state === "open" && !isSold && !isUseful(building, viewer)) || undefined}
      data-parked={tokens.length + sent.length > 0 || undefined}
      aria-expanded={isOpen}
      style={{ "--rise": BODIES[typeOf(id)].rise } as CSSProperties}
      onClick={(event) => {
        const isAnswer = draft !== null && step !== null && mark !== undefined && why === null;
        if (isAnswer) {
          pressBuilding(draft, step, id);
          // A step that is answered in full gives way to the next open one.
          if (mark.state === "open" && isFullWith(step, 1)) turnTo(null);
        }
        if (!isAnswer || !isOpen) open(isOpen ? null : { id, isByKey: event.detail === 0 });
      }}
    >
      <Said words={says.join(t("comma"))}>
        <Facade
          {...building}
          owner={isBought ? viewer : owner}
          yours={isMine && t("ownedBy", { mine: "true", name: "" })}
          isPencil={isBought && isPencil}
          business={pours ? "speakeasy" : business}
          name={words.short(id)}
        />
        {((isSold && !isBought) || isFined) && (
          <span
            className="mc-price player-tag"
            data-short={(mark !== undefined && why !== null) || undefined}
          >
            {t("thousands", { count: (isSold ? cost : fine) / 1000 })}
            {why?.lacks != null && <small>{t("lacks", { count: Math.ceil(why.lacks / 100) / 10 })}</small>}
          </span>
        )}
        {mark?.rank != null && <Sign className="piece-rank" text={mark.rank} />}
        <span className="mc-kerb">
          {tokens.map(({ seat, group }) => (
            <Car key={`${seat} ${group}`} {...{ seat, group }} count={groupIn(view, seat, group).count} />
          ))}
          {viewer !== null &&
            sent.map((group) => (
              <Car
                key={group}
                seat={viewer}
                group={group}
                isPencil={isPencil}
                count={view.mine?.groups[group - 1]?.length ?? 0}
              />
            ))}
        </span>
      </Said>
    </button>
  );
});
