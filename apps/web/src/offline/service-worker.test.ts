import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";

const SCRIPT = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8");
const HOUSE = "https://mob.test";
const reply = (body: string, date: string) =>
  new Response(body, { headers: { date, "content-type": "application/json" } });

type Handler = (event: object) => void;

/** The service worker of a browser with these caches; and what it answers a page that asks. */
function worker(caches: object, house: () => Promise<Response>, languages = ["en"]) {
  const handlers = new Map<string, Handler>();
  const told: unknown[] = [];
  const page = { postMessage: (message: unknown) => told.push(message) };
  const self = {
    location: new URL(`${HOUSE}/sw.js?locales=en,ja,fr`),
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    clients: { matchAll: async () => [page] },
    registration: {},
  };
  const globals = { caches, fetch: house, navigator: { languages }, Headers, Request, Response, URL };
  runInNewContext(SCRIPT, { self, ...globals, Promise, Set, console });
  const ask = async (path: string, init: RequestInit & { mode?: string } = {}) => {
    const { mode = "cors", ...rest } = init;
    const request = Object.defineProperty(new Request(HOUSE + path, rest), "mode", { value: mode });
    let answer: Promise<Response> | undefined;
    handlers.get("fetch")?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return (await answer)?.clone();
  };
  return { ask, told };
}

function refuse(): never {
  throw new DOMException("not here", "SecurityError");
}
async function full(): Promise<never> {
  throw new DOMException("no room", "QuotaExceededError");
}
const nothing = async (): Promise<undefined> => undefined;

it.each([
  ["closed", { open: refuse, match: refuse, delete: refuse, keys: refuse }],
  ["full", { open: async () => ({ put: full, delete: full, keys: async () => [] }), match: nothing }],
])("hands on what the house says where the browser's cache is %s", async (_, caches) => {
  const { ask, told } = worker({ delete: async () => false, ...caches }, async () =>
    reply('{"me":{}}', "now"),
  );
  expect(await (await ask("/en/desk/", { mode: "navigate" }))?.text()).toBe('{"me":{}}');
  for (const path of [
    "/_next/static/a.js",
    "/api/me",
    "/api/dashboard",
    "/drawings/x.svg",
    "/scenes/wire.svg",
  ]) {
    expect(await (await ask(path))?.text(), path).toBe('{"me":{}}');
  }
  expect((await ask("/api/session", { method: "DELETE" }))?.status).toBe(200);
  expect(told).toEqual([]);
});

it("says of when it is what it kept, gives it no date, and says when the house is back", async () => {
  const then = "Tue, 02 Mar 2027 12:00:00 GMT";
  const house = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError("cut"));
  const caches = { match: async () => reply('{"me":{}}', then), open: full, delete: async () => true };
  const { ask, told } = worker(caches, house);
  const kept = await ask("/api/me");
  expect(await kept?.text()).toBe('{"me":{}}');
  expect(kept?.headers.get("date")).toBeNull();
  house.mockResolvedValue(reply('{"me":{}}', "now"));
  await ask("/api/me");
  await ask("/api/me");
  expect(told).toEqual([{ kept: then }, { kept: undefined }]);
});

it.each([
  ["/ja/desk/", ["en"], "/ja/offline/"],
  ["/fr/m/Xy0123456789abcd/", ["en"], "/fr/offline/"],
  ["/desk/", ["de-DE", "fr-CA", "ja"], "/fr/offline/"],
  ["/desk/", ["de"], "/en/offline/"],
])(
  "without a connection says so in the language of %s, or of a browser for %j",
  async (path, languages, page) => {
    const caches = { match: async (key: unknown) => (key === page ? reply("cut", "now") : undefined) };
    const { ask } = worker(caches, () => Promise.reject(new TypeError("cut")), languages);
    expect(await (await ask(path, { mode: "navigate" }))?.text()).toBe("cut");
  },
);
