import type { OptionId } from "@consigliere/contract/question";
import type { MobId, MobsterId } from "@consigliere/games/family-business/mobs";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { Path } from "../../prompts/draft.ts";
import type { GameUi } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { FamilyBusinessBoard } from "./board.tsx";
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
  isOnBoard: (id) => /^(play|discard|mobster|counter|seat):/.test(id),
  hintKey,
  pause,
};

function picture(id: OptionId) {
  const [type, name = ""] = id.split(":");
  if (type === "mobster") return <Portrait of={faceOf(name as MobsterId)} />;
  if (type === "mob") return <Portrait of={faceOfMob(name as MobId)} />;
  return type === "seat" ? <SeatMark seat={Number(name)} className="size-full" /> : null;
}

/** What is to be chosen with a card: by the card's kind, and how far the choice has come. */
export function hintKey(path: Path): string | null {
  const card = /^play:(.+)-\d\d$/.exec(path[0] ?? "")?.[1];
  if (card === undefined) return path[0]?.startsWith("counter:") ? "counter-order" : null;
  if (card === "hit") return path[1] === "own" ? "hit-own" : "hit-target";
  if (card === "substitution") return path.length > 1 ? "substitution-in" : "substitution-out";
  return card.startsWith("contract") || card === "priority-contract" ? "contract" : card;
}

const MOVES = ["mobster-listed", "mobster-freed", "mobster-replaced", "list-reordered", "war-started"];
const TELLS = ["card-played", "card-discarded", "counter-played", "war-ended", "war-rate-changed"];

/** Milliseconds that a replay rests at an event: burials longest, what does not show not at all. */
function pause({ type }: TableEvent): number {
  if (type === "mobster-buried" || type === "seat-eliminated" || type === "game-ended") return 300;
  if (MOVES.includes(type)) return 280;
  return TELLS.includes(type) ? 220 : 0;
}
