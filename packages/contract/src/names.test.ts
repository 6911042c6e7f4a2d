import { expect, it } from "vitest";
import { nameSchema } from "./values.ts";

it.each([
  "Ann",
  "O’Brien-Łukasz 3rd",
  "山田　太郎",
  "葛\u{e0100}城",
  "علی\u200cرضا",
  "مريم",
  "क्\u200dषमा",
  "श्रीमान्\u200c",
  "Nguyễn Thị Ánh",
  "👩\u200d💻",
  "❤\ufe0f\u200d🔥",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "🇯🇵",
  "1\ufe0f\u20e3",
  "?",
])("%s is a name", (name) => {
  expect(nameSchema.parse(` ${name} `)).toBe(name.normalize("NFC"));
});

it.each([
  ["", "too_small"],
  [" \u3000 ", "too_small"],
  ["\u3164", "U+3164"],
  ["\u2800", "U+2800"],
  ["\u115f", "U+115F"],
  ["\uffa0", "U+FFA0"],
  ["\ufe0f", "U+FE0F"],
  ["\u0301\u0301", "U+0301"],
  ["Ann\u200b", "U+200B"],
  ["A\u00adnn", "U+00AD"],
  ["A\u034fnn", "U+034F"],
  ["\u200dAnn", "U+200D"],
  ["A\u200d\u200dnn", "U+200D"],
  ["Ann\u200d", "U+200D"],
  ["\u202eAnn", "U+202E"],
  ["Ann\nBen", "U+000A"],
  ["A\u{e0067}", "U+E0067"],
  ["\ue000", "U+E000"],
  ["A\ufeffnn", "U+FEFF"],
])("%j is none, and it is said why: %s", (name, why) => {
  const [issue] = nameSchema.safeParse(name).error?.issues ?? [];
  expect(issue?.code === "custom" ? issue.params?.["unfit"] : issue?.code).toBe(why);
});
