/** The catalogues of both languages have the same messages with the same blanks. */
import { describe, expect, it } from "vitest";
import { messagesIn } from "./messages.ts";
import { pictureMessages } from "./picture/messages.ts";
import { catalogueOf, withOtherBlanks } from "./testing/translate.ts";

const english = catalogueOf({ ...(await messagesIn("en")), picture: await pictureMessages("en") });
const japanese = catalogueOf({ ...(await messagesIn("ja")), picture: await pictureMessages("ja") });

describe("message catalogues", () => {
  it("have the same keys in both languages", () => {
    expect([...japanese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("have the same blanks in both languages", () => {
    expect(withOtherBlanks(english, japanese)).toEqual([]);
  });
});
