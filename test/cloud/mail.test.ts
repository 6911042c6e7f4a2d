import { endpoints } from "@consigliere/contract/endpoints";
import { expect, it } from "vitest";
import { isAbout } from "../e2e/support/inbox.ts";
import { AwsError } from "./aws/refusal.ts";
import {
  askedPlayer,
  enterAsGuest,
  inboxMail,
  linksOf,
  openBrowser,
  type Player,
  playIntoAWindow,
  startMatch,
} from "./player.ts";
import { faultsIn, useCloud } from "./use-cloud.ts";

const the = useCloud();

const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";
const sentTo = (address: string) => the.cloud.ses.sent.filter(({ to }) => to.includes(address));
const meOf = async (player: Player) => (await player.client.call(endpoints.readMe, {})).me;

const asked = (address: string, turnHours?: number) => askedPlayer(the.cloud, address, turnHours);

it("a mail tells of a decision, comes from the one sender, and its link answers once it is confirmed", async () => {
  const { cloud } = the;
  const address = "ann@readers.test";
  const pair = await asked(address);
  const { reader } = pair;
  // A question with few answers: whether to counter.
  const id = await playIntoAWindow(pair);
  await cloud.source.drain();
  const before = sentTo(address).length;
  await cloud.pass(180);
  const [mail, ...more] = sentTo(address).slice(before);
  expect(more).toEqual([]);
  const { environment } = cloud.functions.tick.spec;
  expect(environment["MAIL_FROM"]).toContain(mail?.from);
  expect(mail).toMatchObject({
    from: expect.stringMatching(/^[^<>]+@/),
    configurationSet: environment["MAIL_CONFIGURATION_SET"],
  });
  const telegram = await inboxMail(cloud, address, isAbout(id));
  expect(telegram.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  // The faces of whom it tells, and the board.
  const pictures = telegram.attachments ?? [];
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.map(({ contentId }) => contentId)).toContain("board-1@consigliere");
  for (const { contentType, contentId } of pictures) {
    expect(contentType).toBe("image/png");
    expect(telegram.html).toContain(`src="cid:${contentId}"`);
  }
  const links = linksOf(telegram);
  expect(links.every((link) => link.startsWith(`${cloud.url}/`))).toBe(true);

  const nobody = openBrowser(cloud);
  const short = links.find((link) => /\/o\/#[\w-]{24}$/.test(link)) ?? "";
  expect((await nobody.visit(short)).status).toBe(200);
  const { path } = await nobody.client.call(endpoints.openLink, {
    body: { token: short.split("#")[1] ?? "" },
  });
  const act = cloud.url + path;
  const page = await nobody.visit(act);
  expect(page.status).toBe(200);
  const preview = await nobody.client.call(endpoints.previewAct, { query: { token: tokenIn(act) } });
  expect(preview).toMatchObject({ matchId: id, prompt: { topic: expect.stringMatching(/^counter-/) } });
  const promptsBefore = (await reader.view(id)).table?.prompts;
  expect(promptsBefore?.[0]?.id).toBe(preview.prompt?.id);
  await nobody.client.call(endpoints.confirmAct, { body: { token: tokenIn(act) } });
  await nobody.client.call(endpoints.confirmAct, { body: { token: tokenIn(act) } });
  expect((await reader.view(id)).table?.prompts[0]?.id).not.toBe(preview.prompt?.id);
});

it("who acts in time is not written to", async () => {
  const { cloud } = the;
  const address = "quick@readers.test";
  const { reader, friend, id } = await asked(address);
  // The mail about the start of the match is not what this is about.
  await cloud.pass(180);
  const before = sentTo(address).length;
  while (await reader.answerNow(id));
  await cloud.source.drain();
  while (await friend.answerNow(id));
  await cloud.source.drain();
  const isAsked = (await reader.view(id)).table?.prompts.some(({ optional }) => !optional);
  if (isAsked) while (await reader.answerNow(id));
  await cloud.source.drain();
  const stillAsked = (await reader.view(id)).table?.prompts.some(({ optional }) => !optional) === true;
  await cloud.pass(180);
  expect(sentTo(address).length).toBe(before + (stillAsked ? 1 : 0));
});

it("when the time is over the schedule brings the fallback answer", async () => {
  const { cloud } = the;
  const { reader, id } = await asked("slow@readers.test", 4);
  const { table: before } = await reader.view(id);
  const [prompt] = before?.prompts ?? [];
  await cloud.pass(3 * 3600);
  expect((await reader.view(id)).table?.prompts[0]?.id).toBe(prompt?.id);
  await cloud.pass(2 * 3600);
  const after = await reader.view(id);
  expect(after.table?.prompts[0]?.id).not.toBe(prompt?.id);
  expect(after.table?.told).toBeGreaterThan(before?.told ?? Number.POSITIVE_INFINITY);
});

it.each([
  ["BOUNCE", "bounced"],
  ["COMPLAINT", "complained"],
] as const)("a %s stops mail to the address", async (event, state) => {
  const { cloud } = the;
  const address = `${state}@readers.test`;
  const { reader } = await asked(address);
  await cloud.pass(180);
  const mail = sentTo(address).at(-1);
  if (!mail) throw new Error("No mail was sent.");
  expect(await meOf(reader)).toMatchObject({ emailState: "ok" });
  await cloud.report(event, mail);
  await cloud.report(event, mail);
  expect(await meOf(reader)).toMatchObject({ emailState: state });
  const before = sentTo(address).length;
  const friend = await enterAsGuest(cloud, "Cleo");
  await startMatch([reader, friend], { options: { mobSize: 5 } });
  await cloud.source.drain();
  await cloud.pass(180);
  await cloud.pass(3600);
  expect(sentTo(address)).toHaveLength(before);
  const lost = cloud.logs.filter((line) => line.includes('"AddressLost":1'));
  expect(lost.length).toBeGreaterThan(0);
});

it("mail that SES does not take is tried again, and goes out once", async () => {
  const { cloud } = the;
  const address = "patient@readers.test";
  await playIntoAWindow(await asked(address));
  await cloud.source.drain();
  const before = sentTo(address).length;
  cloud.ses.failure = new AwsError("MessageRejected", "Sending is paused.");
  await cloud.pass(180);
  await cloud.pass(61);
  expect(sentTo(address)).toHaveLength(before);
  cloud.ses.failure = undefined;
  await cloud.pass(301);
  await cloud.pass(3600);
  expect(sentTo(address)).toHaveLength(before + 1);
});

it("all this without a fault", () => {
  expect(faultsIn(the.cloud)).toEqual([]);
});
