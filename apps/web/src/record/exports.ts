/** Results in the forms that other programs read. */
import type { OwnRecord } from "@consigliere/contract/record";
import type { useClubWords } from "../club/people.ts";

type Result = OwnRecord["results"][number];
type Words = Pick<ReturnType<typeof useClubWords>, "nameOf" | "title">;

/**
 * The address that opens BG Stats with a play filled in, on a device that has it: one play, as JSON. It knows people
 * again by `sourcePlayerId`. Names are what we have that is the same in each play.
 */
export function bgStatsUrl(result: Result, { people }: OwnRecord, words: Words): string {
  const play = {
    sourceName: "Consigliere",
    sourcePlayId: result.matchId,
    playDate: result.endedAt.slice(0, "2026-01-01T12:00:00".length).replace("T", " "),
    game: {
      name: words.title(result.game),
      sourceGameId: result.game,
      highestWins: true,
      noPoints: result.stat === null,
    },
    players: result.seats.map(({ person, place, score }, at) => ({
      name: words.nameOf(person),
      sourcePlayerId: people.some(({ id }) => id === person) ? words.nameOf(person) : "bot",
      startPlayer: at === 0,
      winner: place === 1,
      rank: place,
      ...(score !== null && { score: String(score) }),
    })),
  };
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}

const COLUMNS = ["match", "game", "started", "ended", "seats", "seat", "player", "me", "place", "score"];

/** All results as CSV (RFC 4180, UTF-8 with its mark), a line for each seat. */
export function csvOf({ people, results }: OwnRecord, words: Words): string {
  const mine = people.find(({ isMe }) => isMe)?.id;
  const lines = results.flatMap(({ matchId, game, startedAt, endedAt, seats }) =>
    seats.map(({ person, place, score }, at) => [
      matchId,
      words.title(game),
      startedAt,
      endedAt,
      seats.length,
      at + 1,
      words.nameOf(person),
      person !== null && person === mine ? "x" : "",
      place,
      score ?? "",
    ]),
  );
  return `\uFEFF${[COLUMNS, ...lines].map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** Spreadsheets take a text that begins like a formula for one. */
function cell(value: unknown): string {
  const text = typeof value === "string" && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
