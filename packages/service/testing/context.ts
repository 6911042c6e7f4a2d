import { createHmac } from "node:crypto";
import type { LiveNews } from "@consigliere/contract/live";
import type { Profile } from "@consigliere/store/profiles";
import { endpoint } from "@consigliere/store/testing/server";
import { freshTable } from "@consigliere/store/testing/table";
import { ensureProfile } from "../src/account/profile.ts";
import type {
  Beacon,
  Chance,
  ChatMessage,
  Context,
  Fault,
  GameShelf,
  InChat,
  LinkKeys,
  Mail,
  Mailer,
  Measure,
  Pusher,
  PushKeys,
  PushMessage,
  SentMessage,
  Sockets,
  Telegram,
  WebhookPost,
  Webhooks,
} from "../src/context.ts";
import { WebhookError } from "../src/context.ts";
import { followBatch } from "../src/follow-up/follow-match.ts";
import { tick } from "../src/follow-up/tick.ts";
import { followPages } from "../src/live/presence.ts";
import { openStore } from "../src/match/contents.ts";
import { followTalk } from "../src/talk/push-letters.ts";
import { pennies } from "./pennies.ts";
import { openStream } from "./stream.ts";

/** A clock that stands still until it is moved. */
export class TestClock {
  #now: number;

  constructor(start = "2026-03-01T12:00:00.000Z") {
    this.#now = Date.parse(start);
  }

