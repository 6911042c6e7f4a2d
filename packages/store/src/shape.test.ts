import { describe, expect, it } from "vitest";
import type { Json } from "./json.ts";
import { defineShape, pack, unpack } from "./shape.ts";

interface Name {
  readonly first: string;
  readonly last: string;
}

const rename = (stored: Json) => ({ full: (stored as { name: string }).name });
const split = (stored: Json) => {
  const [first = "", last = ""] = (stored as { full: string }).full.split(" ");
  return { first, last };
};

const first = defineShape<{ name: string }>("name");
const second = defineShape<{ full: string }>("name", { migrations: [rename] });
const third = defineShape<Name>("name", { migrations: [rename, split] });

describe("a stored shape", () => {
  it("is written with its version and read back", () => {
    expect(first.write({ name: "Al Capone" })).toEqual({ v: 1, body: '{"name":"Al Capone"}' });
    expect(third.version).toBe(3);
    expect(third.read({ ...third.write({ first: "Al", last: "Capone" }) })).toEqual({
      first: "Al",
      last: "Capone",
    });
  });

  it("is upgraded through every version since it was written, in order", () => {
    expect(third.read({ ...first.write({ name: "Al Capone" }) })).toEqual({ first: "Al", last: "Capone" });
    expect(third.read({ ...second.write({ full: "Al Capone" }) })).toEqual({ first: "Al", last: "Capone" });
  });

  it("is refused when it is older than what is read, which says how to upgrade it", () => {
    const later = defineShape<{ full: string }>("name", { first: 2 });
    expect(later.write({ full: "Al Capone" })).toMatchObject({ v: 2 });
    expect(() => later.read({ ...first.write({ name: "Al Capone" }) })).toThrow(
      expect.objectContaining({ code: "store/shape-too-old", message: expect.stringContaining("upgrade") }),
    );
  });

  it("is refused when newer code wrote it, or nobody knows which", () => {
    const tooNew = expect.objectContaining({ code: "store/shape-too-new" });
    expect(() => first.read({ ...third.write({ first: "Al", last: "Capone" }) })).toThrow(tooNew);
    expect(() => first.read({ body: "{}" })).toThrow(tooNew);
  });
});

describe("packing", () => {
  it("leaves short text readable and compresses long text", () => {
    const long = Array.from({ length: 500 }, () => "mobster");
    expect(pack("short")).toBe('"short"');
    const packed = pack(long);
    expect(packed).toBeInstanceOf(Uint8Array);
    expect(packed.length).toBeLessThan(100);
    expect(unpack(packed)).toEqual(long);
  });
});
