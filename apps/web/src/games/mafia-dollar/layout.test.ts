import { expect, it } from "vitest";
import { layoutStyle, SIZES } from "../board/layout.ts";
import { layout } from "./layout.ts";

it("has the families over the road at every size, and folds them to heads on phones alone", () => {
  const style = layoutStyle(layout) as Readonly<Record<string, string>>;
  for (const size of SIZES.flatMap((each) => [each, `${each}-low`])) {
    expect(style[`--${size}-grid`], size).toMatch(/^"rivals" .+ "road" .+ \/ minmax\(0, 1fr\)$/);
    expect(style[`--${size}-unfolded`], size).toBe(size.startsWith("phone") ? "none" : "grid");
  }
});

it("fits the smallest phone: heads and a family, four piles, my people before my gates, and the ledger", () => {
  const { low } = layout.phone;
  const [road, gate, plate, ledger] = [72, 54, 34, 46];
  const far = Number(/\d+/.exec(low?.grid ?? "")?.[0]);
  expect(far + road + gate + Number.parseInt(low?.mine ?? "", 10) + plate + ledger).toBeLessThanOrEqual(390);
});
