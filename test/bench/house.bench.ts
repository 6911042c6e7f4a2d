/** The processor time of a whole house on one machine for an answer, with its looks and what follows from it. */

import { fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { seededRandom } from "@consigliere/engine/random";
import { type ApiPlayer, answerAtRandom, enterApiPlayer, startApiMatch } from "../e2e/support/api-player.ts";
import { promptIn } from "../e2e/support/asked.ts";
import { startStack } from "../e2e/support/stack.ts";
import { atLeast, atMost, type Row } from "./row.ts";
import { megabytesOfStarted, processorTimeOfStarted } from "./started.ts";
import { detail } from "./stopwatch.ts";

const GAME = "crooks";
const TABLES = 2;
const WARM_UP = 150;
const ANSWERS = 400;
/** Milliseconds in which everything has followed from the last answer. */
const ECHO = 4_000;

const WHY =
  "An answer with its looks makes 14 calls of the database, each a message to another process and back. They take half of the time: a quarter on each side.";

/** Somebody at a table, who looks, and answers what is asked. */
interface Player {
  /** Whether there was something to answer; null when the match is over. */
  play(): Promise<boolean | null>;
}

/** A house with tables of two people. */
interface House {
  newTable(): Promise<readonly Player[]>;
  stop(): Promise<unknown>;
}

interface Spent {
  readonly name: string;
  /** Milliseconds of processor time for an answer. */
  readonly each: number;
  readonly perSecond: number;
  /** Megabytes that it takes once it has started, before anybody has come. */
  readonly memory: number;
}

/** The house beside one that has nothing but the games. */
export async function benchHouse(): Promise<Row[]> {
  const bare = await spentBy("a bare house", openBareHouse);
  const ours = await spentBy("the house on one machine", openHouse);
  for (const { name, each, perSecond, memory } of [bare, ours]) {
    detail(
      `  ${name.padEnd(26)} ${each.toFixed(1).padStart(6)} ms of a processor for an answer, ${perSecond.toFixed(0)} answers a second, ${memory.toFixed(0)} MB at first`,
    );
  }
  return [
    atMost(4, "one machine: processor time of an answer, to a bare house", ours.each / bare.each),
    atMost(
      8,
      "one machine: ms of a processor for an answer, with its looks and what follows",
      ours.each,
      WHY,
    ),
    atLeast(150, "one machine: answers a second", ours.perSecond, WHY),
    atMost(350, "one machine: MB of memory after the start", ours.memory),
  ];
}

async function spentBy(name: string, open: () => Promise<House>): Promise<Spent> {
  const house = await open();
  try {
    // The bundler of its functions has ended by then.
    await pause(ECHO);
    const memory = megabytesOfStarted();
    await answered(house, WARM_UP);
    await pause(ECHO);
    const [before, began] = [processorTimeOfStarted(), performance.now()];
    await answered(house, ANSWERS);
    const seconds = (performance.now() - began) / 1000;
    await pause(ECHO);
    const each = (processorTimeOfStarted() - before) / ANSWERS;
    return { name, each, perSecond: ANSWERS / seconds, memory };
  } finally {
    await house.stop();
  }
}

/** Plays at some tables at once until so many answers are given. */
async function answered(house: House, count: number): Promise<void> {
  let left = count;
  const atTable = async () => {
    let players = await house.newTable();
    while (left > 0) {
      for (const player of players) {
        const played = await player.play();
        if (played) left -= 1;
        if (played !== null) continue;
        players = await house.newTable();
        break;
      }
    }
  };
  await Promise.all(Array.from({ length: TABLES }, atTable));
}

async function openHouse(): Promise<House> {
  const stack = await startStack({ BEHIND_PROXY: "1" });
  let guests = 0;
  // Each from another address: the house lets few guests come from one.
  const enter = () => enterApiPlayer(stack, `Guest ${++guests}`, `192.0.2.${guests % 250}`);
  return {
    newTable: async () => {
      const people: ApiPlayer[] = [await enter(), await enter()];
      const id = await startApiMatch(people, {}, GAME);
      return people.map(({ name, client, view }) => {
        const random = seededRandom(`${id} ${name}`);
        return {
          play: async () => {
            const seen = await view(id);
            const prompt = promptIn(seen);
            if (prompt === undefined) return seen.match.status === "over" ? null : false;
            await answerAtRandom(client, id, prompt, random);
            return true;
          },
        };
      });
    },
    stop: stack.dispose,
  };
}

async function openBareHouse(): Promise<House> {
  const child = fork(fileURLToPath(new URL("./bare-house.ts", import.meta.url)), { execArgv: [] });
  const [{ port }] = (await once(child, "message")) as [AddressInfo];
  const url = `http://127.0.0.1:${port}/matches`;
  const post = async (to: string, body: object) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(to, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  return {
    newTable: async () => {
      const { id } = (await post(url, { game: GAME, seats: 2 })) as { id: string };
      return [0, 1].map((seat) => {
        const random = seededRandom(`${id} ${seat}`);
        const at = `${url}/${id}/${seat}`;
        return {
          play: async () => {
            const seen = (await (await fetch(at)).json()) as { prompts: Prompt[]; isOver: boolean };
            const prompt = promptIn({ table: seen });
            if (prompt === undefined) return seen.isOver ? null : false;
            await post(at, { prompt: prompt.id, value: randomAnswer(prompt.question, random) });
            return true;
          },
        };
      });
    },
    stop: async () => {
      child.disconnect();
      await once(child, "exit");
    },
  };
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
