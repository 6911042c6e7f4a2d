import { randomUUID } from "node:crypto";
import { readLog } from "@consigliere/contract/play";
import { type ApiPlayer, confirmEmail, enterApiPlayer, startApiMatch } from "./support/api-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { type Mail, mailsTo, waitForMail } from "./support/inbox.ts";
import { startStack } from "./support/stack.ts";

test("a power cut in the middle of a match loses nothing and sends nothing twice", async ({ page }) => {
  test.setTimeout(120_000);
  const stack = await startStack();
  try {
    const [ann, ben] = await Promise.all([enterApiPlayer(stack, "Ann"), enterApiPlayer(stack, "Ben")]);
    const address = `${randomUUID()}@example.test`;
    await confirmEmail(stack, ben, address);
    const id = await startApiMatch([ann, ben], { mobSize: 5 });

    for (let answers = 0; answers < 12; answers += 1) await answerOnce([ann, ben], id);
    await untilItIsTurnOf(ben, [ann], id);
    const mail = await waitForMail(stack.inboxUrl, address, (one) => one.text.includes(id));
    const logBefore = await eventsOf(ann, id);

    // The cut comes with an answer just given: its mails and projections are still to be made.
    await stack.powerCut();

    expect(await eventsOf(ann, id)).toEqual(logBefore);
    const mailsBefore = await mailsTo(stack.inboxUrl, address);
    expect(mailsBefore.map(messageId)).toContain(messageId(mail));
    await page.waitForTimeout(6000);
    const mailsAfter = await mailsTo(stack.inboxUrl, address);
    expect(mailsAfter.map(messageId).sort()).toEqual(mailsBefore.map(messageId).sort());

    // And the match goes on.
    expect(await ben.answerNow(id)).toBe(true);
    await untilItIsTurnOf(ben, [ann], id);
    await expect
      .poll(async () => (await mailsTo(stack.inboxUrl, address)).length, { timeout: 20_000 })
      .toBe(mailsAfter.length + 1);
  } finally {
    await stack.dispose();
  }
});

async function answerOnce(players: readonly ApiPlayer[], id: string): Promise<void> {
  for (const player of players) if (await player.answerNow(id)) return;
}

async function untilItIsTurnOf(player: ApiPlayer, others: readonly ApiPlayer[], id: string): Promise<void> {
  for (let answers = 0; answers < 50; answers += 1) {
    const { table } = await player.view(id);
    if (table?.prompts.some(({ optional, sealed }) => !optional && sealed === null)) return;
    await answerOnce(others, id);
  }
  throw new Error(`${player.name} is never asked.`);
}

async function eventsOf(player: ApiPlayer, id: string) {
  return (await player.client.call(readLog, { params: { id }, query: { limit: 200 } })).events;
}

function messageId(mail: Mail): string {
  return mail.headers["message-id"] ?? "";
}
