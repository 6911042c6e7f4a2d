import { randomUUID } from "node:crypto";
import { endpoints } from "@consigliere/contract/endpoints";
import { seededRandom } from "@consigliere/engine/random";
import { games } from "@consigliere/games/registry";
import type { Mail } from "@consigliere/service/context";
import { openTable } from "@consigliere/service/match/load";
import { beforeAll, describe, expect, it } from "vitest";
import { inviteToken, look } from "./pennies-table.ts";
import { type Browser, myPrompt, openTown, type Town } from "./town.ts";

let town: Town;
let id: string;
let ann: Browser;
let bob: Browser;

/** Ann reads English and Bob Japanese; both wait for each mail before they answer. */
beforeAll(async () => {
  town = await openTown();
  ann = await town.member("ann@mob.test");
  bob = await town.member("bob@mob.test", "ja");
  // More is told here than usually in a day.
  await ann.call(endpoints.changeProfile, { body: { name: "Ann", messagesADay: null } });
  await bob.call(endpoints.changeProfile, { body: { name: "Bob", messagesADay: null } });
  const body = { game: "family-business", seats: 2, options: { windowHours: 12 } };
  const created = await ann.call(endpoints.createMatch, { body });
  id = created.match.id;
  await bob.call(endpoints.joinMatch, { params: { id }, body: { token: inviteToken(created) } });
  await town.settle();
});

const players = () => [ann, bob];

/** Passes the grace period, then makes the player who is asked give the fallback answer. */
async function nextAnswer(): Promise<void> {
  await town.pass(180);
  for (const player of players()) {
    const prompt = myPrompt(await look(player, id));
    if (prompt === null) continue;
    const body = { answerId: randomUUID(), prompt: prompt.id, value: prompt.fallback };
    await player.call(endpoints.answerPrompt, { params: { id }, body });
    await town.settle();
    return;
  }
}

const turnMails = (): Mail[] => town.mailer.sent.filter((mail) => mail.text.includes("/o/#"));

const linksIn = (text: string) => text.match(/https:\/\/house\.test\/\S+/g) ?? [];
/** A link with a place for a notification, and one for an answer to it. */
const isAnswer = (link: string) => /\/o\/#[\w-]{24}$/.test(link);
/** The target of a short link. */
const pathOf = async (link: string) =>
  (await town.browser().call(endpoints.openLink, { body: { token: link.split("#")[1] ?? "" } })).path;
const actIn = (path: string) => /\/act\/\?token=([^#]+)#table=/.exec(path)?.[1] ?? "";

/** A card of the other player, and the target's owner. */
const ATTACK = {
  "ann@mob.test": /Bob plays .+ (on your|for your|for Bob’s) /,
  "bob@mob.test": /Annが(あなた|Ann)の/,
};

/** Whether a mail asks for an answer to an attack. A hand without a playable card gets an equally simple question. */
const asksAboutAttack = ({ to, text }: Mail) =>
  linksIn(text).some(isAnswer) && ATTACK[to as keyof typeof ATTACK].test(text);

/** Plays until a mail asks about an attack, and offers the answers as links. */
async function mailWithAnswers(): Promise<Mail> {
  const bot = games["family-business"]?.bots["regular"];
  const random = seededRandom("mails");
  for (let turn = 0; turn < 80; turn++) {
    await town.pass(180);
    const found = town.mailer.sent.at(-1);
    if (found !== undefined && asksAboutAttack(found)) return found;
    for (const player of players()) {
      const seen = await look(player, id);
      const prompt = myPrompt(seen);
      if (prompt === null || seen.table === null) continue;
      const value = bot?.choose(seen.table.view, prompt, random) ?? prompt.fallback;
      const body = { answerId: randomUUID(), prompt: prompt.id, value };
      await player.call(endpoints.answerPrompt, { params: { id }, body });
      await town.settle();
      break;
    }
  }
  throw new Error("no mail with answers");
}

/** The text in a mail: headlines, paragraphs, buttons and pictures, without the list of signs and their owners. */
function sentencesIn(html: string): string[] {
  const whole = [...html.matchAll(/<(h1|p|a)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inside = ""]) => inside);
  const readable = whole.filter((inside) => !inside.includes("aria-hidden"));
  const alts = [...html.matchAll(/ alt="([^"]+)"/g)].map(([, alt = ""]) => alt);
  return [...readable, ...alts.flatMap((alt) => alt.split(/(?<=[.。]) /).slice(1))]
    .map((each) => plain(each))
    .filter((each) => each !== "CONSIGLIERE");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
};
const plain = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<i\b.*?<\/i>|<[^>]+>/gs, "")
    .replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

