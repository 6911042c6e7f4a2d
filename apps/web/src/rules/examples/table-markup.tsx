/** The table at one moment of an example, as markup: the game's own banner, scene, board and hand, seen from seat 0. */
import type { SeatView } from "@consigliere/contract/match";
import type { Moment } from "@consigliere/games/lessons/course";
import type { Story } from "@consigliere/games/story";
import type { Locale } from "@consigliere/languages";
import { type Messages, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BoardProps, GameMoments, GameUi } from "../../games/game-ui.ts";
import { type TableEvent, useAnyMessage, useGameWords } from "../../games/game-words.ts";
import { useAnswerDraft } from "../../prompts/use-answer-draft.ts";
import { ActBanner } from "../../stage/act-banner.tsx";
import SceneLayer from "../../stage/scene-layer.tsx";
import "../../table/table.css";

/** A game with everything that draws its table and gives its words. */
export interface DrawnGame {
  readonly id: string;
  readonly ui: GameUi;
  readonly story: Story;
  readonly moments: GameMoments | undefined;
  readonly locale: Locale;
  readonly messages: Messages;
  /** By seat. */
  readonly names: readonly string[];
}

/** `moment` as markup, with ids that begin with `id`; `before`: the moment before it. */
export function tableMarkup(game: DrawnGame, id: string, moment: Moment, before: Moment | null): string {
  const table = <Table game={game} moment={moment} before={before} />;
  return renderToStaticMarkup(table, { identifierPrefix: `${id}-` });
}

const SEEN_FROM = 0;
const NOTHING = () => undefined;

interface TableProps {
  readonly game: DrawnGame;
  readonly moment: Moment;
  readonly before?: Moment | null;
  /** The parts before the board: cue and sheet. */
  readonly front?: (board: BoardProps) => ReactNode;
}

/** A table that at once asks the questions of its moment. */
export function Table(props: TableProps) {
  const { locale, messages } = props.game;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <Spread {...props} />
    </NextIntlClientProvider>
  );
}

function Spread({ game, moment, before = null, front }: TableProps) {
  const { ui, story, names } = game;
  const { view, prompts } = moment;
  const event = moment.event as TableEvent | null;
  const say = useAnyMessage();
  // With several people, nobody is "you" in a rulebook. Only the asked seat has its own place.
  const viewer = prompts.length > 0 ? SEEN_FROM : null;
  const words = useGameWords(
    game.id,
    story,
    names,
    null,
    story.ownersIn?.(view as Parameters<NonNullable<Story["ownersIn"]>>[0]),
  );
  const [prompt] = prompts;
  const board: BoardProps = {
    view,
    event,
    words,
    viewer,
    prompts,
    seats: names.map(seatOf),
    waiting:
      prompt === undefined ? [] : [{ seat: SEEN_FROM, topic: prompt.topic } as BoardProps["waiting"][0]],
    draft: useAnswerDraft(prompt),
    onPrompt: NOTHING,
  };
  // The pending question has just begun, so nobody has answered it yet.
  const asked = names.map((_, seat) => ({ seat })) as unknown as BoardProps["waiting"];
  const act = ui.board.act?.({ ...board, waiting: asked }, say) ?? null;
  const context = { board, before: (before?.event ?? null) as TableEvent | null, say };
  const scene = event === null ? null : (game.moments?.scene(event, context) ?? null);
  const { Board, Hand } = ui.board;
  return (
    <>
      {act !== null && <ActBanner {...act} viewer={viewer} label="" />}
      {scene !== null && <SceneLayer scene={scene} length={1} viewer={viewer} onSkip={NOTHING} />}
      <Board {...board} />
      {Hand !== undefined && viewer !== null && <Hand {...board} />}
      {front?.(board)}
    </>
  );
}

function seatOf(name: string, seat: number): SeatView {
  return { seat, name, portrait: `bot-${seat}`, kind: "bot", mode: "player" } as unknown as SeatView;
}
