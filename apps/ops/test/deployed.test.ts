import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keySchema } from "@consigliere/api/keys";
import { proofFor } from "@consigliere/api/telegram";
import { startTelegram } from "@consigliere/api/telegram-server";
import { tamper } from "@consigliere/service/testing/operations";
import { pennies } from "@consigliere/service/testing/pennies";
import { sesBounce, sesComplaint } from "@consigliere/service/testing/ses";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runOps } from "../src/program.ts";
import { account, failedBatch, failedCall, type StandIn, startStandIn, undelivered } from "./aws-stand-in.ts";
import { type OpsContext, openOpsContext } from "./ops-context.ts";

/** Two stages, independent of a maintainer's files in infra/stages, and the account that both name. */
const config = vi.hoisted(() => ({ region: "eu-central-1", account: undefined as string | undefined }));
vi.mock("@consigliere/infra/stages", () => ({
  stageNames: () => ["dev", "prod"],
  stageNamed: (name: string) => ({ name, ...config }),
}));

let t: OpsContext;
let aws: StandIn;
let slept: number[] = [];
beforeEach(async () => {
  slept = [];
  t = await openOpsContext();
  aws = await startStandIn("Consigliere-prod-Service", {
    Url: "https://house.example",
    Region: "us-east-1",
    TableName: t.tableName,
    KeysParameter: "/consigliere/prod/keys",
  });
  aws.parameter = JSON.stringify(t.keys);
  for (const service of ["CLOUDFORMATION", "LAMBDA", "SSM", "SQS"]) {
    vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, aws.endpoint);
  }
  vi.stubEnv("AWS_ENDPOINT_URL_DYNAMODB", t.endpoint);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
});
afterEach(() => {
  config.account = undefined;
  aws.stop();
  vi.unstubAllEnvs();
});

