/** The look of every mail. What happened, short lines, STOP, and one or more buttons. */
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { CSSProperties, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { NotificationText } from "../notification-text.ts";

export interface MailLayout {
  readonly locale: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  /** The head of the form: whose office this is. */
  readonly office: string;
  /** What ends a line: STOP. */
  readonly stop: string;
  /** What stands above what happened. */
  readonly since: string;
  readonly parts: readonly NotificationText[];
  readonly footer: readonly { readonly text: string; readonly url: string | null }[];
}

/** Under which id the picture of a part is sent along. */
export const boardOf = (place: number) => `board-${place + 1}@consigliere`;

/** The one that mail programs know best. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const ink = "#17130f";
const paper = "#f3ead7";
const aged = "#e4d5b7";
const blood = "#8c1f1f";
const plain = "Inter, 'Helvetica Neue', Arial, 'Hiragino Sans', 'Noto Sans JP', sans-serif";
const print = "Georgia, 'Times New Roman', 'Hiragino Mincho ProN', 'Noto Serif JP', serif";

const styles = {
  body: { backgroundColor: aged, margin: 0, padding: "24px 8px", fontFamily: plain, color: ink },
  form: { backgroundColor: paper, border: `2px solid ${ink}`, maxWidth: 600, padding: "20px 24px" },
  office: {
    borderBottom: `4px double ${ink}`,
    fontSize: 13,
    letterSpacing: 3,
    margin: "0 0 16px",
    padding: "0 0 8px",
    textAlign: "center",
  },
  heading: { fontFamily: print, fontSize: 20, fontWeight: 700, lineHeight: "28px", margin: "8px 0" },
  // As wide as there is room: tables of mails give a picture the width that it asks for.
  board: { display: "block", height: "auto", margin: "10px 0", maxWidth: 556, width: "100%" },
  since: { color: "#4a4238", fontSize: 13, lineHeight: "18px", margin: "8px 0 0" },
  news: { fontFamily: print, fontSize: 15, lineHeight: "23px", margin: "2px 0" },
  line: { fontSize: 15, lineHeight: "24px", margin: "4px 0", wordBreak: "break-word" },
  first: { fontSize: 16, fontWeight: 700, lineHeight: "24px", margin: "14px 0 4px", wordBreak: "break-word" },
  stop: { color: blood, fontWeight: 700 },
  main: {
    backgroundColor: ink,
    color: paper,
    display: "inline-block",
    fontSize: 15,
    fontWeight: 700,
    lineHeight: "20px",
    margin: "12px 8px 4px 0",
    padding: "12px 20px",
    textDecoration: "none",
  },
  choice: {
    backgroundColor: paper,
    border: `1px solid ${ink}`,
    color: ink,
    display: "inline-block",
    fontSize: 15,
    lineHeight: "20px",
    margin: "6px 8px 4px 0",
    padding: "11px 16px",
    textDecoration: "none",
  },
  rule: { borderColor: ink, margin: "20px 0 12px" },
  footer: { fontSize: 12, lineHeight: "18px", margin: "2px 0", color: "#4a4238" },
  link: { color: "#4a4238" },
} satisfies Record<string, CSSProperties>;

function Part({
  part,
  place,
  mail: { stop, since },
}: {
  part: NotificationText;
  /** Which of the mail's parts it is, from 0. */
  place: number;
  mail: Pick<MailLayout, "stop" | "since">;
}): ReactElement {
  const { heading, headline = heading, news = [], picture } = part;
  const earlier = news.filter((sentence) => sentence !== headline);
  return (
    <Section>
      <Text style={styles.heading}>{headline}</Text>
      {headline !== heading && <Text style={styles.since}>{heading}</Text>}
      {picture && (
        <img src={`cid:${boardOf(place)}`} alt={picture.alt} fetchPriority="low" style={styles.board} />
      )}
      {earlier.length > 0 && <Text style={styles.since}>{since}</Text>}
      {earlier.map((sentence) => (
        <Text key={sentence} style={styles.news}>
          {sentence}
        </Text>
      ))}
      {part.lines.map((line, at) => (
        <Text key={line} style={at === 0 ? styles.first : styles.line}>
          {line} <span style={styles.stop}>{stop}</span>
        </Text>
      ))}
      {part.links.map(({ label, url, isMain }) => (
        <Button key={url} href={url} style={isMain ? styles.main : styles.choice}>
          {label}
        </Button>
      ))}
      <Hr style={styles.rule} />
    </Section>
  );
}

function LaidOutMail({ mail }: { mail: MailLayout }): ReactElement {
  return (
    <Html lang={mail.locale}>
      <Head />
      <Preview>{mail.preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.form}>
          <Text style={styles.office}>{mail.office}</Text>
          {mail.parts.map((part, place) => (
            <Part key={part.heading + part.lines.join()} part={part} place={place} mail={mail} />
          ))}
          {mail.footer.map(({ text, url }) => (
            <Text key={text} style={styles.footer}>
              {url === null ? (
                text
              ) : (
                <Link href={url} style={styles.link}>
                  {text}
                </Link>
              )}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}

/** The mail as HTML and as plain text. */
export function renderMail(mail: MailLayout): { html: string; text: string } {
  const markup = renderToStaticMarkup(<LaidOutMail mail={mail} />);
  return { html: `${DOCTYPE}${markup}`, text: plainText(mail) };
}

function plainText({ office, stop, since, parts, footer }: MailLayout): string {
  const bodies = parts.map(({ heading, headline, news = [], lines, links }) =>
    [
      ...(headline === undefined ? [] : [headline, ""]),
      heading,
      "",
      ...(news.length === 0 ? [] : [since, ...news, ""]),
      ...lines.map((line) => `${line} ${stop}`),
      "",
      ...links.map(({ label, url }) => `${label}:\n${url}`),
    ].join("\n"),
  );
  const end = footer.map(({ text, url }) => (url === null ? text : `${text}: ${url}`)).join("\n");
  return `${office}\n\n${bodies.join("\n\n* * *\n\n")}\n\n--\n${end}\n`;
}
