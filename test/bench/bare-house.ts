/**
 * The same games with nothing around them: one HTTP server, one process, one file of SQLite. It knows no accounts, no
 * messages, no clocks and no secrets in its replies. It is the measure for what all of that costs on one machine.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AnswerValue } from "@consigliere/engine/answer";
import { matchKey } from "@consigliere/engine/fairness";
import type { Input } from "@consigliere/engine/input";
import { Run } from "@consigliere/engine/kernel";
import { seededSecret } from "@consigliere/engine/testing/seeded-key";
import { games } from "@consigliere/games/registry";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";

const database = new DatabaseSync(join(mkdtempSync(join(tmpdir(), "bare-house-")), "inputs.sqlite"));
database.exec("PRAGMA journal_mode = WAL; CREATE TABLE inputs (match TEXT, nth INTEGER, input TEXT)");
const keep = database.prepare("INSERT INTO inputs VALUES (?, ?, ?)");

interface Match {
  readonly game: (typeof games)[keyof typeof games];
  readonly run: Run;
  inputs: number;
}

const matches = new Map<string, Match>();
const app = new Hono();

app.post("/matches", async (c) => {
  const { game: id, seats: seatCount } = await c.req.json<{ game: string; seats: number }>();
  const game = games[id];
  if (game === undefined) return c.notFound();
  const name = randomUUID();
  const key = matchKey(seededSecret(name), Array(seatCount).fill(null));
  const { run } = Run.begin(game, { seatCount, options: game.meta.presets["standard"] ?? {}, key });
  matches.set(name, { game, run, inputs: 0 });
  return c.json({ id: name });
});

app.get("/matches/:id/:seat", (c) => {
  const match = matches.get(c.req.param("id"));
  if (match === undefined) return c.notFound();
  const { game, run } = match;
  const seat = Number(c.req.param("seat"));
  const view = game.view(run.state, seat);
  const seen = { view, prompts: run.prompts(seat), waiting: run.waiting(), isOver: run.outcome !== null };
  return c.body(JSON.stringify(seen), 200, { "content-type": "application/json" });
});

app.post("/matches/:id/:seat", async (c) => {
  const match = matches.get(c.req.param("id"));
  if (match === undefined) return c.notFound();
  const { prompt, value } = await c.req.json<{ prompt: string; value: AnswerValue }>();
  const seat = Number(c.req.param("seat"));
  const input: Input = { kind: "answer", by: "player", seat, prompt, value };
  match.run.apply(input);
  keep.run(c.req.param("id"), match.inputs++, JSON.stringify(input));
  return c.json({ done: true });
});

const server = createServer(getRequestListener(app.fetch));
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("disconnect", () => process.exit());
