/** The great moments of Mob City: the bids, a gunfight with its dead, a raid, a bomb, the Don's will. */
import type { BuildingId } from "@consigliere/games/mob-city/cards";
import type { MobCityEvent } from "@consigliere/games/mob-city/events";
import type { View } from "@consigliere/games/mob-city/view";
import type { ReactNode } from "react";
import type { MomentScene } from "../../stage/moments.ts";
import type { BoardProps, GameMoments, MomentContext } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { lengthIn, soundsIn, type Told } from "../shared/told.ts";
import { fightIn, struckBy } from "./cast.ts";
import { Facade } from "./facade.tsx";
import { Reveal } from "./favours.tsx";
import { FightScene } from "./gunfight.tsx";
import { buildingName } from "./labels.ts";
import { Will } from "./will.tsx";

/** A gunfight is acted from its first event to its last; the bids take a part for each place, the will what it counts. */
const TOLD: Told = {
  "bid-answered": [0, ["wax", 0]],
  "bids-revealed": [2_800, ["wax", 0], ["coin", 700], ["coin", 1_400], ["coin", 2_100]],
  "building-bought": [0, ["coin", 0]],
  "group-dispatched": [0, ["door", 0]],
  "fight-started": [1_200, ["door", 0]],
  "fight-armed": [500],
  "fight-shot": [1_000, ["shot", 460]],
  "fight-killed-outright": [1_000, ["shot", 460]],
  "fight-grenade": [1_100, ["shot", 460]],
  "fight-collected": [600],
  "fight-passed": [250],
  "fight-captured": [1_000],
  "fight-capture-refused": [500],
  "fight-wiped-out": [900],
  "fight-won": [1_000],
  "fight-looted": [700],
  "raid-closed": [900, ["siren", 0]],
  "building-bombed": [900, ["shot", 460]],
  "extortion-paid": [0, ["coin", 0]],
  "will-opened": [6_000, ["paper", 300], ["bell", 5_000]],
};

/** A miss is told faster. */
const length = (told: TableEvent): number => (told["outcome"] === "miss" ? 800 : lengthIn(TOLD, told.type));

/** Everything happens where it is: at the places of the favours, before a house, at the Don's bed. */
function scene(told: TableEvent, { board, say, viewBefore }: MomentContext): MomentScene | null {
  const event = told as unknown as MobCityEvent;
  if (length(told) === 0) return null;
  const before = (viewBefore ?? null) as View | null;
  const yours = say("board.mob-city.ownedBy", { mine: "true", name: "" });
  const shown = (light: MomentScene["light"], set: ReactNode, caption = board.words.event(told)) => {
    return { light, actors: [], set, caption };
  };
  switch (event.type) {
    case "bids-revealed":
      return shown("lamp", <Reveal board={board} />, say("board.mob-city.moment.bids"));
    case "raid-closed":
      return shown("beam", <Struck {...{ board, yours, ...event }} by="raid" />);
    case "building-bombed":
      return shown("muzzle", <Struck {...{ board, yours, ...event }} by="bomb" />);
    case "will-opened":
      return shown("day", <Will board={board} will={event.will} />, say("board.mob-city.moment.will"));
    default:
      if (fightIn(board.view as View, before) === null) return null;
      return shown(
        struckBy(event).length > 0 ? "muzzle" : "headlights",
        <FightScene board={board} told={event} before={before} />,
      );
  }
}

interface StruckProps {
  readonly board: BoardProps;
  readonly building: BuildingId;
  /** Whose house is raided, or who throws the grenade. */
  readonly seat: number;
  readonly by: "raid" | "bomb";
  /** The words for a house of the reader's. */
  readonly yours: string;
}

/** A house in the searchlights of a raid, or in the flash of a grenade, as high as the stage. */
function Struck({ board, building, seat, by, yours }: StruckProps) {
  const house = (board.view as View).buildings.find(({ id }) => id === building);
  const owner = by === "raid" ? seat : (house?.owner ?? null);
  return (
    <span className="mc-struck" data-by={by}>
      {house !== undefined && (
        <Facade
          {...house}
          owner={owner}
          yours={owner === board.viewer && yours}
          closed={by === "raid"}
          bombed={by === "bomb"}
          name={buildingName(board.words, building)}
        />
      )}
    </span>
  );
}

export const mobCityMoments: GameMoments = {
  length,
  scene,
  sounds: ({ type }) => soundsIn(TOLD, type),
};