  readonly now = (): Date => new Date(this.#now);

  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

/** A mailer that keeps what it is given, and can be told to fail. */
export class TestMailer implements Mailer {
  readonly sent: Mail[] = [];
  failure: Error | null = null;

  async send(mail: Mail): Promise<void> {
    if (this.failure !== null) throw this.failure;
    this.sent.push(mail);
  }

  /** Mails to an address, oldest first. */
  to(address: string): Mail[] {
    return this.sent.filter((mail) => mail.to === address);
  }
}

/** A pusher that keeps what it is given, and can be told to fail for some endpoints. */
export class TestPusher implements Pusher {
  readonly sent: PushMessage[] = [];
  readonly failures = new Map<string, Error>();

  async send(message: PushMessage): Promise<void> {
    const failure = this.failures.get(message.device.endpoint);
    if (failure !== undefined) throw failure;
    this.sent.push(message);
  }
}

/** A bot that keeps what it is given, as its chats show it now, and can be told to fail. */
export class TestTelegram implements Telegram {
  readonly bot = "ConsigliereBot";
  /** The messages in all chats, in the order in which they were sent. */
  readonly shown: (ChatMessage & InChat)[] = [];
  /** The lines that were shown for a moment. */
  readonly lines: (string | undefined)[] = [];
  failure: Error | null = null;
  #sent = 0;

  async send(message: ChatMessage): Promise<SentMessage> {
    if (this.failure !== null) throw this.failure;
    const sent = { message: ++this.#sent };
    this.shown.push({ ...message, ...sent });
    return sent;
  }

  async edit({ message, text, keys }: InChat & Pick<ChatMessage, "text" | "keys">): Promise<void> {
    this.#change(message, { text, keys });
  }

  async setKeys({ message, keys }: InChat & Pick<ChatMessage, "keys">): Promise<void> {
    this.#change(message, { keys });
  }

  async withdraw({ message }: InChat): Promise<void> {
    const at = this.shown.findIndex((one) => one.message === message);
    this.shown.splice(at, 1);
  }

  async acknowledge(_press: string, line?: string): Promise<void> {
    this.lines.push(line);
  }

  #change(message: number, to: Partial<ChatMessage>): void {
    const at = this.shown.findIndex((one) => one.message === message);
    const one = this.shown[at];
    if (one !== undefined) this.shown[at] = { ...one, ...to };
  }
}

/** Webhooks that keep what they are given, and can be told to fail. */
export class TestWebhooks implements Webhooks {
  readonly sent: WebhookPost[] = [];
  failure: Error | null = null;
  /** Addresses at which there is nothing any more. */
  readonly gone = new Set<string>();

  readonly takes = (address: string) => address.startsWith("https://");

  async post(post: WebhookPost): Promise<string | null> {
    if (this.failure !== null) throw this.failure;
    if (this.gone.has(post.address)) throw new WebhookError("status-404", true);
    this.sent.push(post);
    return post.wantsId === true ? String(this.sent.length) : null;
  }
}

/** A point of P-256, as browsers write keys. */
export const POINT =
  "BBE8MtLTRB1pbDpBodYBIDW1rkisNwOVw0LsNi2zQphCokBnotgRNX_kZiY_oWwqBPxcvXdZ-GXrvVM01F5i1jA";

const onePushKey: PushKeys = {
  current: () => POINT,
  has: (key) => key === POINT,
  takes: (endpoint) => /^https:\/\/(push\.test|web\.push\.apple\.com)\//.test(endpoint),
};

/** Sockets that note what goes through them, such as `["socket-1", "revision"]`; some may be closed. */
export class TestSockets implements Sockets {
  readonly sent: [socket: string, revision: string | null][] = [];
  /** The news about who is looking, by the socket that was told. */
  readonly present: [socket: string, seats: readonly number[]][] = [];
  /** The sockets that were told of another letter, or of something new on one. */
  readonly letters: string[] = [];
  readonly closed = new Set<string>();

  async send(socket: string, text: string): Promise<boolean> {
    if (this.closed.has(socket)) return false;
    const { revision, present, letters } = JSON.parse(text) as LiveNews;
    if (revision !== undefined) this.sent.push([socket, revision]);
    if (present !== undefined) this.present.push([socket, present]);
    if (letters === true) this.letters.push(socket);
    return true;
  }
}

/** The two things that drive an instance besides requests: its table's stream and the minute tick. */
export interface Drive {
  /**
   * Follows up on everything written, and on what that writes, until nothing more happens; each batch by `follow`, which
   * may watch it.
   */
  settle(follow?: (batch: () => Promise<void>) => Promise<void>): Promise<void>;
  /** Moves the clock, then does all due work and follows up. */
  pass(seconds: number): Promise<void>;
}

/** The heartbeat of an instance that is awake is never slower than this. */
const WAKEFUL_SECONDS = 600;

/** Drives `context` over the real stream of its table. */
export async function driveOf(
  context: Context,
  clock: TestClock,
  table: { tableName: string; endpoint: string },
  isNew = false,
): Promise<Drive> {
  const stream = await openStream(table.tableName, table.endpoint);
  // The service has been awake before anything falls due in it, unless it is still empty.
  if (!isNew) await context.store.heartbeat.beat(clock.now(), WAKEFUL_SECONDS);
  const settle: Drive["settle"] = async (follow = (batch) => batch()) => {
    for (;;) {
      const batch = await stream.next();
      if (batch.length === 0) return;
      await follow(async () => {
        await followPages(context, batch);
        await followTalk(context, batch);
        const failed = await followBatch(context, batch);
        if (failed !== null) throw new Error(`the stream stopped at ${failed}`);
      });
    }
  };
  return {
    settle,
    pass: async (seconds) => {
      await stayAwake(context, clock, seconds);
      await tick(context);
      await settle();
    },
  };
}

/** Moves the clock as if the tick had come all the time and found nothing due. */
async function stayAwake(context: Context, clock: TestClock, seconds: number): Promise<void> {
  const first = Math.min(seconds, WAKEFUL_SECONDS);
  // The first look shows whether the service slept before. The last one shows that it was awake for the rest of the time.
  for (const part of first < seconds ? [first, seconds - first] : [first]) {
    clock.advance(part);
    await context.store.heartbeat.beat(clock.now(), Math.max(part, WAKEFUL_SECONDS));
  }
}

/** Collects faults, and prints them, so that a failing test says why. */
export function faultList(): { readonly faults: Fault[]; readonly report: (fault: Fault) => void } {
  const faults: Fault[] = [];
  const report = (fault: Fault) => {
    faults.push(fault);
    console.warn(fault.what, fault.where, fault.error);
  };
  return { faults, report };
}

/** Notes measures as they come, such as `["MailSent", 1]`. */
function measureList(): {
  readonly measured: [Measure, number][];
  readonly measure: Context["measure"];
} {
  const measured: [Measure, number][] = [];
  return { measured, measure: (name, value = 1) => void measured.push([name, value]) };
}

const hmac = (text: string) => createHmac("sha256", "the only key of a test").update(text).digest();

const oneKey: LinkKeys = {
  sign: (text) => hmac(text).toString("base64url"),
  verifies: (text, signature, letters) => signature === hmac(text).toString("base64url").slice(0, letters),
  draw: (text) => hmac(text).readUInt32BE(0) / 0x1_0000_0000,
};

/** Chance that counts instead of drawing, so that two instances that do the same draw the same. */
function countedChance(): Chance {
  let draws = 0;
  const next = () => {
    draws += 1;
    return draws;
  };
  return {
    id: () => `id-${next()}`,
    hex: (bytes) =>
      next()
        .toString(16)
        .padStart(bytes * 2, "0"),
  };
}

export interface TestContext extends Drive {
  readonly tableName: string;
  readonly context: Context;
  readonly clock: TestClock;
  readonly mailer: TestMailer;
  readonly pusher: TestPusher;
  readonly telegram: TestTelegram;
  readonly sockets: TestSockets;
  readonly webhooks: TestWebhooks;
  readonly faults: Fault[];
  readonly measured: ReturnType<typeof measureList>["measured"];
  /** A person with a profile, and with an address unless it is null. */
  person(name: string, email?: string | null): Promise<Profile>;
}

/** An instance without its HTTP side, over a table of its own. */
export async function openContext(
  games: GameShelf = [pennies()],
  {
    chance = countedChance(),
    beacon = null,
    isNew = false,
  }: { chance?: Chance; beacon?: Beacon | null; isNew?: boolean } = {},
): Promise<TestContext> {
  const connection = await freshTable();
  const clock = new TestClock();
  const mailer = new TestMailer();
  const pusher = new TestPusher();
  const telegram = new TestTelegram();
  const sockets = new TestSockets();
  const webhooks = new TestWebhooks();
  const { faults, report } = faultList();
  const { measured, measure } = measureList();
  const emails = new Map<string, string>();
  const context: Context = {
    store: openStore({ ...connection, now: clock.now }),
    games,
    clock: clock.now,
    chance,
    beacon,
    mailer,
    pusher,
    pushKeys: onePushKey,
    telegram,
    sockets,
    webhooks,
    emailOf: async (userId) => emails.get(userId) ?? null,
    links: oneKey,
    settings: {
      baseUrl: "https://house.test",
      addresses: ["https://house.test"],
      hostname: "house.test",
      graceSeconds: 120,
      standingDelaySeconds: { min: 20, max: 90 },
    },
    report,
    measure,
  };
  return {
    ...(await driveOf(context, clock, { tableName: connection.tableName, endpoint }, isNew)),
    tableName: connection.tableName,
    context,
    clock,
    mailer,
    pusher,
    telegram,
    sockets,
    webhooks,
    faults,
    measured,
    person: async (name, email = `${name.toLowerCase()}@mob.test`) => {
      const userId = `${name.toLowerCase()}-${chance.id()}`;
      if (email !== null) emails.set(userId, email);
      return ensureProfile(context, userId, { name, locale: "en" });
    },
  };
}
