import { describe, expect, it } from "vitest";
import { otherOrigins } from "./addresses.ts";
import { optionsFrom } from "./options.ts";

const URL_HERE = "http://localhost:3000";
const others = (env: Readonly<Record<string, string>>) => {
  const options = optionsFrom(env, []);
  return otherOrigins(options, options.baseUrl ?? URL_HERE, 3000);
};

describe("the addresses of an instance", () => {
  it("are the names of its machine for itself", () => {
    expect(others({})).toEqual(["http://127.0.0.1:3000", "http://[::1]:3000"]);
  });

  it("are also those at which others reach it, where it listens to them", () => {
    const open = others({ HOST: "0.0.0.0" });
    expect(open.length).toBeGreaterThan(3);
    for (const origin of open) expect(new URL(origin).origin).toBe(origin);
    expect(others({ HOST: "192.0.2.7" })).toContain("http://192.0.2.7:3000");
  });

  it("are those of its maintainer alone, where these are named", () => {
    const BASE_URL = "https://mob.example";
    expect(others({ BASE_URL, HOST: "0.0.0.0" })).toEqual([]);
    expect(others({ BASE_URL, ALLOWED_HOSTS: "mob.lan, http://192.0.2.7:8080" })).toEqual([
      "http://mob.lan:3000",
      "https://mob.lan",
      "http://192.0.2.7:8080",
    ]);
    expect(others({ ALLOWED_HOSTS: "phone.example" })).toContain("http://phone.example:3000");
  });

  it.each(["*", "http://", "mob.lan/path", "a b$"])("cannot be %s", (ALLOWED_HOSTS) => {
    expect(() => others({ ALLOWED_HOSTS })).toThrow("ALLOWED_HOSTS");
  });
});
