import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { openPositions } from "./positions.ts";

const newFile = async () => join(await mkdtemp(join(tmpdir(), "positions-")), "stream.json");

async function kept(file: string, position: string) {
  const positions = await openPositions(file, "stream-a");
  positions.set("shard-1", position);
  await positions.keep();
}

it("keeps a position by itself soon", async () => {
  const file = await newFile();
  (await openPositions(file, "stream-a")).set("shard-1", "42");
  await vi.waitFor(
    async () => expect((await openPositions(file, "stream-a")).of("shard-1")).toBe("42"),
    60_000,
  );
});

it("remembers positions over a restart", async () => {
  const file = await newFile();
  await kept(file, "42");
  expect((await openPositions(file, "stream-a")).of("shard-1")).toBe("42");
});

it("forgets positions of a stream that is no more", async () => {
  const file = await newFile();
  await kept(file, "42");
  expect((await openPositions(file, "stream-b")).of("shard-1")).toBeUndefined();
});

it.each(["", "{", "{}", "null!"])("names a damaged file that holds %j, and what to do", async (content) => {
  const file = await newFile();
  await writeFile(file, content);
  await expect(openPositions(file, "stream-a")).rejects.toThrow(`${file} is damaged. Delete it`);
});
