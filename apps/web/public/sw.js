// The service worker: what was seen last can be read without a connection, and the house can knock.
// Plain JavaScript, as it is served. What may be kept, and until when, is in docs/security.md.

const FILES = "files-1";
const PAGES = "pages-1";
/** What the house told the one who is signed in: gone when they leave. */
const MINE = "mine-1";
const OFFLINE = ["/en/offline/", "/ja/offline/"];
/** What says that something is not to be had is not to be missed with it. */
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
const LESSON = /^\/(en|ja)\/learn\/[\w-]+\/$/;

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
  else if (request.method !== "GET") return;
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
  if (request.method === "DELETE" && !isDoor(url.pathname)) await stopKnocking().catch(() => undefined);
  await forgetMine();
  try {
    return await fetch(request);
  } finally {
    await forgetMine();
  }
}

const isDoor = (pathname) => /^\/api\/matches\/[\w-]+\/door$/.test(pathname);

async function forgetMine() {
  departures += 1;
  try {
    await caches.delete(MINE);
  } catch {
    // Then nothing was kept either.
  }
}

/** What is kept under a key; undefined also where the browser keeps nothing. */
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

/** The house takes the device off its list itself: it ends with its session. */
async function stopKnocking() {
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe();
}

/** The page as it is now; without a connection as it was, or the page that says so. */
async function page(request, { pathname }) {
  // Pages about an id are one file.
  const path = pathname.replace(/^(\/\w\w\/m\/)[\w-]+\/?$/, "$1");
  const offline = pathname.startsWith("/ja/") || navigator.language.startsWith("ja") ? 1 : 0;
  return nowOrBefore(request, [path, OFFLINE[offline]]);
}

/** What is there now, kept under the first key; without a connection what lies under the first key that has something. */
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

/** As the house tells it; without a connection as it told it last, to a page that knows nothing yet. */
async function mine(request, url) {
  const since = departures;
  try {
    const response = await fetch(request);
    if (response.status === 401) await forgetMine();
    // A table from somebody else's chair, after the end, is not the reader's own.
    else if (response.ok && !url.searchParams.has("as")) {
      // A browser that cannot keep it still shows it.
      await keep(response.clone(), url.pathname, since).catch(() => undefined);
    }
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
  if (path === "/api/me" && (await response.clone().json()).me === null) return forgetMine();
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

/** Whether pages were last told that they show something from before. */
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

/** Shows what the house sends (packages/service/src/notify/push/message.ts). */
async function knock({ title, body, url, tag, actions, badge, lang }) {
  await self.registration.showNotification(title, {
    ...{ body, tag, lang, renotify: true, icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" },
    actions: actions.map((action, at) => ({ action: String(at), title: action.title })),
    data: { url, answers: actions.map((action) => action.url) },
  });
  if (badge > 0) await navigator.setAppBadge?.(badge);
}

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  const { url, answers } = notification.data;
  event.waitUntil(open(action === "" ? url : (answers[Number(action)] ?? url)));
});

/** Leads to a page of the house and to nowhere else: to one that is open there already, or to a new one. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const bare = (pathname) => pathname.replace(/\/$/, "");
  const there = pages.find((each) => bare(new URL(each.url).pathname) === bare(url.pathname));
  if (there && !url.searchParams.has("token")) await there.focus();
  else await self.clients.openWindow(url.href);
}
