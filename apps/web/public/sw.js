// The service worker: what was seen last can be read without a connection, and the service can knock.
// Plain JavaScript, as it is served. What may be kept, and until when, is in docs/security.md.

const FILES = "files-1";
const PAGES = "pages-1";
/** Responses for the signed-in reader: deleted when they leave. */
const MINE = "mine-1";
/** The languages of the pages, the default first: whoever registers this names them. */
const LOCALES = (new URL(self.location.href).searchParams.get("locales") ?? "en").split(",");
const OFFLINE = LOCALES.map((locale) => `/${locale}/offline/`);
/** Pictures for the offline pages. */
const SCENES = ["door", "wire", "chair", "letter"].map((scene) => `/scenes/${scene}.svg`);
const MOST_FILES = 400;
const MOST_MATCHES = 8;

/** Counts departures: what was asked for before one is not kept after it. */
let departures = 0;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOffline());
  self.skipWaiting();
});

/** The pages that say so, with all that they are made of. */
async function keepOffline() {
  const cache = await caches.open(PAGES);
  await cache.addAll([...OFFLINE, ...SCENES]);
  const pages = await Promise.all(OFFLINE.map(async (path) => (await cache.match(path)).text()));
  await cache.addAll(new Set(pages.join().match(/\/_next\/static\/[^"\\]+/g)));
}

/** A lesson that its reader may open later; `files.json` beside it says what it is made of. */
const LESSON = /^\/\w\w\/learn\/[\w-]+\/$/;

self.addEventListener("message", (event) => {
  const { keep: path } = event.data ?? {};
  if (typeof path === "string" && LESSON.test(path)) event.waitUntil(keepLesson(path).catch(() => undefined));
});

async function keepLesson(path) {
  const parts = await (await fetch(`${path}files.json`)).json();
  const known = await Promise.all(parts.map((part) => caches.match(part)));
  const missing = parts.filter((_, at) => known[at] === undefined);
  const isFile = (part) => part.startsWith("/_next/");
  await (await caches.open(FILES)).addAll(missing.filter(isFile));
  // The page last: without its parts it is of no use.
  await (await caches.open(PAGES)).addAll([...missing.filter((part) => !isFile(part)), path]);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

async function dropOldCaches() {
  const old = (await caches.keys()).filter((name) => ![FILES, PAGES, MINE].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (changesWhoReads(request, url)) event.respondWith(withoutTraces(request, url));
  else if (request.method !== "GET") heedAct(event, request, url);
  else if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (/^\/(_next\/static|fonts)\//.test(url.pathname)) event.respondWith(file(request));
  else if (SCENES.includes(url.pathname)) event.respondWith(scene(request));
  else if (url.pathname.startsWith("/drawings/")) event.respondWith(nowOrBefore(request, [request]));
  else if (isMine(url)) event.respondWith(mine(request, url));
});

/** Signing in or out, entering as a guest, deleting the account, opening a table by somebody's key and closing it. */
function changesWhoReads({ method }, { pathname }) {
  if (isDoor(pathname)) return method === "PUT" || method === "DELETE";
  if (method === "POST") return pathname === "/api/session" || pathname === "/api/session/guest";
  return method === "DELETE" && (pathname === "/api/session" || pathname === "/api/me");
}

/** Nothing of the one who read here is left, and whoever leaves is not knocked at here any more. */
async function withoutTraces(request, url) {
  const isLeaving = !isDoor(url.pathname);
  if (isLeaving && request.method === "DELETE") await stopKnocking().catch(() => undefined);
  await forgetMine(isLeaving);
  try {
    return await fetch(request);
  } finally {
    await forgetMine(isLeaving);
  }
}

const isDoor = (pathname) => /^\/api\/matches\/[\w-]+\/door$/.test(pathname);

/** With the one who read here, if they leave, their notices go. */
async function forgetMine(isLeaving) {
  departures += 1;
  if (isLeaving) {
    for (const notice of await notices()) notice.close();
    await showCount(0);
  }
  try {
    await caches.delete(MINE);
  } catch {
    // Then nothing was kept either.
  }
}

/** The value under a key; undefined also where the browser stores nothing. */
async function found(key, cacheName) {
  try {
    return await caches.match(key, { cacheName });
  } catch {
    return undefined;
  }
}

/** Keeps a reply, where the browser can. */
async function put(cacheName, key, response) {
  try {
    await (await caches.open(cacheName)).put(key, response);
  } catch {
    // It is shown all the same.
  }
}

/** The service takes the device off its list itself: it ends with its session. */
async function stopKnocking() {
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe();
}

/** The page as it is now; without a connection as it was, or the page that says so. */
async function page(request, { pathname }) {
  // Pages about an id are one file.
  const path = pathname.replace(/^(\/\w\w\/m\/)[\w-]+\/?$/, "$1");
  const spoken = [pathname.split("/")[1], ...navigator.languages.map((language) => language.slice(0, 2))];
  const locale = spoken.find((one) => LOCALES.includes(one)) ?? LOCALES[0];
  return nowOrBefore(request, [path, `/${locale}/offline/`]);
}

/** The current response, stored under the first key; without a connection, the first key that has one. */
async function nowOrBefore(request, keys) {
  try {
    const response = await fetch(request);
    // Links with tokens are nobody's business but the page's.
    if (response.ok && !response.redirected && !new URL(request.url).search.includes("token=")) {
      await put(PAGES, keys[0], response.clone());
    }
    return response;
  } catch (error) {
    for (const key of keys) {
      const known = await found(key, PAGES);
      if (known) return known;
    }
    throw error;
  }
}

/** Files named after their content never change; those of old versions make room. */
async function file(request) {
  const known = await found(request);
  // All threads have one script, and what each is to do is behind the `#` of its address: a reply that was kept for one
  // would bring the address along, and another would do the same again.
  if (known) return request.destination === "worker" ? new Response(known.body, known) : known;
  const response = await fetch(request);
  if (response.ok) {
    await put(FILES, request, response.clone());
    await keepNewest().catch(() => undefined);
  }
  return response;
}

async function scene(request) {
  return (await found(request)) ?? fetch(request);
}

async function keepNewest() {
  const cache = await caches.open(FILES);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_FILES)).map((key) => cache.delete(key)));
}

function isMine({ pathname }) {
  return pathname === "/api/me" || pathname === "/api/dashboard" || isMatch(pathname);
}

const isMatch = (pathname) => /^\/api\/matches\/[\w-]+(\/notes)?$/.test(pathname);

/** As the service tells it; without a connection as it told it last, to a page that knows nothing yet. */
async function mine(request, url) {
  const since = departures;
  try {
    const response = await fetch(request);
    if (response.status === 401) await forgetMine(true);
    // A table from somebody else's chair, after the end, is not the reader's own.
    else if (response.ok && !url.searchParams.has("as")) {
      // A browser that cannot keep it still shows it.
      await keep(response.clone(), url.pathname, since).catch(() => undefined);
      await heedReply(response.clone(), url.pathname).catch(() => undefined);
    }
    await putAwaySeen(url.pathname);
    if (isCut) await tellPages(undefined);
    return response;
  } catch (error) {
    const knows = /^\d+$/.test(url.searchParams.get("since") ?? "") || request.headers.has("if-none-match");
    const known = knows ? undefined : await found(url.pathname, MINE);
    if (!known) throw error;
    await tellPages(known.headers.get("date"));
    // Its date is of then, and pages set their clocks by the dates of replies.
    const headers = new Headers(known.headers);
    headers.delete("date");
    return new Response(known.body, { headers });
  }
}

async function keep(response, path, since) {
  if (path === "/api/me" && (await response.clone().json()).me === null) return forgetMine(true);
  if (since !== departures) return;
  const cache = await caches.open(MINE);
  // Last in line again.
  await cache.delete(path);
  await cache.put(path, response);
  const matches = (await cache.keys()).filter(({ url }) => isMatch(new URL(url).pathname));
  const old = matches.slice(0, Math.max(0, matches.length - MOST_MATCHES));
  await Promise.all(old.map((key) => cache.delete(key)));
  if (since !== departures) await caches.delete(MINE);
}

/** Whether pages were last told that their content is out of date. */
let isCut = false;

/** Pages say of when it is what they show; undefined: of now. */
async function tellPages(at) {
  isCut = at !== undefined;
  const pages = await self.clients.matchAll({ type: "window" });
  for (const each of pages) each.postMessage({ kept: at });
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(knock(event.data.json()));
});

/**
 * Shows what the service sends (packages/service/src/notify/push/message.ts). What is `done` asks nothing more: it is
 * shown only in place of a notice, because a browser that is knocked at must show something.
 */
async function knock({ title, body, url, tag, actions, asks, open: all, isDone, lang }) {
  const put = await heed((before) => withAll(before, all));
  if (isDone && (put.away === 0 || put.left > 0 || (await pagesInSight()).length > 0)) return;
  await self.registration.showNotification(title, {
    ...{ body, tag, lang, icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" },
    ...(isDone ? { silent: true } : { renotify: true }),
    actions: actions.map((action, at) => ({ action: String(at), title: action.title })),
    data: { url, answers: actions.map((action) => action.url), asks, isDone },
  });
}

/** By match, the ids of what its reader is asked there. Kept with what is theirs. */
const ASKED = "/asked";

/** All that is asked; undefined: there was no room to say. */
const withAll = (before, all) =>
  all ? { ...Object.fromEntries(Object.keys(before).map((match) => [match, []])), ...all } : before;

let heeding = Promise.resolve();

/**
 * Notes what the reader is asked from now on: the icon says at how many tables, and notices of what is asked no more go
 * away. One change after the other. Says how many notices went and how many are left.
 */
function heed(change) {
  const since = departures;
  heeding = heeding
    .catch(() => undefined)
    .then(async () => {
      const asked = change((await (await found(ASKED, MINE))?.json()) ?? {});
      const all = await notices();
      if (since !== departures) return { away: 0, left: all.length };
      await put(MINE, ASKED, new Response(JSON.stringify(asked)));
      await showCount(Object.values(asked).filter((asks) => asks.length > 0).length);
      const past = all.filter(({ data }) => isPast(data ?? {}, asked));
      for (const notice of past) notice.close();
      return { away: past.length, left: all.length - past.length };
    });
  return heeding;
}

/** Whether nothing that a notice is about is asked any more, as far as known. */
function isPast({ asks = {}, isDone }, asked) {
  const all = Object.entries(asks);
  const isOver = ([match, ids]) => match in asked && !ids.some((id) => asked[match].includes(id));
  return isDone === true || (all.length > 0 && all.every(isOver));
}

const notices = async () => (await self.registration.getNotifications?.()) ?? [];

const showCount = async (count) => navigator.setAppBadge?.(count).catch(() => undefined);

/** The questions to the reader in a dashboard or a table. */
async function heedReply(response, pathname) {
  const { rows, match, table } =
    isMatch(pathname) || pathname === "/api/dashboard" ? await response.json() : {};
  if (rows)
    await heed((before) => withAll(before, Object.fromEntries(rows.map((row) => [row.matchId, row.asks]))));
  if (!table) return;
  const asks = table.prompts
    .filter(({ optional, sealed }) => !optional && sealed === null)
    .map(({ id }) => id);
  // A table of somebody else, opened by their key, is not on the reader's desk.
  await heed((before) => (match.id in before ? { ...before, [match.id]: asks } : before));
}

/** An answer, or another act at a table: its reply is the table afterwards. */
function heedAct(event, request, { pathname }) {
  const [, path] = /^(\/api\/matches\/[\w-]+)\/(answers|undo|resign|settings)$/.exec(pathname) ?? [];
  if (path === undefined) return;
  const reply = fetch(request);
  event.respondWith(reply);
  event.waitUntil(
    reply.then((response) => response.ok && heedReply(response.clone(), path)).catch(() => undefined),
  );
}

const pagesInSight = async () =>
  (await self.clients.matchAll({ type: "window" })).filter((each) => each.visibilityState === "visible");

/** Whoever sees a table needs no notice of it. */
async function putAwaySeen(pathname) {
  const [, match] = /^\/api\/matches\/([\w-]+)$/.exec(pathname) ?? [];
  if (match === undefined) return;
  const isSeen = (await pagesInSight()).some(({ url }) => new URL(url).pathname.includes(`/m/${match}/`));
  for (const notice of isSeen ? await notices() : []) if (notice.tag === match) notice.close();
}

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  const { url, answers } = notification.data;
  event.waitUntil(open(action === "" ? url : (answers[Number(action)] ?? url)));
});

/** Leads to a page of the service and to nowhere else: to one that is open already, or to a new one. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const bare = (pathname) => pathname.replace(/\/$/, "");
  const there = pages.find((each) => bare(new URL(each.url).pathname) === bare(url.pathname));
  if (there && !url.searchParams.has("token")) return there.focus();
  // A page that another version of this worker serves cannot be led anywhere.
  const led = await pages[0]?.navigate(url.href).catch(() => null);
  await (led ? led.focus() : self.clients.openWindow(url.href));
}
