/** The service's secrets: one document with a ring of keys for each purpose, newest first. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import * as z from "zod";

/** ISO time from which a key signs. It is accepted earlier, so that no process refuses the signature of another. */
const from = z.iso.datetime();
const wordSchema = z.object({ value: z.string().min(32), from });
const pushSchema = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43), from });

const ORIGIN = /^origin([1-9]\d*)$/;

const rings = z.object({
  /** Sign session cookies. */
  auth: z.array(wordSchema).min(1).readonly(),
  /** Sign the answer links in mails. */
  link: z.array(wordSchema).min(1).readonly(),
  /** Sign push messages (VAPID): P-256, raw, base64url. */
  push: z.array(pushSchema).min(1).readonly(),
  /** The bot in Telegram: its token, and its name. Absent: there is none. */
  telegram: z
    .object({ token: z.string().regex(/^\d+:[\w-]+$/), bot: z.string().regex(/^\w+$/) })
    .exactOptional(),
});

/** In addition to the rings, `origin1`, `origin2`, …: the words by which the edge proves itself. */
const origins = z.string().min(32);

type Origins = Readonly<Partial<Record<`origin${number}`, string>>>;

/** A secret word and since when it signs. */
export type WordKey = z.infer<typeof wordSchema>;
/** A VAPID pair and since when it signs. */
export type PushKey = z.infer<typeof pushSchema>;
export type Keys = Readonly<z.infer<typeof rings>> & Origins;
export type PartialKeys = Partial<z.infer<typeof rings>> & Origins;
export type RingName = "auth" | "link" | "push";

function checkNames(keys: object, context: z.RefinementCtx): void {
  for (const name of Object.keys(keys)) {
    if (!(name in rings.shape) && !ORIGIN.test(name)) {
      context.addIssue({ code: "custom", message: "unknown member", path: [name] });
    }
  }
}

/** The whole document. */
export const keySchema = rings.catchall(origins).superRefine(checkNames) as unknown as z.ZodType<Keys>;

/** A document that may still lack parts. */
export const partialKeySchema = rings
  .partial()
  .catchall(origins)
  .superRefine(checkNames) as unknown as z.ZodType<PartialKeys>;

/** Seconds for which a key's signatures stay valid; null: for an unknown time. */
const LIFETIMES: Readonly<Record<RingName, number | null>> = {
  // Session cookies live for 90 days.
  auth: 90 * 86_400,
  link: 30 * 86_400,
  // A subscription is bound to the key with which it was made.
  push: null,
};

/** Seconds from a rotation to the first signature: longer than any process goes without reading the keys. */
const NOTICE_SECONDS = 15 * 60;

/** All keys, the first of each ring signing from `now` on, and the first origin key. */
export function newKeys(now: Date): Keys {
  return completeKeys({}, 1, now);
}

/**
 * Makes the missing keys, `origin<origin>` included, and forgets origin keys older than the one before it. Existing
 * keys do not change: doing it twice does it once.
 */
export function completeKeys(keys: PartialKeys, origin: number, now: Date): Keys {
  const from = now.toISOString();
  const kept = Object.entries(keys).filter(([name]) => numberOf(name) === null || isRecent(name, origin));
  return {
    [`origin${origin}`]: newWord(),
    ...(Object.fromEntries(kept) as PartialKeys),
    auth: keys.auth ?? [{ value: newWord(), from }],
    link: keys.link ?? [{ value: newWord(), from }],
    push: keys.push ?? [{ ...newPair(), from }],
  };
}

/**
 * Puts a new key in front of a ring. It signs from 15 minutes after `now` on, when every running process has it. Old
 * keys are dropped once all of their signatures have expired.
 */
export function rotateKeys(keys: Keys, ring: RingName, now: Date): Keys {
  const from = new Date(now.getTime() + NOTICE_SECONDS * 1000).toISOString();
  if (ring === "push") return { ...keys, push: [{ ...newPair(), from }, ...keys.push] };
  return { ...keys, [ring]: [{ value: newWord(), from }, ...stillNeeded(keys[ring], LIFETIMES[ring], now)] };
}

/** The key of a ring that signs at `now`: the newest that is active. */
export function signingKey<K extends { readonly from: string }>(ring: readonly K[], now: Date): K {
  // A process whose clock is slow may find no active key yet. Then the oldest key signs.
  const key = ring.find((entry) => Date.parse(entry.from) <= now.getTime()) ?? ring.at(-1);
  if (key === undefined) throw new Error("a ring without keys");
  return key;
}

/** Every origin key. */
export function originKeys(keys: Keys): readonly string[] {
  return Object.entries(keys).flatMap(([name, value]) => (numberOf(name) === null ? [] : [String(value)]));
}

/** A key signs until its successor does. Only then does the lifetime of its last signature begin. */
function stillNeeded(ring: readonly WordKey[], lifetime: number | null, now: Date): readonly WordKey[] {
  if (lifetime === null) return ring;
  return ring.filter((_, at) => {
    const successor = ring[at - 1];
    return successor === undefined || Date.parse(successor.from) + lifetime * 1000 >= now.getTime();
  });
}

function numberOf(name: string): number | null {
  const number = ORIGIN.exec(name)?.[1];
  return number === undefined ? null : Number(number);
}

const isRecent = (name: string, origin: number) => (numberOf(name) ?? 0) >= origin - 1;

const newWord = () => randomBytes(32).toString("base64url");

/** A key pair in the format of web push: the uncompressed point and the scalar, both base64url. */
function newPair(): Omit<PushKey, "from"> {
  const { x, y, d } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  if (x === undefined || y === undefined || d === undefined) throw new Error("no P-256 on this machine");
  const point = [Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return { publicKey: Buffer.concat(point).toString("base64url"), privateKey: d };
}
