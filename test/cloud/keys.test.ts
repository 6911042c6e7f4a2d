/** Keys are rotated while people are signed in, links are in mails and functions run. */
import { type Keys, keySchema, rotateKeys } from "@consigliere/api/keys";
import { endpoints } from "@consigliere/contract/endpoints";
import { expect, it } from "vitest";
import { isAbout } from "../e2e/support/inbox.ts";
import { askedPlayer, enterAsGuest, inboxMail, linksOf, openBrowser, playIntoAWindow } from "./player.ts";
import { askCustomResource } from "./sources/custom-resource.ts";
import { faultsIn, useCloud } from "./use-cloud.ts";

const the = useCloud();

const readKeys = (): Keys =>
  keySchema.parse(JSON.parse(the.cloud.parameters.get(the.cloud.keysParameter) ?? ""));

it("the custom resource made every key before anything needed one, and making them again changes nothing", async () => {
  const { cloud } = the;
  const before = readKeys();
  expect(before["origin1"]?.length).toBeGreaterThan(31);
  const again = {
    requestType: "Create",
    logicalId: "Again",
    type: "Custom::ConsigliereKeys",
    properties: { OriginKey: 1 },
  } as const;
  expect(await askCustomResource(again, cloud.functions.keys.invoke)).toMatchObject({ Status: "SUCCESS" });
  expect(readKeys()).toEqual(before);
});

it("sessions and links outlive a rotation, in processes that were there before and in new ones", async () => {
  const { cloud } = the;
  const address = "ann@keys.test";
  const pair = await askedPlayer(cloud, address);
  const ann = pair.reader;
  const id = await playIntoAWindow(pair);
  await cloud.source.drain();
  await cloud.pass(180);
  const telegram = await inboxMail(cloud, address, isAbout(id));
  const short =
    linksOf(telegram)
      .find((link) => /\/o\/#[\w-]{24}$/.test(link))
      ?.split("#")[1] ?? "";
  const led = () => openBrowser(cloud).client.call(endpoints.openLink, { body: { token: short } });
  const token = new URL((await led()).path, cloud.url).searchParams.get("token") ?? "";

  let rotated = readKeys();
  for (const ring of ["auth", "link", "push"] as const) rotated = rotateKeys(rotated, ring, cloud.now());
  cloud.parameters.put(cloud.keysParameter, JSON.stringify(rotated));
  const isStillIn = async () => (await ann.client.call(endpoints.readMe, {})).me !== null;
  const preview = () => openBrowser(cloud).client.call(endpoints.previewAct, { query: { token } });

  // At once, when the running processes know of it, when the new keys sign, and in a process that knows nothing else.
  for (const seconds of [0, 301, 1200]) {
    cloud.advance(seconds);
    expect(await isStillIn()).toBe(true);
    expect(await preview()).toMatchObject({ matchId: id });
    expect((await led()).path).toContain("/en/act/?token=");
  }
  const late = await enterAsGuest(cloud, "Late");
  await cloud.functions.http.recycle();
  expect(await isStillIn()).toBe(true);
  expect((await late.client.call(endpoints.readMe, {})).me).not.toBeNull();
  expect(await preview()).toMatchObject({ matchId: id });
  expect(faultsIn(cloud)).toEqual([]);
});

it("a new key of the edge is accepted beside the old one", async () => {
  const { cloud } = the;
  const before = readKeys();
  const asked = {
    requestType: "Update",
    logicalId: "Keys",
    type: "Custom::ConsigliereKeys",
    physicalId: "keys",
    properties: { OriginKey: 2 },
  } as const;
  expect(await askCustomResource(asked, cloud.functions.keys.invoke)).toMatchObject({ Status: "SUCCESS" });
  const after = readKeys();
  expect(after).toMatchObject({ origin1: before["origin1"], origin2: expect.any(String) });
  // The edge has it before a running process would look: which then looks out of turn.
  cloud.advance(11);
  for (const key of [after["origin1"], after["origin2"]]) {
    const response = await cloud.askApiDirectly("/healthz", { headers: { "x-origin-key": key ?? "" } });
    expect(response.status).toBe(200);
  }
});
