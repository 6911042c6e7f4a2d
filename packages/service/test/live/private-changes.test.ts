/** Changes for only some players leave everybody else's revision, tag and socket alone. */
import type { Profile } from "@consigliere/store/profiles";
import { expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { openPage } from "../../src/live/page.ts";
import { offerSeat, takeSeatBack } from "../../src/match/lending.ts";
import { setWebhook } from "../../src/notify/webhook/settings.ts";
import { inviteSpectators } from "../../src/play/invite-spectators.ts";
import { viewIfChanged, viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { startedMatch } from "../../testing/pennies-match.ts";

interface Table {
  readonly t: TestContext;
  readonly id: string;
  /** Ann is host, and waited for. */
  readonly ann: Profile;
  readonly bob: Profile;
}

const offer = ({ t, id, bob }: Table) =>
  offerSeat(t.context, bob.userId, id, { days: 2, brief: "Mind Ann." });
const watch = ({ t, id, ann }: Table) => inviteSpectators(t.context, ann.userId, id, 5);
const rest = ({ t }: Table, who: Profile) =>
  changeProfile(t.context, who, {
    timeZone: "Europe/Berlin",
    addVacation: { from: "2026-03-02", until: "2026-03-05" },
  });

type Act = (table: Table) => Promise<unknown>;
const nothing: Act = async () => {};

it.each<[what: string, before: Act, act: Act, whoSees: readonly string[]]>([
  ["a seat is offered", nothing, offer, ["Bob"]],
  ["an offer is withdrawn", offer, ({ t, id, bob }) => takeSeatBack(t.context, bob.userId, id), ["Bob"]],
  ["news are sent somewhere", nothing, webhook, []],
  ["spectators are let in", nothing, watch, ["Ann", "Bob", "Zoe"]],
  ["spectators get another link", watch, watch, ["Ann"]],
  ["who is not waited for rests", nothing, (table) => rest(table, table.bob), ["Ann", "Bob"]],
  ["who is waited for rests", nothing, (table) => rest(table, table.ann), ["Ann", "Bob", "Zoe"]],
])("%s", async (_, before, act, whoSees) => {
  const t = await openContext();
  const [ann, bob, zoe] = [await t.person("Ann"), await t.person("Bob"), await t.person("Zoe")];
  const id = await startedMatch(t, [ann, bob], { rounds: 4, turnHours: 72 }, "pennies", {
    visibility: "open",
  });
  const table = { t, id, ann, bob };
  await before(table);
  await t.settle();
  const pages = await Promise.all(
    [ann, bob, zoe].map(async (who) => {
      const seen = await viewIfChanged(t.context, who.userId, id, null);
      const { live } = (await viewMatch(t.context, who.userId, id)) ?? {};
      expect(await openPage(t.context, who.name, live?.ticket ?? "")).toBe("open");
      return { who, tag: seen?.tag ?? "", revision: live?.revision };
    }),
  );
  t.sockets.sent.length = 0;
  await act(table);
  await t.settle();
  const told = t.sockets.sent.map(([socket]) => socket);
  const byTag = [];
  const byRevision = [];
  for (const { who, tag, revision } of pages) {
    if ((await viewIfChanged(t.context, who.userId, id, tag)) !== null) byTag.push(who.name);
    if ((await viewMatch(t.context, who.userId, id)).live.revision !== revision) byRevision.push(who.name);
  }
  expect({ told: told.toSorted(), byTag, byRevision }).toEqual({
    told: whoSees,
    byTag: whoSees,
    byRevision: whoSees,
  });
});

async function webhook({ t, id, ann }: Table): Promise<void> {
  await setWebhook(t.context, ann.userId, id, {
    address: "https://discord.com/api/webhooks/1/secret",
    locale: "en",
  });
}
