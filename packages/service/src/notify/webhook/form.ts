/** News in the form of each kind of webhook. Names are text there: a player called "@everyone" notifies nobody. */
import { isUserIdOf, type WebhookKind } from "@consigliere/contract/webhook-kinds";
import type { Words } from "../../words.ts";
import type { Asked, News } from "./news.ts";

/** A service's markup for text. */
interface Markup {
  readonly kind: WebhookKind;
  /** Text that is shown as it is. */
  readonly plain: (text: string) => string;
  readonly mention: (userId: string) => string;
  /** A moment, shown to readers in their own time zone. */
  readonly time: (iso: string) => string;
}

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000);

const discord: Markup = {
  kind: "discord",
  plain: (text) => text.replaceAll(/[\\*_~`|<>[\]#@]/g, "\\$&"),
  mention: (userId) => `<@${userId}>`,
  time: (iso) => `<t:${seconds(iso)}:f>`,
};

const slack: Markup = {
  kind: "slack",
  plain: (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  mention: (userId) => `<@${userId}>`,
  time: (iso) =>
    `<!date^${seconds(iso)}^{date_short_pretty} {time}|${iso.slice(0, 16).replace("T", " ")} UTC>`,
};

/** The body that is sent for news. */
export const bodies: Readonly<Record<WebhookKind, (words: Words, news: News, at: Date) => unknown>> = {
  discord: (words, news) => {
    const { plain } = discord;
    const called = callsOf(discord, news.asked);
    return {
      content: askedLines(words, discord, news).join("\n").slice(0, 1500),
      embeds: [
        {
          title: plain(news.headline).slice(0, 250),
          url: news.url,
          description: news.sentences.map(plain).join("\n").slice(0, 2000),
          footer: { text: news.title.slice(0, 1000) },
        },
      ],
      allowed_mentions: { parse: [], users: called },
    };
  },

  slack: (words, news) => {
    const { plain } = slack;
    const headline = plain(news.headline).replaceAll("|", "/");
    const lines = [`*<${news.url}|${headline}>*`, ...news.sentences.map(plain)];
    const asked = askedLines(words, slack, news);
    return {
      text: [plain(news.headline), ...asked].join("\n").slice(0, 3000),
      unfurl_links: false,
      blocks: [
        section(lines),
        ...(asked.length === 0 ? [] : [section(asked)]),
        { type: "context", elements: [{ type: "mrkdwn", text: plain(news.title).slice(0, 1000) }] },
      ],
    };
  },

  json: (_, { match, title, url, headline, sentences, asked, isOver }, at) => ({
    type: "match.news",
    timestamp: at.toISOString(),
    data: {
      match: { ...match, title, url },
      headline,
      sentences,
      asked: asked.map(({ seat, name, until, stakes }) => ({ seat, name, until, stakes })),
      isOver,
    },
  }),
};

const section = (lines: readonly string[]) => ({
  type: "section",
  text: { type: "mrkdwn", text: lines.join("\n").slice(0, 2900) },
});

function callsOf({ kind }: Markup, asked: readonly Asked[]): string[] {
  return asked.flatMap(({ mention }) => (mention !== null && isUserIdOf(kind, mention) ? [mention] : []));
}

/** The people who must decide, and the stakes: once, if they are the same for several. */
function askedLines(words: Words, markup: Markup, { asked }: News): string[] {
  const stakes = new Set(asked.flatMap((each) => each.stakes ?? []));
  const who = asked.map((each) => {
    const [called] = callsOf(markup, [each]);
    const name = called === undefined ? markup.plain(each.name) : markup.mention(called);
    return each.until === null
      ? words("webhook.asked", { name })
      : words("webhook.askedUntil", { name, time: markup.time(each.until) });
  });
  return [...who, ...[...stakes].map(markup.plain)];
}