async function ops(args: readonly string[], env: Record<string, string> = { AWS_REGION: "us-east-1" }) {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = {
    out: (line: string) => out.push(line),
    err: (line: string) => err.push(line),
    isInteractive: false,
    ask: async () => "",
  };
  const sleep = async (seconds: number) => void slept.push(seconds);
  const code = await runOps(args, { terminal, env, clock: t.clock.now, sleep, games: [pennies()] });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const startedMatch = async () => t.match([await t.member("ann@mob.test"), await t.member("bob@mob.test")]);

it("finds the table of a stage by its stack", async () => {
  const id = await startedMatch();
  const found = await ops(["match", "show", "ann@mob.test", "--stage", "prod"]);
  expect(found).toMatchObject({ code: 0 });
  expect(found.out).toContain(id);
  expect((await ops(["match", "show", id, "--table", t.tableName])).out).toMatch(/status +playing/);
  const cancelled = await ops(["match", "cancel", id, "--stage", "prod", "--yes"]);
  expect(cancelled.err).toContain(`in the table ${t.tableName} of stage prod.`);
});

describe("the region", () => {
  it("of a stage is the one that infra/stages has, whatever the environment says", async () => {
    expect(await ops(["failures", "retry", "--dry-run", "--stage", "prod"])).toMatchObject({ code: 0 });
    expect(aws.askedIn).toEqual([config.region]);
    expect(
      await ops(["failures", "retry", "--dry-run", "--stage", "prod", "--region", "eu-west-3"]),
    ).toMatchObject({
      code: 0,
    });
    expect(aws.askedIn.at(-1)).toBe("eu-west-3");
  });

  it("of a stage that is not in infra/stages is the environment's, else the profile's", async () => {
    await ops(["check", "--stage", "test"]);
    expect(aws.askedIn).toEqual(["us-east-1"]);
    vi.stubEnv("AWS_REGION", undefined);
    const file = join(await mkdtemp(join(tmpdir(), "ops-aws-")), "config");
    await writeFile(
      file,
      "[profile mob]\nregion = ap-northeast-1\naws_access_key_id = local\naws_secret_access_key = local\n",
    );
    vi.stubEnv("AWS_CONFIG_FILE", file);
    expect(await ops(["check", "--stage", "test"], {})).toMatchObject({
      code: 2,
      err: "In which region? --region <name>, AWS_REGION in the environment, or region in the AWS profile.",
    });
    vi.stubEnv("AWS_PROFILE", "mob");
    vi.stubEnv("AWS_ACCESS_KEY_ID", undefined);
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", undefined);
    await ops(["check", "--stage", "test"], {});
    expect(aws.askedIn.at(-1)).toBe("ap-northeast-1");
  });
});

describe("the account that infra/stages names", () => {
  it("is the only one whose tables are worked on", async () => {
    config.account = "111122223333";
    expect(await ops(["failures", "retry", "--dry-run", "--stage", "prod"])).toEqual({
      code: 2,
      out: "",
      err: `These credentials are of account ${account}, but stage prod belongs to 111122223333: sign in to that account or set AWS_PROFILE.`,
    });
    config.account = account;
    expect(await ops(["failures", "retry", "--dry-run", "--stage", "prod"])).toMatchObject({ code: 0 });
  });

  it("is named where the stack is not found", async () => {
    config.account = "111122223333";
    expect((await ops(["check", "--stage", "dev"])).err).toBe(
      "There is no stack Consigliere-dev-Service in eu-central-1: is the stage deployed there, and are these credentials of its account 111122223333?",
    );
  });
});

it("says in one line what is missing", async () => {
  expect(await ops(["check", "--stage", "test"])).toMatchObject({
    code: 2,
    err: "There is no stack Consigliere-test-Service in us-east-1: is the stage deployed there?",
  });
  expect(await ops(["check", "--table", "nothing"])).toMatchObject({
    code: 2,
    err: "There is no such table in this account and region.",
  });
  expect(await ops(["keys", "rotate", "link", "--table", t.tableName, "--yes"])).toMatchObject({ code: 2 });
});

it("gives a stage a bot in Telegram, which calls it, and takes it away", async () => {
  const bot = { token: "4711:AAH-not-a-token-of-Telegram", bot: "ConsigliereBot" };
  const telegram = await startTelegram(bot);
  const env = { AWS_REGION: "us-east-1", TELEGRAM_API: telegram.url, TELEGRAM_TOKEN: bot.token };
  const withBot = (...args: string[]) => ops(["telegram", ...args, "--stage", "prod", "--yes"], env);
  expect(await ops(["telegram", "link", "--stage", "prod", "--yes"])).toMatchObject({ code: 2 });
  expect(
    await ops(["telegram", "link", "--stage", "prod"], { ...env, TELEGRAM_TOKEN: "4711:wrong" }),
  ).toMatchObject({
    code: 2,
    err: "Telegram does not know the bot of TELEGRAM_TOKEN.",
  });
  expect(await withBot("link")).toMatchObject({
    code: 0,
    out: expect.stringContaining("https://t.me/ConsigliereBot"),
  });
  expect(keySchema.parse(JSON.parse(aws.parameter))).toMatchObject({ telegram: bot });
  expect(telegram.calls.at(-1)).toMatchObject({
    method: "setWebhook",
    body: { url: "https://house.example/api/telegram", secret_token: proofFor(bot.token) },
  });
  expect(await withBot("unlink")).toMatchObject({ code: 0 });
  expect(keySchema.parse(JSON.parse(aws.parameter))).toEqual(t.keys);
  expect(telegram.calls.at(-1)?.method).toBe("deleteWebhook");
  expect(await withBot("unlink")).toMatchObject({ code: 2 });
  await telegram.stop();
});

it("rotates the keys in the stage's parameter", async () => {
  expect(await ops(["keys", "rotate", "link", "--stage", "prod", "--yes"])).toMatchObject({ code: 0 });
  expect(keySchema.parse(JSON.parse(aws.parameter)).link).toHaveLength(2);
});

describe("a restore of the table", () => {
  const parts = ["http", "account", "stream", "tick", "live", "feedback"];
  const limits = () => [...aws.functions.values()].map(({ atOnce }) => atOnce);
  const running = [null, null, null, null, null, null, null];
  const made = (part: string, stage = "prod") => ({
    description: `Consigliere ${stage}: ${part}`,
    tags: { app: "consigliere", stage },
    atOnce: null,
  });
  let restore: string[];
  beforeEach(async () => {
    // AWS truncates the names in stacks with long names, so they say nothing.
    for (const part of parts) aws.functions.set(`Consigliere-prod-Service-Fu-${part}`, made(part));
    aws.functions.set("Consigliere-prod-Service-Cu-bucket", { ...made(""), description: "" });
    const file = join(await mkdtemp(join(tmpdir(), "ops-")), "house.jsonl.gz");
    await ops(["backup", file, "--stage", "prod"]);
    restore = ["restore", file, "--over", "--stage", "prod"];
  });

  it("stops every function, waits for what runs, and starts them as they were", async () => {
    expect((await ops(restore)).code).toBe(2);
    expect(limits()).toEqual(running);
    aws.atWrite = () => limitsThen.push(limits());
    const limitsThen: (number | null)[][] = [];
    expect((await ops([...restore, "--yes"])).code).toBe(0);
    expect(slept).toEqual([250]);
    expect(limitsThen).toContainEqual([0, 0, 0, 0, 0, 0, null]);
    expect(limits()).toEqual(running);
  });

  it("goes on at once where they stand already, as after one that was broken off, and starts them", async () => {
    for (const one of aws.functions.values()) if (one.description !== "") one.atOnce = 0;
    expect((await ops([...restore, "--yes"])).code).toBe(0);
    expect(slept).toEqual([]);
    expect(limits()).toEqual(running);
  });

  it("is refused while a function is not found, or belongs to another stage", async () => {
    aws.functions.set("Consigliere-prod-Service-Fu-tick", made("tick", "dev"));
    expect(await ops([...restore, "--yes"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("The stack Consigliere-prod-Service has no function tick of stage prod."),
    });
    expect(limits()).toEqual(running);
  });
});

describe("what was given up", () => {
  const at = "2026-03-01T10:00:00.000Z";
  const bounce = () => failedCall(sesBounce({ email: "ann@mob.test", at }, "Permanent"));
  const complaint = () => undelivered(sesComplaint({ email: "bob@mob.test", at }));

  it("is listed by addresses and codes, in every form in which it comes", async () => {
    aws.queue
      .set(...bounce())
      .set(...complaint())
      .set(...failedBatch());
    const { code, out } = await ops(["check", "--stage", "prod"]);
    expect(code).toBe(1);
    expect(out).toMatch(/ann@mob.test Permanent\/General +RetriesExhausted/);
    expect(out).toMatch(/bob@mob.test Complaint\/abuse +NotDelivered/);
    expect(out).toMatch(/records of the stream +RetryAttemptsExhausted, Unhandled/);
    expect(out).not.toMatch(/diagnostic|desk@house/);
    expect(aws.queue.size).toBe(3);
  });

  it("is followed up and taken out of the queue; what nobody can read stays until it is dropped", async () => {
    const id = await startedMatch();
    aws.queue
      .set(...bounce())
      .set(...complaint())
      .set(...failedBatch())
      .set("odd", "{}");
    const retried = await ops(["failures", "retry", "--stage", "prod", "--yes"]);
    expect(retried).toMatchObject({
      code: 1,
      out: expect.stringContaining("3 followed up, 1 left, 0 dropped"),
    });
    expect(retried.err).toContain("4 failures in the queue failures");
    const { addresses, memberships } = t.context.store;
    expect(await addresses.get("ann@mob.test")).toMatchObject({ status: "bounced", since: at });
    expect(await addresses.get("bob@mob.test")).toMatchObject({ status: "complained" });
    const [mine] = await memberships.list((await t.accounts.idOf("ann@mob.test")) ?? "");
    expect(mine).toMatchObject({ matchId: id, myTurn: true });
    expect([...aws.queue.keys()]).toEqual(["odd"]);
    expect(await ops(["failures", "retry", "--drop", "--stage", "prod", "--yes"])).toMatchObject({ code: 0 });
    expect(aws.queue.size).toBe(0);
  });

  it("of the stream stays as long as what follows from a match cannot be made anew", async () => {
    await startedMatch();
    aws.queue.set(...failedBatch());
    await tamper(
      t,
      (item) => item["sk"]?.["S"] === "META",
      (item) => ({ ...item, v: { N: "99" } }),
    );
    const retried = await ops(["failures", "retry", "--stage", "prod", "--yes"]);
    expect(retried).toMatchObject({
      code: 1,
      out: expect.stringContaining("STILL WRONG: it cannot be rebuilt"),
    });
    expect(aws.queue.size).toBe(1);
  });
});
