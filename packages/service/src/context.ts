/** Everything that use cases need from outside. Handlers build it once; tests build their own. */

import type { BeaconChain } from "@consigliere/engine/beacon";
import type { Game, GameMeta } from "@consigliere/engine/game";
import type { PushDevice } from "@consigliere/store/profiles";
import type { Store } from "./match/contents.ts";

/** A game whose rules are loaded when a match of it is opened. */
export interface ShelvedGame {
  readonly meta: GameMeta;
  rules(): Promise<Game>;
}

/** The games that can be played, with their rules or with what loads them. */
export type GameShelf = readonly (Game | ShelvedGame)[];

/** Chance outside of matches: ids, tokens, the secrets that are committed to. Cryptographic except in tests. */
export interface Chance {
  /** An id that nobody can guess. */
  id(): string;
  /** Random bytes in hex. */
  hex(bytes: number): string;
}

/** An SVG document, and its width in a mail, in pixels. */
export interface MailPicture {
  readonly cid: string;
  readonly svg: string;
  readonly width: number;
}

/** A mail that is ready to go. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The name of the recipient that a mail program shows when its reader replies; absent: the sender. */
  readonly repliesTo?: string;
  /** The pictures in the HTML, each by its `cid:`. They are sent along, so that nothing is fetched to read a mail. */
  readonly pictures?: readonly MailPicture[];
}

/** Hands a mail to a carrier. Throws when the carrier does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The keys with which browsers make their subscriptions. */
export interface PushKeys {
  /** Today's key, for new subscriptions. */
  current(): string;
  /** Whether a message to a subscription of this key can be signed. */
  has(key: string): boolean;
  /** Whether the service writes to the push service of this endpoint. */
  takes(endpoint: string): boolean;
}

/** A message that is ready for a device: encrypted for it by the carrier. */
export interface PushMessage {
  readonly device: Pick<PushDevice, "endpoint" | "keys" | "key">;
  readonly text: string;
  /** If two messages of one topic wait for a device, the newer one replaces the older. */
  readonly topic: string;
  readonly isUrgent: boolean;
  /** Seconds for which the push service keeps it for a device that is off. */
  readonly keepSeconds: number;
}

/** The push service did not take a message. */
export class PushError extends Error {
  /** HTTP status of the push service. */
  readonly status: number;

  constructor(status: number) {
    super(`the push service answered ${status}`);
    this.name = "PushError";
    this.status = status;
  }
}

/** Hands messages to push services. @throws PushError, and any error of the network */
export interface Pusher {
  send(message: PushMessage): Promise<void>;
}

/** A message for an address that somebody has given. */
export interface WebhookPost {
  readonly address: string;
  /** Replaces the message at the address; absent: a new one. */
  readonly isEdit?: true;
  /** The id of the message is wanted. */
  readonly wantsId?: true;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A message was not taken where it was sent. */
export class WebhookError extends Error {
  /** A word that pages have a sentence for. It reveals nothing about the server there. */
  readonly trouble: string;
  /** It will never be taken. */
  readonly isFinal: boolean;

  constructor(trouble: string, isFinal: boolean) {
    super(`a webhook was not taken: ${trouble}`);
    this.name = "WebhookError";
    this.trouble = trouble;
    this.isFinal = isFinal;
  }
}

/** Hands messages to addresses that people have given. The service must not reach some of them. */
export interface Webhooks {
  /** Whether an address is one that may be given. */
  takes(address: string): boolean;
  /** The id of the message, where it is wanted and told. @throws WebhookError */
  post(post: WebhookPost): Promise<string | null>;
}

/** A key below a message: it leads somewhere, or tells us that it was pressed. */
export type ChatKey = { readonly label: string } & ({ readonly url: string } | { readonly data: string });

/** A message for a chat. */
export interface ChatMessage {
  readonly chat: string;
  /** With the few tags that Telegram knows; all else is escaped. */
  readonly text: string;
  /** In rows. */
  readonly keys: readonly (readonly ChatKey[])[];
  /** An SVG document, shown above the text. */
  readonly picture?: string;
}

/** A message that was sent, as its chat knows it. */
export interface SentMessage {
  readonly message: number;
  /** Its text stands below a picture. */
  readonly isPicture?: true;
}

/** A message in its chat. */
export interface InChat extends SentMessage {
  readonly chat: string;
}

/** The bot of this service. @throws TelegramError, and any error of the network */
export interface Telegram {
  /** Its name in addresses. */
  readonly bot: string;
  send(message: ChatMessage): Promise<SentMessage>;
  /** Replaces text and keys of a message. */
  edit(message: InChat & Pick<ChatMessage, "text" | "keys">): Promise<void>;
  setKeys(message: InChat & Pick<ChatMessage, "keys">): Promise<void>;
  withdraw(message: InChat): Promise<void>;
  /** Answers a press, with a line that is shown for a moment. */
  acknowledge(press: string, line?: string): Promise<void>;
}

/** Telegram did not take something. */
export class TelegramError extends Error {
  /** Its error code, which is like a status of HTTP. */
  readonly status: number;

