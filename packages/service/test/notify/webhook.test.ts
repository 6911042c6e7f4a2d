/** Webhooks: their content, how often they are sent, and what happens to those that cannot be reached. */
import { catalogue } from "@consigliere/games/catalogue";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { WebhookError } from "../../src/context.ts";
import {
  readWebhook,
  removeWebhook,
  setMention,
  setWebhook,
  testWebhook,
} from "../../src/notify/webhook/settings.ts";
import { answerPrompt } from "../../src/play/answer-prompt.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;
const DISCORD = "https://discord.com/api/webhooks/1/secret";
const SLACK = "https://hooks.slack.com/services/T/B/secret";
const ANNS_ID = "123456789012345678";

let t: TestContext;
let [ann, bob] = [] as unknown as [Profile, Profile];
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("@everyone <b>")];
});

const set = (id: string, address = DISCORD, locale: "en" | "ja" = "en") =>
  setWebhook(t.context, ann.userId, id, { address, locale });
const stateOf = async (id: string) => (await readWebhook(t.context, ann.userId, id)).webhook;
const bodies = () => t.webhooks.sent.map(({ body }) => JSON.parse(body));
/** Plays a round of pennies, of which there are two events. */
async function round(id: string): Promise<void> {
  await answerAs(t, ann, id, "show");
  await answerAs(t, bob, id, "call");
  await t.settle();
}

describe("a webhook", () => {
  it("is told from the host's word on, once in a grace period however much happens", async () => {
    const id = await startedMatch(t, [ann, bob], { rounds: 8 });
    await set(id);
    await t.pass(GRACE);
    expect(bodies()).toEqual([]);
    await answerAs(t, ann, id, "show");
    await t.settle();
    await t.pass(60);
    await answerAs(t, bob, id, "call");
    await t.settle();
    expect(bodies()).toEqual([]);
    await t.pass(61);
    expect(bodies()).toHaveLength(1);
    await t.pass(GRACE);
    expect(bodies()).toHaveLength(1);
  });

  it("calls players by the id that they give, once for each decision, and by a name that calls nobody else", async () => {
    const id = await startedMatch(t, [ann, bob], { rounds: 8 });
    await setMention(t.context, ann.userId, id, ANNS_ID);
    await set(id);
    await answerAs(t, ann, id, "show");
    await t.settle();
    await t.pass(GRACE);
    const [toBob] = bodies();
    expect(toBob.content).toMatch(/^\\@everyone \\<b\\> is to decide until <t:\d+:f>\.$/);
    expect(toBob.allowed_mentions).toEqual({ parse: [], users: [] });
    expect(toBob.embeds[0]).toMatchObject({ url: `https://house.test/en/m/${id}/` });
    await answerAs(t, bob, id, "call");
    await t.settle();
    await answerAs(t, bob, id, "show");
    await t.settle();
    await t.pass(GRACE);
    expect(bodies()[1].content).toContain(`<@${ANNS_ID}>`);
    expect(bodies()[1].allowed_mentions.users).toEqual([ANNS_ID]);
    await set(id, SLACK, "ja");
    await answerAs(t, ann, id, "call");
    await t.settle();
    await t.pass(GRACE);
    const japanese = JSON.stringify(bodies().slice(2));
    expect(japanese).toContain("の決断待ちです");
    // An id of the other service is not valid here.
    expect(japanese).not.toContain(ANNS_ID);
    expect(japanese).not.toMatch(/<b>|<!(?!date)/);
  });

  it("in Discord may be one message that is kept up to date, and made anew when somebody has deleted it", async () => {
    const id = await startedMatch(t, [ann, bob], { rounds: 8 });
    await setWebhook(t.context, ann.userId, id, { address: DISCORD, locale: "en", inPlace: true });
    expect(await stateOf(id)).toMatchObject({ inPlace: true });
    let rounds = 0;
    const told = async () => {
      const [first, second] = rounds++ % 2 === 0 ? [ann, bob] : [bob, ann];
      await answerAs(t, first, id, "show");
      await answerAs(t, second, id, "call");
      await t.settle();
      await t.pass(GRACE);
    };
    await told();
    await told();
    const posts = () => t.webhooks.sent.map(({ address, isEdit = false }) => [address, isEdit]);
    expect(posts()).toEqual([
      [`${DISCORD}?wait=true`, false],
      [`${DISCORD}/messages/1`, true],
    ]);
    t.webhooks.gone.add(`${DISCORD}/messages/1`);
    await told();
    await told();
    expect(posts().slice(2)).toEqual([
      [`${DISCORD}?wait=true`, false],
      [`${DISCORD}/messages/3`, true],
    ]);
  });

  it("tells the end, and then its address is forgotten", async () => {
    const id = await startedMatch(t, [ann, bob], { rounds: 1 });
    await set(id);
    await round(id);
    await t.pass(GRACE);
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).toMatchObject({ content: "" });
    expect(await t.context.store.webhooks.get(id)).toBeUndefined();
    await t.pass(GRACE);
    expect(bodies()).toHaveLength(1);
    await expect(set(id)).rejects.toMatchObject({ code: "match/over" });
  });

  it("hears nothing of what happened once it was taken away", async () => {
    const id = await startedMatch(t, [ann, bob], { rounds: 8 });
    await set(id);
    await answerAs(t, ann, id, "show");
    await t.settle();
    await removeWebhook(t.context, ann.userId, id);
    await t.pass(GRACE);
    expect(bodies()).toEqual([]);
    expect(await readWebhook(t.context, bob.userId, id)).toMatchObject({ kind: null, webhook: null });
  });
});

