/** The board as everybody may see it, drawn. */
import type { Viewer } from "@consigliere/engine/seat";
import { manifestOf } from "@consigliere/games/catalogue";
import type { Context } from "../context.ts";
import { openTableFor } from "../match/load.ts";
import type { OpenTable } from "../match/open-table.ts";
import { Refusal } from "../refusal.ts";

/**
 * The picture for `userId`, with their own part lit.
 * @throws Refusal `match/unknown`, `match/not-started`, `match/cancelled`, `match/busy`, `game/unknown`
 */
export async function readPicture(context: Context, userId: string, matchId: string): Promise<string> {
  const table = await openTableFor(context, matchId, userId);
  const picture = await pictureFor(table, table.caller.viewer);
  if (picture === null) throw new Refusal("game/unknown");
  return picture;
}

/** An SVG document of the public board; null for a game without a drawing. */
export async function pictureFor(
  { game, run }: Pick<OpenTable, "game" | "run">,
  viewer: Viewer,
): Promise<string | null> {
  const picture = await manifestOf(game.meta.id)?.picture?.();
  return picture?.draw(game.view(run.state, "spectator"), viewer) ?? null;
}
