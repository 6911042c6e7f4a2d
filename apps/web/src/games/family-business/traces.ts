/** Traces of the dead at the wall: holes in the bricks, and a hat. */
import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { numbersFrom } from "@consigliere/portrait/seed";

/**
 * The traces of everybody in the cemetery: holes in the middle of the wall, and a hat on the pavement that lies about
 * upright or upside down. Places are in percent of the width and height, turns in degrees. They depend on who lies there and on nothing else, so that they are the same
 * for every viewer, after a reload and in a replay.
 */
export function tracesOf(cemetery: readonly MobsterId[]) {
  return cemetery.map((id) => {
    const at = (of: string) => numbersFrom(`${of}:${id}`)();
    // Most shots are for the first of the list, at the left.
    const center = { x: 3 + 92 * at("x") ** 1.3, y: 14 + 50 * at("y") };
    const holes = Array.from({ length: 3 }, (_, shot) => ({
      x: center.x + 4 * at(`x${shot}`) - 2,
      y: center.y + 16 * at(`y${shot}`) - 8,
    }));
    const lean = 105 * at("turn");
    const turn = lean < 70 ? lean - 35 : lean + 110;
    return { id, holes, hat: { x: 2 + 94 * at("hat"), y: 20 + 60 * at("ground"), turn } };
  });
}
