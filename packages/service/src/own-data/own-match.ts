import type { OwnMatch } from "@consigliere/contract/own-data";
import type { LoggedEvent } from "@consigliere/contract/play";
import { partsOfTalk } from "@consigliere/store/letters";
import type { Context } from "../context.ts";
import type { Membership } from "../match/contents.ts";
import { talksOf } from "../match/talks.ts";
import { eventsFor } from "../match/told.ts";
import { newestFirst } from "../play/log.ts";
import { viewMatch } from "../play/view-match.ts";
import { Refusal } from "../refusal.ts";

type Entered = OwnMatch["entered"][number];

/** This number of the newest letters of one match fits into an answer, whatever their content. */
const MOST_LETTERS = 1_000;

/** Somebody's part in a match: the view from their own chair, and what they were told, entered and wrote. */
export async function ownMatch(context: Context, row: Membership): Promise<OwnMatch> {
  const { store } = context;
  const { userId, matchId, game, status } = row;
  const view = await ownView(context, userId, matchId);
  const [notes, letters, { log, entered }] = await Promise.all([
    store.notes.get(userId, matchId),
    ownLetters(context, userId, talksOf(view?.match ?? { id: matchId, seats: [] }, view?.viewer ?? null)),
    ownRecords(context, userId, matchId, view?.viewer ?? null),
  ]);
  return {
    matchId,
    game,
    status,
    told: { muted: row.muted, onlyBy: row.onlyBy ?? null, mention: row.mention ?? null },
    seen: { events: row.seenEvents, at: row.seenAt ?? null },
    notes: notes?.text ?? "",
    notesPublished: notes?.published === true,
    letters,
    entered,
    log,
    view,
  };
}

/**
 * Leaves out the links by which others come in. A part that cannot be shown does not block the rest of the download.
 */
async function ownView(context: Context, userId: string, matchId: string): Promise<OwnMatch["view"]> {
  try {
    const { match, viewer, isHost, corrections, table } = await viewMatch(context, userId, matchId);
    return { match, viewer, isHost, ...(corrections && { corrections }), table };
  } catch (error) {
    if (!(error instanceof Refusal)) {
      context.report({ what: "a match could not be taken along", where: { match: matchId }, error });
    }
    return null;
  }
}

async function ownLetters(
  { store }: Context,
  userId: string,
  talks: readonly string[],
): Promise<OwnMatch["letters"]> {
  const written = await Promise.all(
    talks.map(async (talk) => {
      const { between } = partsOfTalk(talk);
      return (await store.letters.by(talk, userId)).map(({ at, seat, text, hidden = null }) => {
        const to = between?.find((one) => one !== seat) ?? null;
        return { at, seat, to, text, hidden };
      });
    }),
  );
  return written
    .flat()
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-MOST_LETTERS);
}

async function ownRecords(
  context: Context,
  userId: string,
  matchId: string,
  seat: number | null,
): Promise<Pick<OwnMatch, "log" | "entered">> {
  const log: LoggedEvent[][] = [];
  const entered: Entered[] = [];
  for await (const record of newestFirst(context, matchId)) {
    if (seat !== null) log.push(eventsFor(record, seat));
    if (record.userId === userId) entered.push({ at: record.at, input: record.input as Entered["input"] });
  }
  return { log: log.toReversed().flat(), entered: entered.toReversed() };
}
