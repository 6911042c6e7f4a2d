import type { MatchLook } from "@consigliere/contract/play";
import type { GameUi } from "../games/game-ui.ts";

/** The sheets that can be laid over the table. */
export type TableSheet =
  | "clock"
  | "reference"
  | "settings"
  | "plan"
  | "sleep"
  | "dealing"
  | "resign"
  | "keys"
  | "lend"
  | "spectators"
  | "told"
  | "webhook"
  | "corrections";

/** The permitted actions other than looking and answering, for which the table itself lists the possibilities. */
type Deed =
  /** Play the whole match again on the board. */
  | "replay"
  /** Try answers on a board of one's own. */
  | "sandbox"
  /** Look from every chair, once the match is over. */
  | "chairs"
  /** Read the orders, plans and sealed answers of each moment, once the match is over: one's own, or all of an open match. */
  | "papers"
  /** Read and write letters. */
  | "letters"
  /** Keep notes. */
  | "notes"
  /** Rest the clocks, or let them run again. */
  | "pause"
  /** Tell a player who is late that the table waits. */
  | "nudge"
  /** Vote for a bot in the seat of a player who is out of time. */
  | "vote"
  /** Agree to a correction of the rules, or keep the old ones. */
  | "agree"
  /** Have the seat back from the bot that plays it meanwhile. */
  | "takeBack"
  /** Open another match with the same people. */
  | "again"
  /** Go on to the match's club. */
  | "club"
  /** Go on to the reader's own pages elsewhere: other tables, quiet hours, messages to this device. */
  | "desk";

export type Rights = Readonly<Record<TableSheet | Deed, boolean>>;

/** The friend who has the reader's own seat on loan; undefined: nobody. */
export function friendInSeat({ match, isBorrowed }: MatchLook): string | undefined {
  return isBorrowed ? undefined : match.seats.find(({ isMe }) => isMe)?.lent?.to;
}

/**
 * Everything that the reader of a table may do, as the service allows it: the only source for page, menu and sheets. A
 * table link lets its reader look and answer, and opens nothing else of its owner's. Everything is false before the
 * cards are dealt.
 */
export function rights(look: MatchLook, ui: Pick<GameUi, "board" | "orders">): Rights {
  const { match, table, viewer } = look;
  const { isByLink = false, isBorrowed = false } = look;
  const isLaid = table !== null;
  const isOn = table?.outcome === null;
  const account = isLaid && !isByLink;
  // A person who has lent a seat, or borrowed one, sits at the table too.
  const sits = account && viewer !== null;
  const sitsNow = sits && isOn;
  const owns = sits && !isBorrowed;
  const plays = sitsNow && friendInSeat(look) === undefined;
  const hasNotGivenUp = plays && table?.canResign === true;
  const settings = hasNotGivenUp && table.settings !== null;
  const orders = settings && ui.orders !== undefined;
  const end = atEnd(look, owns);
  return {
    reference: isLaid && ui.board.Reference !== undefined,
    clock: isOn,
    dealing: isLaid,
    keys: isLaid,
    settings: orders,
    plan: orders,
    sleep: orders,
    resign: hasNotGivenUp && owns,
    lend: sitsNow,
    spectators: sits,
    told: sits,
    webhook: sitsNow,
    corrections: isOn && look.corrections !== undefined,
    replay: isLaid && table.told > 0,
    ...end,
    sandbox: sits || end.chairs,
    letters: owns && match.letters !== "none",
    notes: sits,
    pause: plays && match.clock.kind !== "none",
    nudge: plays,
    vote: plays && modeOf(look) === "player",
    agree: isOn && viewer !== null && friendInSeat(look) === undefined && modeOf(look) !== "resigned",
    takeBack: settings && modeOf(look) === "autopilot",
    club: account && match.club !== undefined,
    desk: sits,
  };
}

/** The reader's rights once the match is over; `owns`: they have a seat of their own there. */
function atEnd(look: MatchLook, owns: boolean): Pick<Rights, "chairs" | "papers" | "again"> {
  const isOver = look.table?.outcome != null;
  const chairs = isOver && opensTo(look);
  return { chairs, papers: chairs || (isOver && owns), again: isOver && owns };
}

/** Whether the hands of a match that is over are open to the reader. */
function opensTo({ match, viewer, isBorrowed }: MatchLook): boolean {
  return match.openAtEnd && (match.publicReplay || (viewer !== null && isBorrowed !== true));
}

/** Who plays the reader's seat; undefined: they have none. */
function modeOf({ match, viewer }: MatchLook): MatchLook["match"]["seats"][number]["mode"] | undefined {
  return viewer === null ? undefined : match.seats[viewer]?.mode;
}
