/** Tables that were opened in a browser by the keys of messages: one cookie keeps the keys, and no account comes with them. */
import { DAY_MS } from "@consigliere/contract/local-time";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { placeOf } from "../match/people.ts";
import { delayOf, REPLAY } from "../match/spectators.ts";
import {
  isLongOver,
  isShortKey,
  readTableKey,
  sharedKey,
  type TableKey,
  wordOf,
} from "../match/table-link.ts";
import { Refusal } from "../refusal.ts";
import type { Person } from "./person.ts";
import { cookiesCalled } from "./session-cookie.ts";
import { COOKIE_PREFIX, SESSION_DAYS } from "./sessions.ts";

/** The number of tables that a browser keeps open by keys. Beyond it, the oldest is closed. */
const MOST_OPEN = 6;

/** A key that is made void elsewhere is accepted here for at most this long. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 1_000;

const BETWEEN = "~";

/** A key that the service has signed; whether it still opens anything is another question. */
export interface Pass extends TableKey {
  readonly key: string;
}

export type TablePasses = ReturnType<typeof createTablePasses>;

/** Cookies are sent over https only, if the request came by it. */
export function createTablePasses(context: Context) {
  const isSecure = () => context.settings.baseUrl.startsWith("https:");
  const name = () => `${isSecure() ? "__Secure-" : ""}${COOKIE_PREFIX}.tables`;
  let remembered = new Map<string, { readonly who: Person; readonly until: number }>();

  const passOf = (key: string): Pass => ({ ...readTableKey(context, key), key });

  /** A pass that fits nothing may have been valid once: it counts as an offer that was taken back. */
  async function passOfShort(matchId: string, short: string): Promise<Pass> {
    const meta = await context.store.matches.meta(matchId);
    if (meta === undefined) throw new Refusal("link/invalid");
    const key = sharedKey(context, meta, short);
    return key === null ? { matchId, userId: "", word: "", isOffer: true, key: short } : passOf(key);
  }

  function passesIn(headers: Headers): Pass[] {
    const keys = cookiesCalled(name(), headers).flatMap((cookie) => cookie.split(BETWEEN));
    return keys.flatMap((key) => {
      try {
        const pass = passOf(key);
        return pass.isOffer ? [] : [pass];
      } catch (error) {
        if (error instanceof Refusal) return [];
        throw error;
      }
    });
  }

  function cookieWith(passes: readonly Pass[]): string {
    const seconds = passes.length === 0 ? 0 : (SESSION_DAYS * DAY_MS) / 1000;
    const value = passes.map(({ key }) => key).join(BETWEEN);
    return `${name()}=${value}; Max-Age=${seconds}; Path=/api; HttpOnly; ${isSecure() ? "Secure; " : ""}SameSite=Strict`;
  }

  /**
   * The holder of the pass (null: spectators), and the match.
   * @throws Refusal `link/invalid`, `link/revoked`, `link/withdrawn`, `link/ended`
   */
  async function checked({
    matchId,
    userId,
    word,
    isForSpectators,
  }: Pass): Promise<{ owner: Profile | null; meta: MatchMeta }> {
    const { profiles, matches } = context.store;
    const [owner, meta] = await Promise.all([
      isForSpectators === true ? null : profiles.get(userId),
      matches.meta(matchId),
    ]);
    if (owner === undefined || meta === undefined) throw new Refusal("link/invalid");
    if (owner === null && delayOf(meta, userId) === null) throw new Refusal("link/withdrawn");
    if (owner !== null && placeOf(meta, userId).looks === null) throw new Refusal("link/invalid");
    if (owner !== null && wordOf(owner) !== word) throw new Refusal("link/revoked");
    const isReplay = owner === null && word === REPLAY;
    if (!isReplay && isLongOver(meta, context.clock())) throw new Refusal("link/ended");
    return { owner, meta };
  }

  return {
    checked,

    /** The pass of a key to this match, in either form. @throws Refusal `link/invalid` */
    async passOf(key: string, matchId: string): Promise<Pass> {
      const pass = isShortKey(key) ? await passOfShort(matchId, key) : passOf(key);
      if (pass.matchId !== matchId) throw new Refusal("link/invalid");
      return pass;
    },

    /** The pass with which the request comes to a match, if any. Does not read the store. */
    at(matchId: string, headers: Headers): Pass | null {
      return passesIn(headers).find((pass) => pass.matchId === matchId) ?? null;
    },

    /**
     * The person with a pass that still opens its table, remembered for a minute. A person who is signed in and sits
     * there does not watch it by a link. @throws Refusal as {@link checked}
     */
    async holderOf(pass: Pass, signedIn: Person | null): Promise<Person> {
      if (pass.isForSpectators) {
        const { meta } = await checked(pass);
        const isSeated = signedIn !== null && placeOf(meta, signedIn.userId).looks !== null;
        return isSeated ? signedIn : { userId: pass.userId, email: null, isByLink: true };
      }
      const known = remembered.get(pass.key);
      if (known !== undefined && known.until > Date.now()) return known.who;
      const memory = remembered;
      memory.delete(pass.key);
      await checked(pass);
      const who: Person = { userId: pass.userId, email: null, isByLink: true };
      if (memory.size >= MOST_REMEMBERED) memory.clear();
      memory.set(pass.key, { who, until: Date.now() + REMEMBERED_MS });
      return who;
    },

    /** The cookie of a browser that opens a table. */
    opened(headers: Headers, pass: Pass): string {
      const others = passesIn(headers).filter(({ matchId }) => matchId !== pass.matchId);
      return cookieWith([pass, ...others].slice(0, MOST_OPEN));
    },

    /** The cookie of a browser that closes a table. */
    closed(headers: Headers, matchId: string): string {
      return cookieWith(passesIn(headers).filter((pass) => pass.matchId !== matchId));
    },

    /** The cookies of a browser that closes them all, if it has any open. */
    allClosed(headers: Headers): readonly string[] {
      return cookiesCalled(name(), headers).length === 0 ? [] : [cookieWith([])];
    },

    /** Voids every key that somebody has been sent so far. @throws Refusal `account/sign-in-first` */
    async revoke(userId: string): Promise<void> {
      const tableWord = context.chance.hex(6);
      const changed = await context.store.profiles.change(userId, (profile) => ({ ...profile, tableWord }));
      remembered = new Map();
      if (changed === undefined) throw new Refusal("account/sign-in-first");
    },
  };
}
