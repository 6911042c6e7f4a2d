import type { Locale } from "@consigliere/languages";
import type { Messages } from "next-intl";
import { boardWords } from "../../games/board-words.ts";
import { tableOf } from "../../games/registry.ts";
import { siteMessages, tableMessages } from "../../i18n/messages.ts";
import type { DrawnGame } from "./table-markup.tsx";

interface TableWords {
  readonly learn: { readonly rivals: string };
  readonly stage: Readonly<Record<string, string>>;
}

/** Everything that draws the table of a game. */
export async function gameFor(id: string, locale: Locale): Promise<DrawnGame> {
  const table = tableOf(id);
  if (table === undefined) throw new Error(`${id} has no board`);
  const [ui, story, words, board, site, play] = await Promise.all([
    table.ui(),
    table.speech.story(),
    table.speech.messages(locale),
    boardWords(locale, id),
    siteMessages(locale),
    tableMessages(locale),
  ]);
  const { learn, stage, ...others } = (play as unknown as { play: TableWords }).play;
  // Nothing is pressed in a picture.
  const spoken = { ...others, learn, stage: { ...stage, skipScene: "" } };
  const messages: unknown = {
    ...site,
    ...play,
    play: spoken,
    [id]: words,
    ...board,
  };
  return {
    id,
    ui,
    story,
    locale,
    messages: messages as Messages,
    moments: await ui.replay.moments?.(),
    names: learn.rivals.split(",").map((name) => name.trim()),
  };
}
