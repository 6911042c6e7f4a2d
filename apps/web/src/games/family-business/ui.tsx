import type { OptionId } from "@consigliere/contract/question";
import type { MobId, MobsterId } from "@consigliere/games/family-business/mobs";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameUi } from "../game-ui.ts";
import { FamilyBusinessBoard } from "./board.tsx";
import { hintKey, pause } from "./guidance.ts";
import { FamilyBusinessHand } from "./hand.tsx";
import { faceOf, faceOfMob } from "./portraits.ts";
import { FamilyBusinessReference } from "./reference.tsx";
import { FamilyBusinessSettings } from "./settings-form.tsx";

/** How Family Business looks. */
export const familyBusinessUi: GameUi = {
  Board: FamilyBusinessBoard,
  Hand: FamilyBusinessHand,
  SettingsForm: FamilyBusinessSettings,
  Reference: FamilyBusinessReference,
  picture,
  isOnBoard: (id) => /^(play|discard|mobster|seat):/.test(id),
  hintKey,
  pause,
};

function picture(id: OptionId) {
  const [type, name = ""] = id.split(":");
  if (type === "mobster") return <Portrait of={faceOf(name as MobsterId)} />;
  if (type === "mob") return <Portrait of={faceOfMob(name as MobId)} />;
  return type === "seat" ? <SeatMark seat={Number(name)} className="size-full" /> : null;
}
