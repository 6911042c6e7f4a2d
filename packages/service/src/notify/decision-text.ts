import type { Json } from "@consigliere/engine/json";
import { isOpen } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { refusalOf } from "@consigliere/engine/refusal";
import type { Seat } from "@consigliere/engine/seat";
import { peopleIn, tell } from "@consigliere/games/phrase";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Membership } from "@consigliere/store/memberships";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { actToken } from "../match/act-link.ts";
import { keyFor } from "../match/table-link.ts";
import { wordsIn } from "../words.ts";
import type { NotificationLink, NotificationText } from "./notification-text.ts";
import { tableText } from "./table-text.ts";

/** Prompts with more answers than this are answered at the table only. */
const MOST_ANSWER_LINKS = 6;

interface DecisionText extends Pick<NotificationText, "news" | "headline" | "picture"> {
  readonly question: string;
  /** The stakes of the decision, in one sentence; none: no more than the question says. */
  readonly stakes: readonly string[];
  readonly answers: readonly NotificationLink[];
  /** The seats in the headline. */
  readonly about: Iterable<Seat>;
  /** The answer given when the time is over, if it is one of the answers. */
  readonly fallback?: string | undefined;
}

/**
 * The question, from the seat's own prompt. It contains nothing that only other seats know. `key` is the prompt's id.
 * Null: the table has moved on, and the seat is no longer asked.
 */
export async function decisionText(
  context: Context,
  profile: Profile,
  {
    meta,
    key: promptId,
    row,
  }: { readonly meta: MatchMeta; readonly key: string; readonly row: Pick<Membership, "seenEvents"> },
): Promise<DecisionText | null> {
  const shown = await tableText(context, profile, { meta, row });
  if (shown === null) {
    const words = await wordsIn(profile.locale);
    return { question: words("notification.yourTurn.line"), stakes: [], answers: [], about: [] };
  }
  const { story, reader, words, news, picture, seat } = shown;
  const asked = shown.table.run.prompts(seat).filter(({ sealed }) => sealed === null);
  const prompt = asked.find(({ id }) => id === promptId);
  if (prompt === undefined) {
    // Under corrected rules the same question has another id, and nothing else tells of it.
    if (asked.every(({ optional }) => optional)) return null;
    return { question: words("notification.yourTurn.line"), stakes: [], answers: [], about: [], picture };
  }
  const phrase = story.phraseOfTopic(prompt.topic, prompt.about, prompt.question);
  const question = tell(words, phrase, reader);
  const stakes = story.stakesOf(shown.table.game.view(shown.table.run.state, seat) as Json, prompt);
  const labelOf = (value: string) => tell(words, story.phraseOfOption(value), reader);
  const answers = simpleAnswers(prompt);
  // Cards that would do the same are offered once.
  const links = new Map(answers.toReversed().map((value) => [labelOf(value), value]));
  const askedOf = peopleIn(phrase, reader.owners);
  const isOthersDoing = [...askedOf].some((other) => other !== seat);
  return {
    question,
    stakes: stakes === null ? [] : [tell(words, story.phraseOfStakes(stakes), reader)],
    picture,
    news: news.sentences,
    headline: isOthersDoing ? question : news.headline?.sentence,
    about: isOthersDoing ? askedOf : (news.headline?.about ?? []),
    answers: [...links].toReversed().map(([label, value]) => ({
      label,
      url: actUrl(context, profile, { matchId: meta.id, promptId, value }),
      isMain: false,
    })),
    fallback: answers.find((value) => value === prompt.fallback) && labelOf(String(prompt.fallback)),
  };
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
  return `${context.settings.baseUrl}/${profile.locale}/act/?token=${token}#table=${keyFor(context, profile, act.matchId)}`;
}
