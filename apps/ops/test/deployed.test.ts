import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from "@aws-sdk/client-dynamodb-streams";
import { keySchema } from "@consigliere/api/keys";
import { pennies } from "@consigliere/service/testing/pennies";
import { sesBounce, sesComplaint } from "@consigliere/service/testing/ses";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runOps } from "../src/program.ts";
import {
  account,
  failedCall,
  failureMessage,
  type StandIn,
  startStandIn,
  undelivered,
} from "./aws-stand-in.ts";
import { type OpsContext, openOpsContext } from "./ops-context.ts";

/** Two stages, independent of a maintainer's files in infra/stages, and the account that both name. */
const config = vi.hoisted(() => ({ region: "eu-central-1", account: undefined as string | undefined }));
vi.mock("@consigliere/infra/stages", () => ({
  stageNames: () => ["dev", "prod"],
  stageNamed: (name: string) => ({ name, ...config }),
}));

let t: OpsContext;
let aws: StandIn;
beforeEach(async () => {
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
  for (const service of ["DYNAMODB", "DYNAMODB_STREAMS"])
    vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, t.endpoint);
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
  const code = await runOps(args, { terminal, env, clock: t.clock.now, games: [pennies()] });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const startedMatch = async () => t.match([await t.member("ann@mob.test"), await t.member("bob@mob.test")]);

it("finds the table of a stage by its stack", async () => {
  const id = await startedMatch();
  const found = await ops(["match", "find", "--status", "playing", "--stage", "prod"]);
  expect(found).toMatchObject({ code: 0 });
  expect(found.out).toContain(id);
  expect((await ops(["match", "show", id, "--table", t.tableName])).out).toMatch(/status +playing/);
  const cancelled = await ops(["match", "cancel", id, "--stage", "prod", "--yes"]);
  expect(cancelled.err).toContain(`in the table ${t.tableName} of stage prod.`);
});

describe("the region", () => {
  it("of a stage is the one that infra/stages has, whatever the environment says", async () => {
    expect(await ops(["due", "list", "--stage", "prod"])).toMatchObject({ code: 0, err: "" });
    expect(aws.askedIn).toEqual([config.region]);
    expect(await ops(["due", "list", "--stage", "prod", "--region", "eu-west-3"])).toMatchObject({
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
    expect(await ops(["due", "list", "--stage", "prod"])).toEqual({
      code: 2,
      out: "",
      err: `These credentials are of account ${account}, but stage prod belongs to 111122223333: sign in to that account or set AWS_PROFILE.`,
    });
    config.account = account;
    expect(await ops(["due", "list", "--stage", "prod"])).toMatchObject({ code: 0 });
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
  expect(await ops(["keys", "show", "--table", t.tableName])).toMatchObject({ code: 2 });
});

it("rotates the keys in the stage's parameter", async () => {
  expect(await ops(["keys", "rotate", "link", "--stage", "prod", "--yes"])).toMatchObject({ code: 0 });
  expect(keySchema.parse(JSON.parse(aws.parameter)).link).toHaveLength(2);
  expect((await ops(["keys", "show", "--stage", "prod"])).out).toMatch(/link .*will sign/);
});

it("follows up on the records of failures while the stream has them, else on all matches", async () => {
  const id = await startedMatch();
  const [kept, gone] = [failureMessage(await wholeStream()), failureMessage(goneBatch)];
  const about = failedCall(sesBounce({ email: "ann@mob.test", at: "2026-03-01T10:00:00.000Z" }, "Permanent"));
  aws.queue
    .set(...kept)
    .set(...about)
    .set(...gone);
  const list = await ops(["failures", "list", "--stage", "prod"]);
  expect(list.err).toBe("");
  expect(list.out).toContain(id);
  expect(list.out).toContain("(no longer in the stream)");
  expect(list.out).toContain("RetryAttemptsExhausted, Unhandled");
  expect(aws.queue.size).toBe(3);

  expect(await ops(["failures", "drop", about[0], "--stage", "prod", "--yes"])).toMatchObject({ code: 0 });
  expect(await ops(["failures", "drop", gone[0], "--stage", "prod", "--yes"])).toMatchObject({ code: 0 });
  expect([...aws.queue.keys()]).toEqual([kept[0]]);
  aws.queue.set(...gone);
  const retried = await ops(["failures", "retry", "--stage", "prod", "--yes"]);
  expect(retried).toMatchObject({ code: 0, out: "2 followed up, 0 left." });
  expect(retried.err).toContain("all matches are rebuilt");
  expect(aws.queue.size).toBe(0);
  const [mine] = await t.context.store.memberships.list((await t.accounts.idOf("ann@mob.test")) ?? "");
  expect(mine).toMatchObject({ matchId: id, myTurn: true });
});

describe("the house", () => {
  const parts = ["http", "account", "stream", "tick", "live", "feedback"];
  const limits = () => [...aws.functions.values()].map(({ atOnce }) => atOnce);
  const made = (part: string, stage = "prod") => ({
    description: `Consigliere ${stage}: ${part}`,
    tags: { app: "consigliere", stage },
    atOnce: null,
  });
  beforeEach(() => {
    // AWS truncates the names in stacks with long names, so they say nothing.
    for (const part of parts) aws.functions.set(`Consigliere-prod-Service-Fu-${part}`, made(part));
    aws.functions.set("Consigliere-prod-Service-Cu-bucket", { ...made(""), description: "" });
  });

  it("is stopped whole and started as it was, once more without harm, and must stand for a restore", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "ops-")), "house.jsonl.gz");
    await ops(["backup", file, "--stage", "prod"]);
    const restore = ["restore", file, "--over", "--stage", "prod", "--yes"];
    expect(await ops(restore)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The house is running/),
    });
    expect((await ops(["house", "stop", "--stage", "prod"])).code).toBe(2);
    expect(limits()).toEqual([null, null, null, null, null, null, null]);
    for (const _ of [1, 2]) {
      expect(await ops(["house", "stop", "--stage", "prod", "--yes"])).toMatchObject({
        code: 0,
        out: `${parts.join(", ")}: stopped; what runs already ends within a minute.`,
      });
      expect(limits()).toEqual([0, 0, 0, 0, 0, 0, null]);
    }
    expect((await ops(restore)).code).toBe(0);
    expect((await ops(["house", "start", "--stage", "prod", "--yes"])).code).toBe(0);
    expect(limits()).toEqual([null, null, null, null, null, null, null]);
  });

  it("is not called stopped while a function of it is not found, or belongs to another stage", async () => {
    aws.functions.set("Consigliere-prod-Service-Fu-tick", made("tick", "dev"));
    expect(await ops(["house", "stop", "--stage", "prod", "--yes"])).toMatchObject({
      code: 1,
      err: "The stack Consigliere-prod-Service has no function tick of stage prod.",
    });
    expect(limits()).toEqual([null, null, null, null, null, null, null]);
    expect((await ops(["house", "stop", "--table", t.tableName, "--yes"])).code).toBe(2);
  });
});

