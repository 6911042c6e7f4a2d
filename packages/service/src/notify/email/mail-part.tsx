/** One notification in a mail. */
import { signsOf } from "@consigliere/games/picture/seat-signs";
import { Button } from "@react-email/button";
import { Text } from "@react-email/text";
import type { ReactElement } from "react";
import {
  type BoardPicture,
  besideHeadline,
  type Figure,
  type NotificationText,
} from "../notification-text.ts";
import { Block } from "./block.tsx";
import { FACES_HEIGHT, facesWidth } from "./faces-size.ts";
import { INNER, styles } from "./mail-styles.ts";

/** The words around the message, in the reader's language. */
export interface MailWords {
  /** The end of a line: STOP. */
  readonly stop: string;
  /** The heading above the news. */
  readonly since: string;
  /** The heading above the board in words. */
  readonly now: string;
  /** The heading above letters. */
  readonly letters: string;
  /** Where to answer, since replies are not read. */
  readonly replies: string;
  /** The name of a player who is the reader. */
  readonly yours: (name: string) => string;
}

/** The ids under which the pictures of a part are sent along. */
export const boardOf = (place: number) => `board-${place + 1}@consigliere`;
export const facesOf = (place: number) => `faces-${place + 1}@consigliere`;

/** The signs of the seats as letters, and as text instead of emoji where fonts have both. */
const LETTERS = { spade: "♠", club: "♣", diamond: "♦", heart: "♥", star: "★", anchor: "⚓" } as const;
const AS_TEXT = "\u{FE0E}";

export function MailPart({
  part,
  place,
  words,
}: {
  part: NotificationText;
  /** The number of this part in the mail, from 0. */
  place: number;
  words: MailWords;
}): ReactElement {
  const { headline, heading, news = [], figures = [], picture, letters = [], smallPrint = [] } = part;
  const earlier = besideHeadline(news, part);
  const [first, ...others] = besideHeadline(part.lines, part);
  return (
    <Block style={place === 0 ? styles.part : styles.next}>
      <table role="presentation" cellPadding="0" cellSpacing="0" border={0}>
        <tbody>
          <tr>
            {figures.length > 0 && (
              <Faces figures={figures} cid={facesOf(place)} isBesideMuch={headline !== undefined} />
            )}
            <td>
              {headline !== undefined && (
                <Text className="quiet" style={styles.kicker}>
                  {heading}
                </Text>
              )}
              <h1 className="headline" style={styles.headline}>
                {headline ?? heading}
              </h1>
            </td>
          </tr>
        </tbody>
      </table>
      {picture && <Board picture={picture} cid={boardOf(place)} words={words} />}
      {earlier.length > 0 && (
        <Text className="quiet" style={styles.since}>
          {words.since}
        </Text>
      )}
      {earlier.map((sentence) => (
        <Text key={sentence} style={styles.news}>
          {sentence}
        </Text>
      ))}
      {first !== undefined && <Line line={first} stop={words.stop} style={styles.question} />}
      {others.map((line) => (
        <Line key={line} line={line} stop={words.stop} style={styles.line} />
      ))}
      {keysOf(part).map(({ label, url, isMain }) => (
        <Button
          key={url}
          href={url}
          className={isMain ? undefined : "choice"}
          style={isMain ? styles.main : styles.choice}
        >
          {label}
        </Button>
      ))}
      {letters.length > 0 && (
        <Text className="quiet" style={styles.since}>
          {words.letters}
        </Text>
      )}
      {letters.map(({ from, text }) => (
        <Text key={from + text} style={styles.letter}>
          <b>
            <bdi>{from}</bdi>
          </b>
          : <bdi>{text}</bdi>
        </Text>
      ))}
      {smallPrint.map((line) => (
        <Text key={line} className="quiet" style={styles.small}>
          {line}
        </Text>
      ))}
    </Block>
  );
}

/** The answers come first. The link to the table serves for everything else. */
export function keysOf({ links }: NotificationText) {
  return [...links.filter(({ isMain }) => !isMain), ...links.filter(({ isMain }) => isMain)];
}

/** A line without its full stop, which a telegram says in a word. */
export const unstopped = (line: string) => line.replace(/[.。]$/, "");

function Line({
  line,
  stop,
  style,
}: {
  line: string;
  stop: string;
  style: typeof styles.line;
}): ReactElement {
  return (
    <Text style={style}>
      {unstopped(line)}{" "}
      <span className="blood" style={styles.stop}>
        {stop}
      </span>
    </Text>
  );
}

/**
 * Decoration: the headline has the names. Low priority, because otherwise React adds preload links to the head for
 * pictures that are sent along.
 */
function Faces({
  figures,
  cid,
  isBesideMuch,
}: {
  figures: readonly Figure[];
  cid: string;
  /** The part also contains a telling sentence, not only the subject of the mail. */
  isBesideMuch: boolean;
}): ReactElement {
  const width = facesWidth(figures);
  const isWide = figures.length > (isBesideMuch ? 1 : 2);
  return (
    <td className={isWide ? "faces wide" : "faces"} width={width} style={styles.faces}>
      <img
        src={`cid:${cid}`}
        alt=""
        width={width}
        height={FACES_HEIGHT}
        fetchPriority="low"
        style={styles.picture}
      />
    </td>
  );
}

/** The board, and below it the owners of its signs. */
function Board({
  picture: { says, seats },
  cid,
  words,
}: {
  picture: BoardPicture;
  cid: string;
  words: MailWords;
}): ReactElement {
  return (
    <>
      <img
        src={`cid:${cid}`}
        alt={says.join(" ")}
        width={INNER}
        fetchPriority="low"
        style={{ ...styles.picture, ...styles.board }}
      />
      <Text style={styles.signs}>
        {seats.map(({ seat, name, isReader }) => (
          <span key={seat} style={{ ...styles.player, fontWeight: isReader ? 700 : 400 }}>
            <Sign seat={seat} /> {isReader ? words.yours(name) : name}{" "}
          </span>
        ))}
      </Text>
    </>
  );
}

function Sign({ seat }: { seat: number }): ReactElement {
  const { color, on, emblem } = signsOf(seat);
  return (
    <span aria-hidden="true" style={{ ...styles.sign, backgroundColor: color, color: on }}>
      {LETTERS[emblem]}
      {AS_TEXT}
    </span>
  );
}