describe("mails about Family Business", () => {
  it("say what is to be decided, by when, and lead there, in the reader's language", async () => {
    await nextAnswer();
    await nextAnswer();
    const [toAnn] = turnMails().filter((m) => m.to === "ann@mob.test");
    const [toBob] = turnMails().filter((m) => m.to === "bob@mob.test");
    expect(toAnn?.subject).toBe("Your decision: Family Business with Bob");
    expect(toAnn?.text).toMatch(/Which mobs .*STOP/);
    const [toTable = ""] = linksIn(toAnn?.text ?? "");
    expect(await pathOf(toTable)).toContain(`/en/m/${id}/?of=family-business#table=`);
    expect(toBob?.subject).toBe("あなたの番です：ファミリービジネス（Ann）");
    expect(toBob?.text).toContain("https://house.test/ja/o/#");
    for (const mail of [toAnn, toBob]) {
      expect(mail?.headers["List-Unsubscribe"]).toMatch(
        /^<https:\/\/house\.test\/api\/unsubscribe\?token=\S+&scope=yourTurn>$/,
      );
      expect(mail?.html).toContain("<!DOCTYPE html");
    }
  });

  it("offer one link for each answer of a simple decision, and the link gives the answer", async () => {
    const mail = await mailWithAnswers();
    const [, news = ""] = /(?:Since you last looked|前回ご覧になってから)\n(.+?)\n\n/s.exec(mail.text) ?? [];
    expect(news.split("\n").length).toBeGreaterThanOrEqual(3);
    expect(news.split("\n").length).toBeLessThanOrEqual(6);
    expect(mail.headers["References"]).toBe(`<match.${id}@house.test>`);
    const links = linksIn(mail.text);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      expect(
        "https://cards.example.org".length + new URL(link).pathname.length + new URL(link).hash.length,
      ).toBeLessThanOrEqual(60);
    }
    const tokens = await Promise.all(links.filter(isAnswer).map(async (link) => actIn(await pathOf(link))));
    const nobody = town.browser();
    const previews = await Promise.all(
      tokens.map((token) => nobody.call(endpoints.previewAct, { query: { token } })),
    );
    const { prompt } = previews[0] ?? {};
    const open =
      prompt?.question.form === "one" ? prompt.question.options.filter((o) => o.blocked === undefined) : [];
    expect(previews.map((p) => p.value)).toEqual(open.map((o) => o.id));
    // The target's owner, in the mail and on the page that its links lead to.
    expect(mail.subject).toMatch(ATTACK[mail.to as keyof typeof ATTACK]);
    expect(Object.values(previews[0]?.owners ?? {}).sort()).toEqual([0, 1]);
    const [token = ""] = tokens;
    await nobody.call(endpoints.confirmAct, { body: { token } });
    const after = await nobody.call(endpoints.previewAct, { query: { token } });
    expect(after).toMatchObject({ state: "given", prompt: null });
    // Whoever opens the link now learns the same.
    const again = actIn(await pathOf(links.filter(isAnswer)[0] ?? ""));
    expect(await nobody.call(endpoints.previewAct, { query: { token: again } })).toMatchObject({
      state: "given",
      prompt: null,
    });
  });

  it("can be read wherever and however they are read", () => {
    const mails = turnMails();
    expect(mails.filter(({ pictures = [] }) => pictures.length === 2).length).toBeGreaterThan(3);
    for (const { html, text, pictures = [] } of mails) {
      // Nothing is fetched. Every attached picture is shown, no wider than intended, with words for readers who cannot
      // see it.
      const images = html.match(/<img [^>]*>/g) ?? [];
      const shown = images.map(
        (image) => /^<img (?=.* alt=")(?=.* width="\d+").*src="cid:([^"]+)"/.exec(image)?.[1],
      );
      expect(shown.toSorted()).toEqual(pictures.map(({ cid }) => cid).toSorted());
      expect(html).not.toMatch(/\ssrc="(?!cid:)|url\(|<link|@import/);
      for (const { svg } of pictures) expect(svg).not.toMatch(/<(image|text)\b|href="(?!#)/);
      // Some programs cut longer ones.
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
      // The plain text has the same content as the HTML.
      for (const sentence of sentencesIn(html)) expect(text).toContain(sentence);
    }
  });

  it("show the board as it stands, with the reader's own lit, and say it with its figures", async () => {
    const boards = ["ann@mob.test", "bob@mob.test"].map((to) =>
      turnMails().findLast((mail) => mail.to === to),
    );
    for (const mail of boards) {
      const [, alt = ""] = /alt="([^"]{20,})" width="560"/.exec(mail?.html ?? "") ?? [];
      expect(alt.match(/\d+/g)?.length).toBeGreaterThan(5);
    }
    const svgs = boards.map((mail) => mail?.pictures?.find(({ cid }) => cid.startsWith("board"))?.svg);
    expect(new Set(svgs).size).toBe(2);
  });

  it("tell nobody what another seat holds", async () => {
    const { run, meta } = await openTable(town.backend.context, id);
    const { hands } = run.state as { hands: readonly (readonly string[])[] };
    for (const [seat, name] of meta.seats.map((s) => s.name).entries()) {
      const others = hands.flatMap((hand, other) => (other === seat ? [] : hand));
      const mails = town.mailer.to(`${name.toLowerCase()}@mob.test`);
      expect(mails.length).toBeGreaterThan(0);
      const told = mails.map(({ html, text, pictures = [] }) =>
        [html, text, ...pictures.map(({ svg }) => svg)].join(),
      );
      for (const card of others) for (const each of told) expect(each).not.toContain(card);
    }
    expect(town.faults).toEqual([]);
  });
});
