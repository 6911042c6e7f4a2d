import type { MatchView } from "@consigliere/contract/play";
import type { House } from "../house.ts";
import { enterMine } from "./answer-prompt.ts";

/** Gives up: a bot plays the seat to the end. @throws RefusedError `match/resigned` */
export function resign(house: House, userId: string, matchId: string, answerId: string): Promise<MatchView> {
  return enterMine(house, { userId, matchId, answerId, input: (seat) => ({ kind: "resign", seat }) });
}
