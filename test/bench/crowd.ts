/** Virtual people over HTTP and sockets, as pages are: they look, answer, write letters and watch. */
import { randomUUID } from "node:crypto";
import { ProblemError } from "@consigliere/contract/client";
import { livePath } from "@consigliere/contract/live";
import { answerPrompt, type MatchView, viewMatch } from "@consigliere/contract/play";
import { writeLetter } from "@consigliere/contract/talk";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import { seededRandom } from "@consigliere/engine/random";
import type { ApiPlayer } from "../e2e/support/api-player.ts";

/** What people met with; milliseconds in which each look and each answer came back. */
export interface Times {
  readonly look: number[];
  readonly answer: number[];
  letters: number;
  /** How often an open page heard that something changed. */
  news: number;
  /** By code or message, how often something was refused or failed that a person would have noticed. */
  readonly errors: Map<string, number>;
}

export function newTimes(): Times {
  return { look: [], answer: [], letters: 0, news: 0, errors: new Map() };
}

/** People, and who sits at which table. */
export interface Crowd {
  readonly tables: ReadonlyMap<string, readonly ApiPlayer[]>;
  /** Somebody opens the page of one of their tables, answers what is asked, may write, and leaves the page open. */
  visit(player: ApiPlayer, times: Times): Promise<void>;
  /** All pages are closed. */
  leave(): void;
}

/** One visit in so many leaves a letter. */
const LETTER_ONE_IN = 8;

/** What somebody else's move may do to an answer on its way; a page looks again. */
const overtaken = new Set(["match/stale-prompt", "match/over", "match/busy", "match/already-answered"]);

export function crowdOf(url: string, tables: Crowd["tables"]): Crowd {
  const random = seededRandom("crowd");
  const places = new Map<ApiPlayer, string[]>();
  for (const [id, seated] of tables)
    for (const player of seated) places.set(player, [...(places.get(player) ?? []), id]);
  const pages = new Map<ApiPlayer, WebSocket>();

  async function look(player: ApiPlayer, id: string, times: Times): Promise<MatchView | undefined> {
    return timed(times, times.look, () => player.client.call(viewMatch, { params: { id } }));
  }

  function watch(player: ApiPlayer, { match, live }: MatchView, times: Times): void {
    const before = pages.get(player);
    const address = new URL(`${livePath}?ticket=${encodeURIComponent(live.ticket)}`, url);
    address.protocol = "ws:";
    const socket = new WebSocket(address);
    pages.set(player, socket);
    before?.close();
    // A page that is closed while it connects fails as well.
    socket.addEventListener("error", () => {
      if (pages.get(player) === socket) note(times, "a socket failed");
    });
    socket.addEventListener("message", ({ data }) => {
      if (!("revision" in JSON.parse(String(data))) || pages.get(player) !== socket) return;
      times.news += 1;
      void look(player, match.id, times);
    });
  }

  return {
    tables,
    visit: async (player, times) => {
      const mine = places.get(player) ?? [];
      const id = mine[random.below(mine.length)];
      if (id === undefined) return;
      const params = { id };
      const seen = await look(player, id, times);
      if (seen === undefined) return;
      watch(player, seen, times);
      const prompt = seen.table?.prompts.find(({ optional, sealed }) => !optional && sealed === null);
      if (prompt !== undefined) {
        const body = {
          answerId: randomUUID(),
          prompt: prompt.id,
          value: randomAnswer(prompt.question, random),
        };
        await timed(times, times.answer, () => player.client.call(answerPrompt, { params, body }));
      }
      if (random.below(LETTER_ONE_IN) > 0 || seen.match.status !== "playing") return;
      times.letters += 1;
      const body = { id: randomUUID(), text: "Whose turn is it?" };
      await timed(times, [], () => player.client.call(writeLetter, { params, body }));
    },
    leave: () => {
      const open = [...pages.values()];
      pages.clear();
      for (const socket of open) socket.close();
    },
  };
}

async function timed<T>(times: Times, list: number[], act: () => Promise<T>): Promise<T | undefined> {
  const began = performance.now();
  try {
    const result = await act();
    list.push(performance.now() - began);
    return result;
  } catch (error) {
    const name = error instanceof ProblemError ? error.problem.code : String(error);
    if (!overtaken.has(name)) note(times, name);
    return undefined;
  }
}

function note({ errors }: Times, name: string): void {
  errors.set(name, (errors.get(name) ?? 0) + 1);
}
