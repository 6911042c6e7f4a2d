/** The processor time and memory of the processes that this one started, and of theirs; by Linux's accounting. */
import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of a tick of the accounting. */
const TICK = 10;

interface Started {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly ticks: number;
}

/** Milliseconds of a processor so far. */
export function processorTimeOfStarted(): number {
  return started().reduce((sum, { ticks }) => sum + ticks * TICK, 0);
}

/** Megabytes of memory now. What several processes share counts once. */
export function megabytesOfStarted(): number {
  return started().reduce((sum, { pid }) => sum + kilobytesOf(pid) / 1000, 0);
}

function started(): Started[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf);
  const ours = new Set([process.pid]);
  // A child has a higher number than its parent, until numbers begin anew.
  for (let size = 0; size !== ours.size; ) {
    size = ours.size;
    for (const { pid, parent, group } of all) if (ours.has(parent) || ours.has(group)) ours.add(pid);
  }
  ours.delete(process.pid);
  return all.filter(({ pid }) => ours.has(pid));
}

function statOf(name: string): Started[] {
  // After the command, which may hold anything.
  const [, ...parts] = /^\d+ \(.*\) (.*)$/s.exec(textOf(`/proc/${name}/stat`))?.[1]?.split(" ") ?? [];
  if (parts.length === 0) return [];
  const [parent = 0, group = 0] = parts.map(Number);
  const ticks = [10, 11, 12, 13].reduce((sum, at) => sum + Number(parts[at] ?? 0), 0);
  return [{ pid: Number(name), parent, group, ticks }];
}

function kilobytesOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** Empty where the process has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
