import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { type AddressState, unheardOf } from "../src/addresses.ts";
import { operations } from "../src/operations.ts";
import { connect } from "../src/store.ts";
import type { StoreConnection } from "../src/store-connection.ts";
import { freshTable } from "../testing/table.ts";

const day = 24 * 60 * 60 * 1000;
const start = Date.parse("2026-01-01T00:00:00.000Z");

let now = new Date(start);
let table: StoreConnection;
beforeAll(async () => {
  table = { ...(await freshTable()), now: () => now };
});

const addresses = () => connect(table).addresses;
const heard = (id: string) => (state: AddressState) => ({ ...state, heard: [...state.heard, id] });
const anAddress = () => `${randomUUID()}@example.org`;

it("knows nothing of an address at first, nor after forgetting it", async () => {
  const email = anAddress();
  expect(await addresses().get(email)).toEqual(unheardOf);
  await addresses().change(email, heard("one"));
  await addresses().forget(email);
  expect(await addresses().get(email)).toEqual(unheardOf);
});

it("takes upper and lower case for the same address, and keeps neither", async () => {
  const email = anAddress();
  await addresses().change(email.toUpperCase(), heard("one"));
  expect(await addresses().get(email)).toMatchObject({ heard: ["one"] });
  for await (const item of operations(table).backup.items()) {
    expect(JSON.stringify(item).toLowerCase()).not.toContain("example.org");
  }
});

it("loses no change of many at the same time", async () => {
  const email = anAddress();
  await Promise.all(["a", "b", "c", "d"].map((id) => addresses().change(email, heard(id))));
  expect([...(await addresses().get(email)).heard].sort()).toEqual(["a", "b", "c", "d"]);
});

it("says what changed, and writes nothing where nothing does", async () => {
  const email = anAddress();
  const changed = await addresses().change(email, heard("one"));
  expect(changed).toEqual({ before: unheardOf, after: { ...unheardOf, heard: ["one"] } });
  const unchanged = await addresses().change(email, (state) => state);
  expect(unchanged.after).toEqual(unchanged.before);
});

it("remembers a complaint for good, and everything else for 90 days", async () => {
  const [bounced, complained] = [anAddress(), anAddress()];
  await addresses().change(bounced, (state) => ({ ...state, status: "bounced" }));
  await addresses().change(complained, (state) => ({ ...state, status: "complained" }));
  now = new Date(start + 89 * day);
  expect(await addresses().get(bounced)).toMatchObject({ status: "bounced" });
  now = new Date(start + 91 * day);
  expect(await addresses().get(bounced)).toEqual(unheardOf);
  expect(await addresses().get(complained)).toMatchObject({ status: "complained" });
  await addresses().change(bounced, heard("anew"));
  expect(await addresses().get(bounced)).toEqual({ ...unheardOf, heard: ["anew"] });
});