describe("a webhook that takes nothing", () => {
  const failing = (trouble: string, isFinal = false) => {
    t.webhooks.failure = new WebhookError(trouble, isFinal);
  };

  it("gets all that is new by then with the next try, in one message", async () => {
    const id = await startedMatch(t, [ann, bob], { rounds: 8 });
    await set(id);
    failing("status-503");
    await answerAs(t, ann, id, "show");
    await t.settle();
    await t.pass(GRACE);
    await answerAs(t, bob, id, "call");
    await t.settle();
    t.webhooks.failure = null;
    await t.pass(GRACE);
    expect(bodies()).toHaveLength(1);
    await t.pass(GRACE);
    await t.pass(3_600);
    expect(bodies()).toHaveLength(1);
  });

  it("is given up for good when it says so, or after some hours, and the host is told why", async () => {
    for (const [trouble, isFinal] of [
      ["status-404", true],
      ["too-slow", false],
    ] as const) {
      const id = await startedMatch(t, [ann, bob], { rounds: 8 });
      await set(id);
      failing(trouble, isFinal);
      await answerAs(t, ann, id, "show");
      await t.settle();
      await t.pass(GRACE);
      expect((await stateOf(id))?.off ?? null).toBe(isFinal ? trouble : null);
      for (let tries = 0; tries < 6; tries++) await t.pass(6 * 3_600 + 60);
      expect((await stateOf(id))?.off).toBe(trouble);
      t.webhooks.failure = null;
      await t.pass(GRACE);
      expect(bodies()).toEqual([]);
    }
    // A fault of a person's own address is not a fault of the service.
    expect(t.faults).toEqual([]);
    expect(t.measured.map(([name]) => name)).not.toContain("MailDead");
  });

  it("is switched on again by a test that arrives", async () => {
    const id = await startedMatch(t, [ann, bob], { rounds: 8 });
    await set(id);
    failing("status-410", true);
    await answerAs(t, ann, id, "show");
    await t.settle();
    await t.pass(GRACE);
    await testWebhook(t.context, ann.userId, id);
    await t.pass(1);
    expect(await stateOf(id)).toMatchObject({ off: "status-410", test: { trouble: "status-410" } });
    t.webhooks.failure = null;
    await testWebhook(t.context, ann.userId, id);
    expect((await stateOf(id))?.test).toMatchObject({ sentAt: null, trouble: null });
    await t.pass(1);
    expect(await stateOf(id)).toMatchObject({ off: null, test: { trouble: null } });
    expect(bodies()).toHaveLength(1);
    await answerAs(t, bob, id, "call");
    await t.settle();
    await t.pass(GRACE);
    expect(bodies()).toHaveLength(2);
  });
});

it("says what happened in sentences of the game, to whoever reads them", async () => {
  t = await openContext(catalogue);
  ann = await t.person("Ann");
  const people = [ann, await t.person("Ben"), await t.person("Cleo")];
  const id = await startedMatch(t, people, {}, "family-business");
  await set(id, "https://n8n.example.org/hook");
  for (let turn = 0; turn < 12; turn++) {
    for (const { userId } of people) {
      const [prompt] = (await viewMatch(t.context, userId, id)).table?.prompts ?? [];
      if (prompt === undefined) continue;
      const body = { answerId: `turn-${turn}-${userId}`, prompt: prompt.id, value: prompt.fallback };
      await answerPrompt(t.context, userId, id, body).catch(() => undefined);
    }
    await t.settle();
  }
  await t.pass(GRACE);
  const [sent] = bodies();
  expect(sent).toMatchObject({
    type: "match.news",
    data: { match: { id, game: "family-business" }, isOver: false },
  });
  expect(sent.data.headline).toMatch(/Ann|Ben|Cleo/);
  expect(JSON.stringify(sent)).not.toMatch(/\byou\b|undefined|event\./i);
  expect(t.webhooks.sent[0]?.headers["webhook-id"]).toMatch(/^msg_[\w-]{22}$/);
});
