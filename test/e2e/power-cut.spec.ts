import { randomUUID } from "node:crypto";
import { changeProfile } from "@consigliere/contract/account";
import { readLog } from "@consigliere/contract/log";
import { type ApiPlayer, confirmEmail, enterApiPlayer, startApiMatch } from "./support/api-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { isAbout, type Mail, mailsTo, waitForMail } from "./support/inbox.ts";
import { startStack } from "./support/stack.ts";

test("a power cut in the middle of a match loses nothing and sends nothing twice", async ({ page }) => {
  const stack = await startStack();
  try {
    const [ann, ben] = await Promise.all([enterApiPlayer(stack, "Ann"), enterApiPlayer(stack, "Ben")]);
    const address = `${randomUUID()}@example.test`;
    await confirmEmail(stack, ben, address);
    // More is told than a day usually has.
    await ben.client.call(changeProfile, { body: { messagesADay: null } });
    const id = await startApiMatch([ann, ben], { mobSize: 5 });

    for (let answers = 0; answers < 12; answers += 1) await answerOnce([ann, ben], id);
    await untilItIsTurnOf(ben, [ann], id);
    // That the match has begun, and decisions that took long, may have been told by now; this one is yet to be.
    const earlier = (await mailsTo(stack.inboxUrl, address)).map(messageId);
    const isNew = (mail: Mail) => isAbout(id)(mail) && !earlier.includes(messageId(mail));
    const told = await waitForMail(stack.inboxUrl, address, isNew);
    const logBefore = await eventsOf(ann, id);

    await stack.powerCut();

    expect(await eventsOf(ann, id)).toEqual(logBefore);
    const before = await mailsTo(stack.inboxUrl, address);
    expect(before.map(messageId)).toContain(messageId(told));

    // The match goes on, and the next mail is the next decision's: nothing of before is sent again.
    expect(await ben.answerNow(id)).toBe(true);
    await stack.powerCut();
    await untilItIsTurnOf(ben, [ann], id);
    const mails = () => mailsTo(stack.inboxUrl, address);
    const isAllThere = () => expect.poll(async () => (await mails()).length).toBe(before.length + 1);
    await isAllThere();
    await stack.powerCut();
    // The inbox reads its folder again, which takes as long as the machine is busy.
    await isAllThere();
    await page.waitForTimeout(5000);
    const after = await mails();
    expect(after).toHaveLength(before.length + 1);
    expect(new Set(after.map(messageId)).size).toBe(after.length);
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
