/** The look of every mail: who sends it, what happened, and why it came. As HTML, and the same as plain text. */
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Mail } from "../../context.ts";
import { besideHeadline, type NotificationText } from "../notification-text.ts";
import { Block } from "./block.tsx";
import { keysOf, MailPart, type MailWords, unstopped } from "./mail-part.tsx";
import { FOR_WORD, STYLE_SHEET, styles, WIDTH } from "./mail-styles.ts";
import { unlinked } from "./unlinked.ts";

export interface MailLayout {
  readonly locale: string;
  readonly subject: string;
  /** The text that mail programs show beside the subject. */
  readonly preview: string;
  /** The type of letter, below the name of the service. */
  readonly telegram: string;
  readonly words: MailWords;
  readonly parts: readonly NotificationText[];
  readonly footer: readonly { readonly text: string; readonly url: string | null }[];
}

const HOUSE = "CONSIGLIERE";

/** The one that mail programs know best. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

function LaidOutMail({ mail }: { mail: MailLayout }): ReactElement {
  return (
    <Html lang={mail.locale}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{mail.subject}</title>
        <style>{STYLE_SHEET}</style>
      </Head>
      <body className="ground" style={styles.ground}>
        <Preview>{mail.preview}</Preview>
        <Block className="ground" style={styles.ground}>
          <Container className="form" width={WIDTH} style={styles.form}>
            <Block style={styles.masthead}>
              <Text style={styles.house}>{HOUSE}</Text>
              <Text style={styles.telegram}>{mail.telegram}</Text>
            </Block>
            <Block className="paper" style={styles.paper}>
              {mail.parts.map((part, place) => (
                <MailPart
                  key={part.heading + part.lines.join()}
                  part={part}
                  place={place}
                  words={mail.words}
                />
              ))}
            </Block>
            <Block style={styles.footer}>
              {footerOf(mail).map(({ text, url }) => (
                <Text key={text} className="why" style={styles.why}>
                  {url === null ? (
                    text
                  ) : (
                    <Link href={url} className="leave" style={styles.stopLink}>
                      {text}
                    </Link>
                  )}
                </Text>
              ))}
            </Block>
          </Container>
        </Block>
      </body>
    </Html>
  );
}

/** The mail as HTML and as plain text. Text that people have written never becomes a link. */
export function renderMail(layout: MailLayout): Pick<Mail, "subject" | "html" | "text" | "repliesTo"> {
  const mail = unlinked(layout);
  const markup = renderToStaticMarkup(<LaidOutMail mail={mail} />);
  return {
    subject: mail.subject,
    repliesTo: mail.words.replies,
    html: DOCTYPE + markup.replace("</head>", `${FOR_WORD}</head>`),
    text: plainText(mail),
  };
}

/** How to answer, and the mail's own lines. */
const footerOf = ({ words, footer }: Pick<MailLayout, "words" | "footer">): MailLayout["footer"] => [
  { text: words.replies, url: null },
  ...footer,
];

function plainText({ telegram, words, parts, footer }: MailLayout): string {
  const bodies = parts.map((part) => textOf(part, words).join("\n\n"));
  const end = footerOf({ words, footer })
    .map(({ text, url }) => (url === null ? text : `${text}: ${url}`))
    .join("\n");
  return `${HOUSE} · ${telegram}\n\n${bodies.join("\n\n* * *\n\n")}\n\n--\n${end}\n`;
}

/** The text, paragraph by paragraph. */
function textOf(part: NotificationText, words: MailWords): string[] {
  const { stop, since, now } = words;
  const { heading, headline, news = [], picture, letters = [], smallPrint = [] } = part;
  const earlier = besideHeadline(news, part);
  return [
    heading,
    headline ?? "",
    picture === undefined ? "" : [now, ...picture.says.slice(1)].join("\n"),
    earlier.length === 0 ? "" : [since, ...earlier].join("\n"),
    besideHeadline(part.lines, part)
      .map((line) => `${unstopped(line)} ${stop}`)
      .join("\n"),
    keysOf(part)
      .map(({ label, url }) => `${label}:\n${url}`)
      .join("\n"),
    letters.length === 0
      ? ""
      : [words.letters, ...letters.map(({ from, text }) => `${from}: ${text}`)].join("\n"),
    smallPrint.join("\n"),
  ].filter((paragraph) => paragraph !== "");
}
