import { catalogue } from "@consigliere/games/catalogue";
import { describe, expect, it } from "vitest";
import { defaultValues, optionFields } from "./option-fields.ts";

describe("option fields", () => {
  it.each(catalogue.map(({ meta }) => meta))(
    "show every option of $id, with the defaults of its schema",
    ({ options }) => {
      const fields = optionFields(options.toJSONSchema());
      expect(defaultValues(fields)).toEqual(options.parse({}));
    },
  );

  it("read choices, switches and numbers", () => {
    const schema = {
      properties: {
        mode: { type: "string", enum: ["short", "long"], default: "long" },
        size: { anyOf: [{ const: 9 }, { const: 7 }], default: 7 },
        isOpen: { type: "boolean", default: true },
        tiles: { type: "array", items: { enum: ["docks", "square"] }, default: [] },
        hours: { type: "integer", minimum: 1, maximum: 9, default: 3 },
        target: { anyOf: [{ type: "integer", minimum: 50, multipleOf: 5 }, { type: "null" }], default: null },
      },
    };
    expect(optionFields(schema)).toEqual([
      { name: "mode", kind: "choice", choices: ["short", "long"], fallback: "long" },
      { name: "size", kind: "choice", choices: [9, 7], fallback: 7 },
      { name: "isOpen", kind: "switch", fallback: true },
      { name: "tiles", kind: "several", choices: ["docks", "square"], fallback: [] },
      { name: "hours", kind: "number", min: 1, max: 9, fallback: 3 },
      { name: "target", kind: "number", min: 50, step: 5, isOptional: true, fallback: null },
    ]);
  });

  it("leave out what no field can show", () => {
    expect(optionFields({ properties: { deep: { type: "object" } } })).toEqual([]);
    expect(optionFields(null)).toEqual([]);
  });
});
