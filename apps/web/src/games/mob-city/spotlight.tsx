"use client";

import { type BuildingId, type CardId, planOf, typeOf } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import type { BuildingView } from "@consigliere/games/mob-city/view";
import { useContext } from "react";
import { Closeup } from "../board/closeup.tsx";
import { ShownContext, useBoard } from "./board-context.ts";
import { EnforcerCard } from "./enforcer-card.tsx";
import { Facade } from "./facade.tsx";
import { buildingName, cardName, isPerson } from "./labels.ts";
import { useWhyBarred } from "./use-why-barred.ts";

/** The building or the card that is pointed at, and why it cannot be chosen now. */
export function Spotlight() {
  const { view } = useBoard();
  const shown = useContext(ShownContext);
  if (shown === null) return null;
  const building = view.buildings.find(({ id }) => id === shown);
  return building === undefined ? (
    <CardCloser card={shown as CardId} />
  ) : (
    <BuildingCloser building={building} />
  );
}

/** A card with what bars it. */
function CardCloser({ card }: { readonly card: CardId }) {
  const { words, draft } = useBoard();
  const options = isPerson(card)
    ? [optionId("card", card), optionId("target", card), optionId("carrier", card)]
    : [optionId("card", card), optionId("shoot", card), optionId("throw", card)];
  const reason = options.map((id) => draft?.marks.get(id)?.reason).find((one) => one != null);
  return (
    <Closeup className="mc-spotlight">
      <EnforcerCard card={card} words={words} />
      <div>
        <b>{cardName(words, card)}</b>
        {reason != null && <p className="reason">{words.blocked(reason)}</p>}
      </div>
    </Closeup>
  );
}

/** A building: what it costs, earns, and is fined, and what keeps the viewer from it. */
function BuildingCloser({ building }: { readonly building: BuildingView }) {
  const { t, words } = useBoard();
  const shown: BuildingId = building.id;
  const why = useWhyBarred(shown);
  const { cost, income, fine } = planOf(shown);
  return (
    <Closeup className="mc-spotlight">
      <span className="mc-spotlight-art">
        <Facade
          type={typeOf(shown)}
          owner={building.owner}
          isPouring={building.business === "speakeasy"}
          isClosed={building.closed}
          isBombed={building.bombed}
        />
      </span>
      <div>
        <b>{buildingName(words, shown)}</b>
        {why !== null && <p className="reason">{[why.reason, why.missing].join(" ")}</p>}
        <p>{words.text(`type.${typeOf(shown)}`)}</p>
        <p>{t("plan", { cost, income, two: 2 * income, three: 3 * income, four: 4 * income, fine })}</p>
        {building.owner !== null && <p>{t("ownedBy", { name: words.name(building.owner) })}</p>}
      </div>
    </Closeup>
  );
}
