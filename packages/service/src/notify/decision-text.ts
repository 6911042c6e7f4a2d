import type { Json } from "@consigliere/engine/json";
import { isOpen } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { refusalOf } from "@consigliere/engine/refusal";
import { tell } from "@consigliere/games/phrase";
import { storyOf } from "@consigliere/games/stories";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Membership } from "@consigliere/store/memberships";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { actToken } from "../match/act-link.ts";
import { type OpenTable, openTable } from "../match/open.ts";
import { seatOf } from "../match/people.ts";
import { pictureFor } from "../play/picture.ts";
import { gameName, wordsIn } from "../words.ts";
import { type News, newsSince } from "./news.ts";
import type { NotificationLink, NotificationText } from "./notification-text.ts";

const NO_NEWS: News = { sentences: [], headline: undefined };

/** Prompts with more answers than this are answered at the table only. */
const MOST_ANSWER_LINKS = 6;

interface DecisionText {
  readonly question: string;
  readonly news: News;
  readonly answers: readonly NotificationLink[];
  readonly picture?: NotificationText["picture"];
}

/** What is asked, from the seat's own prompt: nothing that other seats know gets into it. `key` is the prompt's id. */
export async function decisionText(
  context: Context,
  reader: Profile,
  {
    meta,
    key: promptId,
    row,
  }: { readonly meta: MatchMeta; readonly key: string; readonly row: Pick<Membership, "seenEvents"> },
): Promise<DecisionText> {
  const words = await wordsIn(reader.locale);
  const asked = await promptFor(context, reader, { meta, promptId });
  const story = storyOf(meta.game);
  if (asked === null || story === undefined) {
    return { question: words("notification.yourTurn.line"), news: NO_NEWS, answers: [] };
  }
  const { prompt, view, table, svg } = asked;
  const spokenTo = {
    seat: prompt.seat,
    nameOf: (seat: number) => meta.seats[seat]?.name ?? "",
    owners: story.ownersIn?.(view),
  };
  const answers = simpleAnswers(prompt).map((value) => ({
    label: tell(words, story.phraseOfOption(value), spokenTo),
    url: actUrl(context, reader, { matchId: meta.id, promptId, value }),
    isMain: false,
  }));
  const news = newsSince(words, story, table, { seat: prompt.seat, seen: row.seenEvents, reader: spokenTo });
  const alt = words("mail.board", { game: gameName(words, meta.game) });
  const picture = svg === null ? undefined : { svg, alt };
  return {
    news,
    picture,
    question: tell(words, story.phraseOfTopic(prompt.topic, prompt.about), spokenTo),
    answers,
  };
}

/**
 * The prompt and the table as its seat sees them; null when it is gone. A match that cannot be opened is reported, and keeps back no
 * notification of others.
 */
async function promptFor(
  context: Context,
  { userId }: Profile,
  { meta, promptId }: { meta: MatchMeta; promptId: string },
): Promise<{ prompt: Prompt; view: Json; table: OpenTable; svg: string | null } | null> {
  const seat = seatOf(meta, userId);
  if (seat === null) return null;
  try {
    const table = await openTable(context, meta.id, undefined, meta);
    const { game, run } = table;
    const prompt = run.prompts(seat).find(({ id }) => id === promptId);
    if (prompt === undefined) return null;
    const svg = await pictureFor(table, seat);
    return { prompt, view: game.view(run.state, seat) as Json, table, svg };
  } catch (error) {
    context.report({ what: "a decision is told without its answers", where: { matchId: meta.id }, error });
    return null;
  }
}

/** The legal answers of a prompt that takes one plain option; none for prompts that need a screen. */
function simpleAnswers({ question }: Prompt): string[] {
  if (question.form !== "one") return [];
  const open = question.options.filter(isOpen);
  const isSimple = open.length <= MOST_ANSWER_LINKS && open.every((option) => option.with === undefined);
  return isSimple ? open.map(({ id }) => id).filter((id) => refusalOf(question, id) === null) : [];
}

const LINK_DAYS = 7;

function actUrl(
  context: Context,
  profile: Profile,
  act: { matchId: string; promptId: string; value: string },
): string {
  const until = new Date(context.clock().getTime() + LINK_DAYS * 86_400_000).toISOString();
  const token = actToken(context, { ...act, userId: profile.userId, until });
  return `${context.settings.baseUrl}/${profile.locale}/act/?token=${token}`;
}
