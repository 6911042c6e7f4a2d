"use client";

import type { Story } from "@consigliere/games/story";
import type { Locale } from "@consigliere/languages";
import { useLocale, useTranslations } from "next-intl";
import { type ComponentType, Suspense, useMemo, useState } from "react";
import { Button } from "../design/button.tsx";
import { lazily } from "../design/lazily.tsx";
import { boardWords } from "../games/board-words.ts";
import type { Cards } from "../games/game-table.ts";
import { useGameWords } from "../games/game-words.ts";
import { tableOf } from "../games/registry.ts";
import { MoreMessages } from "../i18n/more-messages.tsx";
import { Loading } from "../shell/loading.tsx";

/** All cards of a game, with the same faces and words as at its table; loaded on request. */
export function CardList({ game }: { readonly game: string }) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const Loaded = useMemo(() => lazily(() => loadCards(game, locale)), [game, locale]);
  if (!isOpen)
    return (
      <Button data-testid="show-cards" onClick={() => setOpen(true)}>
        {t("showCards")}
      </Button>
    );
  return (
    <Suspense fallback={<Loading />}>
      <Loaded />
    </Suspense>
  );
}

async function loadCards(game: string, locale: Locale): Promise<{ default: ComponentType }> {
  const table = tableOf(game);
  if (table?.cards === undefined) throw new Error(`${game} shows no cards`);
  const [{ default: List }, story, words, board] = await Promise.all([
    table.cards(),
    table.speech.story(),
    table.speech.messages(locale),
    boardWords(locale, game),
  ]);
  const messages = { [game]: words, ...board };
  return {
    default: () => (
      <MoreMessages messages={messages}>
        <Worded game={game} story={story} List={List} />
      </MoreMessages>
    ),
  };
}

interface WordedProps {
  readonly game: string;
  readonly story: Story;
  readonly List: Cards;
}

const NOBODY: readonly string[] = [];

function Worded({ game, story, List }: WordedProps) {
  return <List words={useGameWords(game, story, NOBODY, null)} />;
}
