import { describe, expect, it } from "vitest";
import { shapeNames, shapeOf } from "./support/shapes.ts";

describe.each(shapeNames)("a stage of shape %s", (name) => {
  const { violations, annotations, acknowledged } = shapeOf(name).findings;

  it("passes the AWS Solutions checks and the library's own, with nothing left to say", () => {
    expect(violations).toEqual([]);
    expect(annotations).toEqual([]);
  });

  it("excuses single resources only, each with a reason", () => {
    expect(acknowledged).not.toEqual([]);
    for (const { path, rule, reason } of acknowledged) {
      expect(path.split("/").length, rule).toBeGreaterThan(1);
      expect(reason.length, rule).toBeGreaterThan(30);
    }
  });
});
