"use client";

import { planOf, typeOf } from "@consigliere/games/mob-city/cards";
import { Closeup } from "../../stage/closeup.tsx";
import { useBoard } from "./board-context.ts";
import { Facade } from "./facade.tsx";
import { buildingName } from "./labels.ts";

/** The building that is pointed at: what it costs, earns, and is fined. */
export function Spotlight() {
  const { t, view, words, shown } = useBoard();
  const building = view.buildings.find(({ id }) => id === shown);
  if (shown === null || building === undefined) return null;
  const { cost, income, fine } = planOf(shown);
  return (
    <Closeup className="mc-spotlight">
      <span className="mc-spotlight-art">
        <Facade
          type={typeOf(shown)}
          isPouring={building.business === "speakeasy"}
          isClosed={building.closed}
          isBombed={building.bombed}
        />
      </span>
      <div>
        <b>{buildingName(words, shown)}</b>
        <p>{words.text(`type.${typeOf(shown)}`)}</p>
        <p>{t("plan", { cost, income, two: 2 * income, three: 3 * income, four: 4 * income, fine })}</p>
        {building.owner !== null && <p>{t("ownedBy", { name: words.name(building.owner) })}</p>}
      </div>
    </Closeup>
  );
}
