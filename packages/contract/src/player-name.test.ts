import { LOCALES } from "@consigliere/languages";
import { expect, it } from "vitest";
import { NO_NAME } from "./no-name.ts";
import { BOT_NAMES, saidName } from "./player-name.ts";

const read = async (locale: string) => {
  const { default: people } = await import(`../../games/src/table/messages/people/${locale}.json`);
  return (key: string) => key.split(".").reduce((part, name) => part[name], people) as unknown as string;
};

it.each(LOCALES)("says every bot by a name of its own in %s", async (locale) => {
  const people = await read(locale);
  const said = BOT_NAMES.map((name) => saidName(name, people));
  expect(new Set(said).size).toBe(BOT_NAMES.length);
  if (locale === "en") expect(said).toEqual(BOT_NAMES);
  else expect(said.filter((name) => /[a-z]/i.test(name))).toEqual([]);
});

it("keeps a number, and the names of people", async () => {
  const people = await read("ja");
  expect(saidName("Lou the Abacus (2)", people)).toBe("そろばんのルー (2)");
  expect(saidName("Lou", people)).toBe("Lou");
  expect(saidName("山田 (2)", people)).toBe("山田 (2)");
  expect(saidName(NO_NAME, people)).toBe("去った人");
});
