"use client";

import type { MatchLook } from "@consigliere/contract/play";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { usePresent } from "../api/use-present.ts";
import { PresentSeats } from "../games/shared/lamp.tsx";
import { useGameBoard, useGameSpeech } from "../games/use-game.ts";
import { MoreMessages } from "../i18n/more-messages.tsx";
import { InShell } from "../shell/shell.tsx";
import { Trouble } from "../shell/trouble.tsx";
import type { LaidMatch } from "./as-shown.ts";
import { LaidTable } from "./laid-table.tsx";
import "./table.css";

/** The page of a match in progress or over. Renders nothing for a match in its lobby. */
export function MatchTable({ view }: { readonly view: MatchLook }) {
  const { data: board } = useGameBoard(view.match.game);
  const { data: speech, error, refetch } = useGameSpeech(view.match.game);
  // Rendering a table is much work for a phone. It is done in pieces, and the page responds in between.
  const isLaid = useDeferredValue(board !== undefined && speech !== undefined, false);
  if (!hasTable(view)) return null;
  if (error !== null) {
    return (
      <InShell>
        <Trouble error={error} retry={refetch} />
      </InShell>
    );
  }
  if (!isLaid || board === undefined || speech === undefined) return null;
  return (
    <MoreMessages messages={{ ...speech.messages, ...board.messages }}>
      <Presence matchId={view.match.id} viewer={view.viewer}>
        <LaidTable match={view} ui={board.ui} story={speech.story} />
      </Presence>
    </MoreMessages>
  );
}

function hasTable(view: MatchLook): view is LaidMatch {
  return view.table !== null;
}

interface PresenceProps {
  readonly matchId: string;
  readonly viewer: number | null;
  readonly children: ReactNode;
}

/** The other people at the table now. This changes more often than the table. */
function Presence({ matchId, viewer, children }: PresenceProps) {
  const present = usePresent(matchId);
  const others = useMemo(() => present.filter((seat) => seat !== viewer), [present, viewer]);
  return <PresentSeats value={others}>{children}</PresentSeats>;
}