  constructor(status: number) {
    super(`Telegram answered ${status}`);
    this.name = "TelegramError";
    this.status = status;
  }
}

/** A public randomness beacon whose rounds nobody can predict. */
export interface Beacon {
  /** The beacon chain whose rounds are mixed into matches. */
  readonly chain: BeaconChain;
  /** The beacon's signature of a round, in hex, unchecked; null if the beacon gives none within so many milliseconds. */
  signatureOf(
    round: { readonly chain: string; readonly round: number },
    patienceMs: number,
  ): Promise<string | null>;
}

/** A fault that people must look into. `where` names the match or work, never contents of hands. */
export interface Fault {
  readonly what: string;
  readonly where: Readonly<Record<string, unknown>>;
  readonly error?: unknown;
}

/** The counts and times that are measured, for alarms and figures. */
export type Measure =
  /** Something was reported; counted where it is. */
  | "Fault"
  | "MailSent"
  /** A mail was given up. */
  | "MailDead"
  | "AnswerEntered"
  /** Seconds: how late the oldest work of a tick was. */
  | "DueLagSeconds"
  /** An address was given up, because mail to it bounces or is unwanted. */
  | "AddressLost";

/** The service's secret words. They change from time to time. Older signatures stay valid for their time. */
export interface LinkKeys {
  /** A signature that only the service can give. */
  sign(text: string): string;
  /** Whether the service signed the text, now or earlier. `letters`: how many of the signature are given, if not all. */
  verifies(text: string, signature: string, letters?: number): boolean;
  /**
   * A number from 0 to 1 that nobody else can predict. It is always the same for the same text and time, whatever words
   * the service takes later.
   */
  draw(text: string, at: Date): number;
}

/** Reaches pages that have a socket open. */
export interface Sockets {
  /** Sends a text; false when nobody takes it any more. */
  send(socket: string, text: string): Promise<boolean>;
}

interface Settings {
  /** The origin by which the request came, or else the public one; without a slash at its end. */
  readonly baseUrl: string;
  /** All origins by which people may come. */
  readonly addresses: readonly string[];
  /** The host of the public origin, for ids that stay the same. */
  readonly hostname: string;
  /** How long a notification waits for the player to act first. */
  readonly graceSeconds: number;
  /** Automatic answers are entered after a random delay, evenly distributed between these. */
  readonly standingDelaySeconds: { readonly min: number; readonly max: number };
}

export interface Context {
  readonly store: Store;
  readonly games: GameShelf;
  readonly clock: () => Date;
  readonly chance: Chance;
  /** Null: matches are dealt without a beacon, and say so. */
  readonly beacon: Beacon | null;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  readonly pushKeys: PushKeys;
  /** Null: this service has no bot. */
  readonly telegram: Telegram | null;
  readonly webhooks: Webhooks;
  /** Null: pages are not told from here. */
  readonly sockets: Sockets | null;
  /** The proven email address of a user; null for guests and for users who are gone. */
  readonly emailOf: (userId: string) => Promise<string | null>;
  /** Sign the links in mails and spread automatic answers. */
  readonly links: LinkKeys;
  readonly settings: Settings;
  readonly report: (fault: Fault) => void;
  /** Counts one, or notes a value. */
  readonly measure: (name: Measure, value?: number) => void;
}
