import { ResourceNotFoundException, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import type { CloudFormationCustomResourceEvent } from "aws-lambda";
import { expect, it, vi } from "vitest";
import { localServer } from "../../test/local-server.ts";
import { handleKeysEvent } from "./custom-resource.ts";
import { keySchema, newKeys, originKeys } from "./keys.ts";

/** Secrets Manager with one secret; null: it has no value yet. */
function secretWith(text: string | null) {
  const state = { text, writes: 0 };
  const client = new SecretsManagerClient({ region: "us-east-1" });
  vi.spyOn(client, "send").mockImplementation(async (command: unknown) => {
    const { input } = command as { input: { SecretId: string; SecretString?: string } };
    expect(input.SecretId).toBe("house");
    if (input.SecretString === undefined) {
      if (state.text === null) throw new ResourceNotFoundException({ message: "no value", $metadata: {} });
      return { SecretString: state.text };
    }
    state.text = input.SecretString;
    state.writes += 1;
    return {};
  });
  return { state, secret: { client, secretId: "house" } };
}

async function cloudFormation(failures = 0) {
  let left = failures;
  const server = await localServer(() => (left-- > 0 ? { status: 503 } : {}));
  const event = (RequestType: string, OriginKey: unknown = "1") =>
    ({
      RequestType,
      ResponseURL: `${server.url}/answer?signature=s`,
      StackId: "stack",
      RequestId: "request",
      LogicalResourceId: "Keys",
      ...(RequestType === "Create" ? {} : { PhysicalResourceId: "keys" }),
      ResourceProperties: { ServiceToken: "function", OriginKey },
    }) as unknown as CloudFormationCustomResourceEvent;
  const answers = () => server.received.map(({ body }) => JSON.parse(body) as Record<string, string>);
  return { event, answers, received: server.received };
}

it("creating fills an empty secret, and once more changes nothing", async () => {
  for (const text of ["{}", null]) {
    const { state, secret } = secretWith(text);
    const { event, answers, received } = await cloudFormation();
    await handleKeysEvent(event("Create"), secret);
    await handleKeysEvent(event("Create"), secret);
    expect(state.writes).toBe(1);
    expect(originKeys(keySchema.parse(JSON.parse(state.text ?? "")))).toHaveLength(1);
    const answer = {
      Status: "SUCCESS",
      PhysicalResourceId: "keys",
      StackId: "stack",
      RequestId: "request",
      LogicalResourceId: "Keys",
    };
    expect(answers()).toEqual([answer, answer]);
    expect(received[0]).toMatchObject({ method: "PUT", url: "/answer?signature=s" });
    expect(received[0]?.headers["content-type"]).toBeUndefined();
    expect(JSON.stringify(answers())).not.toContain(
      keySchema.parse(JSON.parse(state.text ?? "")).auth[0]?.value,
    );
  }
});

it("updating adds the origin key that is asked for, and deleting leaves everything", async () => {
  const keys = newKeys(new Date());
  const { state, secret } = secretWith(JSON.stringify(keys));
  const { event, answers } = await cloudFormation();
  await handleKeysEvent(event("Update", "2"), secret);
  expect(JSON.parse(state.text ?? "")).toEqual({ ...keys, origin2: expect.any(String) });
  await handleKeysEvent(event("Delete", "2"), secret);
  expect(state.writes).toBe(1);
  expect(answers().map((answer) => answer["Status"])).toEqual(["SUCCESS", "SUCCESS"]);
});

it.each([
  ["not json: hush-hush", "1", "The secret holds something that is not JSON; nothing was changed."],
  [
    '{"password":"hush-hush"}',
    "1",
    "The secret holds something else than keys (password); nothing was changed.",
  ],
  ["{}", "zero", "OriginKey must be a whole number from 1."],
  ["{}", "0", "OriginKey must be a whole number from 1."],
])(
  "with %j in the secret and %j for a key it fails in one line and changes nothing",
  async (text, key, why) => {
    const silent = vi.spyOn(console, "error").mockReturnValue();
    const { state, secret } = secretWith(text);
    const { event, answers } = await cloudFormation();
    await handleKeysEvent(event("Create", key), secret);
    expect(answers()).toMatchObject([{ Status: "FAILED", Reason: why, PhysicalResourceId: "keys" }]);
    expect(state.writes).toBe(0);
    silent.mockRestore();
  },
);

it("a failure of Secrets Manager is answered by its name only", async () => {
  const silent = vi.spyOn(console, "error").mockReturnValue();
  const { secret } = secretWith("{}");
  vi.spyOn(secret.client, "send").mockImplementation(async () => {
    throw Object.assign(new Error("hush-hush"), { name: "AccessDeniedException" });
  });
  const { event, answers } = await cloudFormation();
  await handleKeysEvent(event("Update"), secret);
  expect(answers()).toMatchObject([
    { Status: "FAILED", Reason: "The keys could not be made: AccessDeniedException." },
  ]);
  silent.mockRestore();
});

it("tells CloudFormation again when it was not heard", async () => {
  const { secret } = secretWith("{}");
  const { event, answers } = await cloudFormation(2);
  await handleKeysEvent(event("Create"), secret);
  expect(answers()).toHaveLength(3);
});
