import type { MatchView } from "@consigliere/contract/play";
import type { Json } from "@consigliere/engine/json";
import type { House } from "../house.ts";
import { enterMine } from "./answer-prompt.ts";

interface NewSettings {
  readonly answerId: string;
  readonly settings: Json;
}

/** Replaces the private settings of the user's seat. @throws RefusedError `match/illegal-settings` */
export function changeSettings(
  house: House,
  userId: string,
  matchId: string,
  { answerId, settings }: NewSettings,
): Promise<MatchView> {
  return enterMine(house, {
    userId,
    matchId,
    answerId,
    input: (seat) => ({ kind: "settings", seat, settings }),
  });
}