describe("feedback that was given up", () => {
  const at = "2026-03-01T10:00:00.000Z";
  const bounce = () => failedCall(sesBounce({ email: "ann@mob.test", at }, "Permanent"));
  const complaint = () => undelivered(sesComplaint({ email: "bob@mob.test", at }));

  it("is listed by addresses and codes, in both forms in which it comes", async () => {
    aws.queue.set(...bounce()).set(...complaint());
    const { code, out, err } = await ops(["failures", "list", "--stage", "prod"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/ann@mob.test Permanent\/General +RetriesExhausted/);
    expect(out).toMatch(/bob@mob.test Complaint\/abuse +NotDelivered/);
    expect(out).not.toMatch(/diagnostic|desk@house/);
    expect(aws.queue.size).toBe(2);
    const check = await ops(["check", "--stage", "prod"]);
    expect(check).toMatchObject({ code: 1, out: expect.stringMatching(/feedback failures +2/) });
  });

  it("marks the addresses when it is retried, and what nobody can read stays until it is dropped", async () => {
    aws.queue
      .set(...bounce())
      .set(...complaint())
      .set("odd", "{}");
    const retried = await ops(["failures", "retry", "--stage", "prod", "--yes"]);
    expect(retried).toMatchObject({ code: 1, out: "2 followed up, 1 left." });
    expect(retried.err).toContain("3 pieces of feedback about mail (the queue failures)");
    const { addresses } = t.context.store;
    expect(await addresses.get("ann@mob.test")).toMatchObject({ status: "bounced", since: at });
    expect(await addresses.get("bob@mob.test")).toMatchObject({ status: "complained" });
    expect([...aws.queue.keys()]).toEqual(["odd"]);

    expect((await ops(["failures", "list", "--stage", "prod"])).out).toContain("(nobody can read it)");
    expect(await ops(["failures", "drop", "odd", "--stage", "prod", "--yes"])).toMatchObject({ code: 0 });
    expect((await ops(["failures", "list", "--stage", "prod"])).out).toBe("Nothing was given up.");
  });
});

const goneBatch = {
  streamArn: "arn:aws:dynamodb:us-east-1:000000000000:table/gone/stream/2026-01-01T00:00:00.000",
  shardId: "shardId-00000000000000000000-00000000",
  startSequenceNumber: "1",
  endSequenceNumber: "2",
  batchSize: 2,
};

/** The place of every failure in the stream of the table. */
async function wholeStream() {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const streams = new DynamoDBStreamsClient({ region: "us-east-1", endpoint: t.endpoint, credentials });
  const { Streams } = await streams.send(new ListStreamsCommand({ TableName: t.tableName }));
  const StreamArn = Streams?.[0]?.StreamArn ?? "";
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  for (const { ShardId = "" } of StreamDescription?.Shards ?? []) {
    const at = { StreamArn, ShardId, ShardIteratorType: "TRIM_HORIZON" as const };
    const { ShardIterator } = await streams.send(new GetShardIteratorCommand(at));
    const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }));
    const [first, last] = [Records[0], Records.at(-1)].map((r) => r?.dynamodb?.SequenceNumber ?? "");
    if (first && last) {
      const range = { startSequenceNumber: first, endSequenceNumber: last };
      return { streamArn: StreamArn, shardId: ShardId, ...range, batchSize: Records.length };
    }
  }
  throw new Error("an empty stream");
}
