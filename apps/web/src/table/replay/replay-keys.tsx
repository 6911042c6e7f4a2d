"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import type { At } from "../at-table.ts";
import { QuoteButton } from "../quote-button.tsx";
import { quoting } from "../quoting.ts";
import { ChairSelect } from "./chair-select.tsx";
import { JumpChoice } from "./jump-choice.tsx";
import { nameOfMoment } from "./moment.ts";
import { MomentKey } from "./moment-key.tsx";
import { MomentLink } from "./moment-link.tsx";
import type { Reel } from "./reel.ts";
import { Transport } from "./transport.tsx";
import type { Comments } from "./use-comments.ts";
import type { Replay } from "./use-replay.ts";

interface ReplayKeysProps extends At<"match" | "chair" | "words" | "may" | "past" | "paper"> {
  readonly replay: Replay;
  readonly reel: Reel;
  readonly comments: Comments;
  /** All hands are open. */
  readonly opens: boolean;
  /** The index of the shown event. */
  readonly shown: number;
}

/** The keys of a replay: on and back, to a place, to another chair, and what one may say of the moment. */
export function ReplayKeys({ at: table, replay, reel, comments, opens, shown }: ReplayKeysProps) {
  const { chair, words, may, past, paper } = table;
  const { match, viewer: own, replayUrl } = table.match;
  const moment = nameOfMoment(reel.events, shown);
  return (
    <div className="replay-keys">
      <Transport replay={replay} count={reel.events.length} />
      <JumpChoice reel={reel} comments={comments} words={words} onGo={replay.go} onDeed={replay.playDeed} />
      {may.chairs && (
        <ChairSelect
          seats={match.seats}
          own={own}
          value={opens ? "open" : chair.wanted}
          onChoose={(value) => {
            // A film that is playing would go on to its end.
            replay.go(shown);
            past.change({ from: { moment }, plays: false, opens: value === "open" });
            chair.choose(value === "open" ? own : value);
          }}
        />
      )}
      {may.papers ? (
        <MomentKey paper={paper} count={comments.get(shown)?.length ?? 0} />
      ) : (
        <QuoteOf at={table} event={reel.events[shown]} />
      )}
      <MomentLink name={moment} url={replayUrl} />
    </div>
  );
}

interface QuoteOfProps extends At<"may" | "chair" | "paper"> {
  readonly event: LoggedEvent | undefined;
}

/** Begins a letter about what is shown, if it can be quoted. */
function QuoteOf({ at, event }: QuoteOfProps) {
  const onQuote = quoting(at);
  if (onQuote === null || event === undefined || event.own === true) return null;
  return <QuoteButton onPress={() => onQuote(event)} />;
}
