import type { BuildingId } from "@consigliere/games/mob-city/cards";
import type { View } from "@consigliere/games/mob-city/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { BoardProps } from "../game-ui.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { Facade, frontOf } from "./facade.tsx";
import { buildingName } from "./labels.ts";

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
export function Struck({ board, building, seat, by, yours }: StruckProps) {
  const house = (board.view as View).buildings.find(({ id }) => id === building);
  const owner = by === "raid" ? seat : house?.owner;
  return (
    <span className="mc-struck" data-by={by}>
      <span className="mc-struck-house">
        {house !== undefined && (
          <Facade
            {...frontOf(house)}
            owner={owner}
            yours={owner === board.viewer && yours}
            isClosed={by === "raid"}
            isBombed={by === "bomb"}
            name={buildingName(board.words, building)}
          />
        )}
      </span>
      <span className="mc-struck-face">
        <Portrait of={portraitOf(board.seats, seat)} shape="round" />
        <SeatMark seat={seat} />
      </span>
    </span>
  );
}
