"use client";

import type { DashboardRow } from "@consigliere/contract/dashboard";
import type { Story } from "@consigliere/games/story";
import { useMemo } from "react";
import { useGameWords } from "../games/game-words.ts";
import { useGameSpeech } from "../games/use-game.ts";
import { MoreMessages } from "../i18n/more-messages.tsx";
import { usePlayerName } from "../i18n/player-names.ts";

interface LeadProps {
  readonly row: DashboardRow;
  readonly lead: NonNullable<DashboardRow["lead"]>;
}

/** The most important event at a table, as a headline. */
export default function Lead({ row, lead }: LeadProps) {
  const { data: speech } = useGameSpeech(row.game);
  if (speech?.story === undefined) return "\u00a0";
  return (
    <MoreMessages messages={speech.messages}>
      <Headline row={row} lead={lead} story={speech.story} />
    </MoreMessages>
  );
}

function Headline({ row, lead, story }: LeadProps & { readonly story: Story }) {
  const { game, opponents, seat } = row;
  const nameOf = usePlayerName();
  const names = useMemo(() => namesAt(opponents.map(nameOf), seat), [opponents, nameOf, seat]);
  return useGameWords(game, story, names, seat).event(lead.event);
}

/** Everybody at the table by seat. The reader has no name, because texts say "you". */
function namesAt(opponents: readonly string[], seat: number | null): readonly string[] {
  return seat === null ? opponents : opponents.toSpliced(seat, 0, "");
}
