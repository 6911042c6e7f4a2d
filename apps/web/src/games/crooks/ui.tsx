import type { OptionId } from "@consigliere/contract/question";
import type { CrookId, TargetId } from "@consigliere/games/crooks/cards";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { Path } from "../../prompts/draft.ts";
import type { GameUi } from "../game-ui.ts";
import { CrooksBoard } from "./board.tsx";
import { CrooksHand } from "./hand.tsx";
import { faceOf } from "./portraits.ts";
import { CrooksReference } from "./reference.tsx";
import { pause } from "./scene.ts";
import { CrooksSettings } from "./settings-form.tsx";
import { TargetArt } from "./target-art.tsx";

/** How Crooks looks. */
export const crooksUi: GameUi = {
  Board: CrooksBoard,
  Hand: CrooksHand,
  SettingsForm: CrooksSettings,
  Reference: CrooksReference,
  picture,
  isOnBoard,
  hintKey,
  pause,
};

function picture(id: OptionId) {
  const [type, name = ""] = id.split(":");
  if (type === "crook") return <Portrait of={faceOf(name as CrookId)} />;
  if (type === "target") return <TargetArt target={name as TargetId} />;
  return type === "seat" ? <SeatMark seat={Number(name)} className="size-full" /> : null;
}

/** Doors, targets, slots and the crooks found are pressed themselves; passing and declining are in the panel. */
export function isOnBoard(id: OptionId): boolean {
  return /^(hire|hideout|target|crook|up|down|join|replace|switch|seat):/.test(id);
}

/** What is to be chosen along with a placement: where the crooks go that make room. */
export function hintKey(path: Path): string | null {
  return path[0]?.startsWith("switch:") === true ? "destination" : null;
}
