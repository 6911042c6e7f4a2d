/** A table from a seat, for a message: the part that everybody may see, and the events since its reader looked. */

import type { Json } from "@consigliere/engine/json";
import type { Seat } from "@consigliere/engine/seat";
import { manifestOf } from "@consigliere/games/catalogue";
import { format, type Reader } from "@consigliere/games/phrase";
import { storyOf } from "@consigliere/games/stories";
import type { Story } from "@consigliere/games/story";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import type { Membership } from "../match/contents.ts";
import { type OpenTable, openTable } from "../match/open.ts";
import { placeOf } from "../match/people.ts";
import { gameName, namesAt, type Words, wordsIn } from "../words.ts";
import { type News, newsSince } from "./news.ts";
import type { BoardPicture, Figure } from "./notification-text.ts";

export interface TableText {
  readonly table: OpenTable;
  readonly seat: Seat;
  readonly story: Story;
  /** The reader of the story. */
  readonly reader: Reader;
  readonly words: Words;
  readonly news: News;
  readonly picture: BoardPicture | undefined;
}

interface Whose {
  readonly meta: MatchMeta;
  readonly row: Pick<Membership, "seenEvents">;
}

/**
 * The table for one of its players; null if there is nothing to see yet, or nobody to tell. A match that cannot be
 * opened is reported, and does not hold back notifications of others.
 */
export async function tableText(
  context: Context,
  profile: Profile,
  { meta, row }: Whose,
): Promise<TableText | null> {
  const seat = placeOf(meta, profile.userId).plays;
  if (seat === null || meta.startedAt === undefined) return null;
  try {
    const [table, words, picture] = await Promise.all([
      openTable(context, meta.id, undefined, meta),
      wordsIn(profile.locale),
      manifestOf(meta.game)?.picture(),
    ]);
    const story = storyOf(meta.game);
    if (story === undefined) return null;
    const view = table.game.view(table.run.state, "spectator") as Json;
    const nameOf = namesAt(words, meta);
    const reader = { seat, nameOf, owners: story.ownersIn?.(view) };
    const says = picture?.inWords(view).map((phrase) => format(words, phrase, reader)) ?? [];
    return {
      table,
      seat,
      story,
      reader,
      words,
      news: newsSince(words, story, table, { seat, seen: row.seenEvents, reader }),
      picture: picture && {
        svg: picture.draw(view, seat),
        says: [words("mail.board", { game: gameName(words, meta.game) }), ...says],
        seats: meta.seats.map((_, of) => ({ seat: of, name: nameOf(of), isReader: of === seat })),
      },
    };
  } catch (error) {
    context.report({ what: "a table is told of unseen", where: { matchId: meta.id }, error });
    return null;
  }
}

/** The number of faces beside a sentence. */
const MOST_FIGURES = 3;

/** The people whom something tells of. If it tells only of its reader, the people they play with. */
export function figuresAt(meta: MatchMeta, { userId }: Profile, about: Iterable<Seat> = []): Figure[] {
  const own = placeOf(meta, userId).plays;
  const told = [...about];
  const others = meta.seats.flatMap(({ player }, seat) => (player === null || seat === own ? [] : [seat]));
  const isOfOthers = told.some((seat) => seat !== own);
  return (isOfOthers ? told : others).slice(0, MOST_FIGURES).flatMap((seat) => {
    const sits = meta.seats[seat];
    if (sits === undefined) return [];
    const { name, portrait = `bot-${seat}` } = sits;
    return [{ name, portrait, seat: meta.startedAt === undefined ? null : seat }];
  });
}
