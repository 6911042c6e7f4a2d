/** An instance with people, its command line, and a screen that keeps the output of commands. */

import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccountBackend } from "@consigliere/api/account-backend";
import { type Keys, newKeys } from "@consigliere/api/keys";
import type { Person } from "@consigliere/service/account/person";
import { ensureProfile, profileOf } from "@consigliere/service/account/profile";
import type { Mail } from "@consigliere/service/context";
import { createMatch } from "@consigliere/service/lobby/create-match";
import { joinMatch } from "@consigliere/service/lobby/join-match";
import { start } from "@consigliere/service/lobby/start-match";
import { answerPrompt } from "@consigliere/service/play/answer-prompt";
import { viewMatch } from "@consigliere/service/play/view-match";
import { driveOf, faultList, TestClock, TestMailer } from "@consigliere/service/testing/context";
import { pennies } from "@consigliere/service/testing/pennies";
import { createClient } from "@consigliere/store/client";
import { endpoint } from "@consigliere/store/testing/server";
import { freshTable } from "@consigliere/store/testing/table";
import { runOps } from "../src/program.ts";

/** Somebody who has signed in by mail. */
export interface Member extends Person {
  readonly email: string;
  /** Cookies of their session, as a browser sends them. */
  readonly headers: Headers;
}

export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Calling {
  /** The text typed at questions. Without it nobody is there to ask. */
  readonly typed?: string;
  /** The events while a question is open. */
  readonly meanwhile?: () => Promise<void>;
}

export type OpsContext = Awaited<ReturnType<typeof openOpsContext>>;

/** An instance over a table of its own, or over the existing `table`. */
export async function openOpsContext(from: { tableName?: string; keys?: Keys; clock?: TestClock } = {}) {
  const clock = from.clock ?? new TestClock();
  const keys = from.keys ?? newKeys(clock.now());
  const connection =
    from.tableName === undefined
      ? await freshTable()
      : { client: createClient({ region: "us-east-1", endpoint }), tableName: from.tableName };
  const { tableName } = connection;
  const folder = await mkdtemp(join(tmpdir(), "ops-"));
  await writeFile(join(folder, "keys.json"), JSON.stringify(keys));
  const mailer = new TestMailer();
  const { faults, report } = faultList();
  const config = {
    table: { tableName, region: "us-east-1", endpoint },
    baseUrl: "http://localhost:3000",
    addresses: [],
    keys,
    mailFrom: "desk@house.test",
    smtpUrl: null,
    mailConfigurationSet: null,
    socketsUrl: null,
    pushServices: [],
    telegramApi: "https://api.telegram.org",
    webhookTestOrigin: null,
    beacon: null,
    graceSeconds: 120,
    standingDelaySeconds: { min: 20, max: 90 },
  };
  const parts = { connection, mailer, games: [pennies()], clock: clock.now, report, measure: () => {} };
  const backend = createAccountBackend(config, keys, parts);
  const { context, accounts, sessions } = backend;

  /** Calls the command line in this process. */
  async function ops(args: readonly string[], { typed, meanwhile }: Calling = {}): Promise<Called> {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runOps(args, {
      terminal: {
        out: (line) => out.push(line),
        err: (line) => err.push(line),
        isInteractive: typed !== undefined,
        ask: async (question) => {
          err.push(question);
          await meanwhile?.();
          return typed ?? "";
        },
      },
      env: { DYNAMODB_ENDPOINT: endpoint, TABLE_NAME: tableName, CONSIGLIERE_DATA: folder },
      clock: clock.now,
      sleep: async () => {},
      games: [pennies()],
    });
    return { code, out: out.join("\n"), err: err.join("\n") };
  }

  async function member(email: string): Promise<Member> {
    await accounts.requestSignIn({ email, locale: "en" });
    const token = /enter#([^&\s]+)/.exec(mailer.to(email).at(-1)?.text ?? "")?.[1] ?? "";
    const { result, cookies } = await accounts.useToken(decodeURIComponent(token), new Headers());
    if (result.kind === "expired") throw new Error("no session");
    const headers = new Headers({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
    const name = `${email.charAt(0).toUpperCase()}${email.slice(1, email.indexOf("@"))}`;
    await ensureProfile(context, result.userId, { name, locale: "en" });
    return { userId: result.userId, email, headers };
  }

  /** A started match between members, in their order. */
  async function match(people: readonly Person[], options = {}): Promise<string> {
    const [host, ...others] = await Promise.all(people.map((person) => profileOf(context, person, "en")));
    if (host === undefined) throw new Error("nobody");
    const creation = { game: "pennies", seats: people.length, options, seatOrder: "chosen" as const };
    const meta = await createMatch(context, host, creation);
    for (const other of others) await joinMatch(context, other, meta.id, { token: meta.inviteToken });
    await start(context, meta.id, (m) => m);
    return meta.id;
  }

  let answers = 0;
  async function answer(who: Person, id: string, value: string) {
    const [prompt] = (await viewMatch(context, who.userId, id)).table?.prompts ?? [];
    answers += 1;
    const body = { answerId: `a${answers}-${clock.now().getTime()}`, prompt: prompt?.id ?? "none", value };
    return answerPrompt(context, who.userId, id, body);
  }

  return {
    context,
    accounts,
    sessions,
    clock,
    mailer,
    faults,
    keys,
    folder,
    tableName,
    endpoint,
    connection,
    ...(await driveOf(context, clock, { tableName, endpoint })),
    ops,
    member,
    match,
    answer,
  };
}

/** Whether a mail is about a match. Its links do not say so. */
export function isAbout({ headers }: Mail, match: string): boolean {
  return headers["References"]?.includes(match) === true;
}

/** Ann and Bob in the middle of a match: Ann has kept her card, Bob is asked. */
export async function runningMatch(t: OpsContext) {
  const [ann, bob] = [await t.member("ann@mob.test"), await t.member("bob@mob.test")];
  const id = await t.match([ann, bob]);
  await t.settle();
  await t.answer(ann, id, "keep");
  await t.settle();
  return { ann, bob, id };
}

/** A match that was played to its end. */
export async function finishedMatch(t: OpsContext) {
  const match = await runningMatch(t);
  const { ann, bob, id } = match;
  await t.answer(bob, id, "call");
  await t.answer(bob, id, "show");
  await t.answer(ann, id, "fold");
  await t.settle();
  return match;
}
