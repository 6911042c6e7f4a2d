import { catalogue } from "@consigliere/games/catalogue";
import { messagesIn } from "@consigliere/games/messages";
import { LOCALES } from "@consigliere/languages";
import { describe, expect, it } from "vitest";
import { optionFields } from "./option-fields.ts";

type Words = Record<string, Record<string, Record<string, Record<string, string>>>>;

describe("the options of a match", () => {
  it.each(LOCALES)("all have a name and a word for each choice (%s)", async (language) => {
    const words = (await messagesIn(language)) as unknown as Words;
    const unsaid = catalogue.flatMap(({ meta }) =>
      optionFields(meta.options.toJSONSchema()).flatMap((field) => {
        const own = words[meta.id]?.["options"]?.[field.name] ?? {};
        const choices = "choices" in field ? field.choices.map(String) : [];
        const needed = [
          "label",
          ...choices,
          ...(field.kind === "several" ? ["none"] : []),
          ...("isOptional" in field ? ["null"] : []),
        ];
        return needed.filter((key) => !(key in own)).map((key) => `${meta.id} ${field.name} ${key}`);
      }),
    );
    expect(unsaid).toEqual([]);
  });
});
