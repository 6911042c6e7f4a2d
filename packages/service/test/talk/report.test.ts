import { expect, it } from "vitest";
import { reportLetter } from "../../src/notify/report-letter.ts";
import { hideLetter, writeLetter } from "../../src/talk/letters.ts";
import { openContext } from "../../testing/context.ts";
import { startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;

it("a reported letter is told to the host, once, and not by whom; the host's own to the people who run the service", async () => {
  const t = await openContext();
  const [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
  const id = await startedMatch(t, [ann, bob, cleo], {}, "pennies", { letters: "private" });
  const write = async (who: typeof ann, text: string, other?: number) => {
    await t.pass(1);
    return writeLetter(t.context, Promise.resolve(who), id, { id: `letter-${text}`, text }, other);
  };
  const report = async (who: typeof ann, letter: string, other?: number) => {
    await reportLetter(t.context, who.userId, { matchId: id, letter, other });
    await t.settle();
    await t.pass(GRACE);
  };
  const reported = () =>
    t.mailer.to("ann@mob.test").filter(({ text }) => text.includes("reported this letter"));
  const rude = await write(bob, "<b>Rude</b>{name}");
  const regretted = await write(bob, "Regretted.");
  const hosts = await write(ann, "Silence!");
  const aside = await write(bob, "Psst.", 2);
  await report(cleo, rude.id);
  await report(cleo, rude.id);
  expect(reported()).toHaveLength(1);
  const [mail] = reported();
  expect(mail?.text).toContain("this letter by Bob: STOP\n<b>Rude</b>{name} STOP");
  expect(mail?.text).not.toMatch(/Cleo.*reported/);
  await hideLetter(t.context, bob.userId, { matchId: id, letter: regretted.id }, true);
  await report(cleo, regretted.id);
  expect(reported()).toHaveLength(1);
  expect(t.faults).toEqual([]);
  await report(cleo, hosts.id);
  await report(cleo, aside.id, 1);
  expect(reported()).toHaveLength(1);
  expect(t.faults).toEqual([
    expect.objectContaining({ what: "a letter was reported" }),
    expect.objectContaining({ what: "a letter was reported" }),
  ]);
  await expect(report(ann, aside.id)).rejects.toMatchObject({ code: "match/letter-unknown" });
});
