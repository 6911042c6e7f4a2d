import type { CloudFormationCustomResourceEvent } from "aws-lambda";
import { expect, it, vi } from "vitest";
import { localServer } from "../../test/local-server.ts";
import { handleKeysEvent } from "./custom-resource.ts";
import { keySchema, newKeys, originKeys } from "./keys.ts";
import type { Parameter } from "./parameter.ts";

/** A parameter; null: there is none yet. */
function parameterWith(text: string | null) {
  const state = { text, writes: 0 };
  const parameter: Parameter = {
    read: async () => state.text,
    write: async (written) => {
      state.text = written;
      state.writes += 1;
    },
    remove: async () => {
      state.text = null;
    },
  };
  return { state, parameter };
}

async function cloudFormation(failures = 0) {
  let left = failures;
  const server = await localServer(() => (left-- > 0 ? { status: 503 } : {}));
  const event = (RequestType: string, OriginKey: unknown = "1", ResourceType = "Custom::ConsigliereKeys") =>
    ({
      RequestType,
      ResourceType,
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

it("creating fills a parameter, and once more changes nothing", async () => {
  for (const text of ["{}", null]) {
    const { state, parameter } = parameterWith(text);
    const { event, answers, received } = await cloudFormation();
    await handleKeysEvent(event("Create"), parameter);
    await handleKeysEvent(event("Create"), parameter);
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

it("updating adds the origin key that is asked for, and deleting forgets all, once", async () => {
  const keys = newKeys(new Date());
  const { state, parameter } = parameterWith(JSON.stringify(keys));
  const { event, answers } = await cloudFormation();
  await handleKeysEvent(event("Update", "2"), parameter);
  expect(JSON.parse(state.text ?? "")).toEqual({ ...keys, origin2: expect.any(String) });
  await handleKeysEvent(event("Delete", "2"), parameter);
  expect(state).toEqual({ text: null, writes: 1 });
  expect(answers().map((answer) => answer["Status"])).toEqual(["SUCCESS", "SUCCESS"]);
});

it("the proof is handed to whoever refers to it, shown to nobody, and leaves the keys when it goes", async () => {
  const { state, parameter } = parameterWith(JSON.stringify(newKeys(new Date())));
  const { event, answers } = await cloudFormation();
  await handleKeysEvent(event("Create", "1", "Custom::ConsigliereProof"), parameter);
  await handleKeysEvent(event("Delete", "1", "Custom::ConsigliereProof"), parameter);
  const { origin1 } = JSON.parse(state.text ?? "{}");
  expect(answers()).toMatchObject([{ NoEcho: true, Data: { Proof: origin1 } }, { Status: "SUCCESS" }]);
  expect(answers()[1]).not.toHaveProperty("Data");
});

it.each([
  ["not json: hush-hush", "1", "The parameter holds something that is not JSON; nothing was changed."],
  [
    '{"password":"hush-hush"}',
    "1",
    "The parameter holds something else than keys (password); nothing was changed.",
  ],
  ["{}", "zero", "OriginKey must be a whole number from 1."],
  ["{}", "0", "OriginKey must be a whole number from 1."],
])(
  "with %j in the parameter and %j for a key it fails in one line and changes nothing",
  async (text, key, why) => {
    const silent = vi.spyOn(console, "error").mockReturnValue();
    const { state, parameter } = parameterWith(text);
    const { event, answers } = await cloudFormation();
    await handleKeysEvent(event("Create", key), parameter);
    expect(answers()).toMatchObject([{ Status: "FAILED", Reason: why, PhysicalResourceId: "keys" }]);
    expect(state.writes).toBe(0);
    silent.mockRestore();
  },
);

it("a failure of Systems Manager is answered by its name only", async () => {
  const silent = vi.spyOn(console, "error").mockReturnValue();
  const { parameter } = parameterWith("{}");
  vi.spyOn(parameter, "read").mockImplementation(async () => {
    throw Object.assign(new Error("hush-hush"), { name: "AccessDeniedException" });
  });
  const { event, answers } = await cloudFormation();
  await handleKeysEvent(event("Update"), parameter);
  expect(answers()).toMatchObject([
    { Status: "FAILED", Reason: "The keys could not be made: AccessDeniedException." },
  ]);
  silent.mockRestore();
});

it("tells CloudFormation again when it was not heard", async () => {
  const { parameter } = parameterWith("{}");
  const { event, answers } = await cloudFormation(2);
  await handleKeysEvent(event("Create"), parameter);
  expect(answers()).toHaveLength(3);
});
