export type MatchStatus = "lobby" | "playing" | "over" | "cancelled";
