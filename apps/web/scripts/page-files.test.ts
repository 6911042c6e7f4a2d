import { expect, test } from "vitest";
import { filesOf } from "./page-files.ts";

const EXPORT: Readonly<Record<string, string>> = {
  "_next/static/chunks/page.js": [
    `(globalThis.TURBOPACK||[]).push([1,10,e=>{let t={crooks:{ui:async()=>(await e.A(21)).crooksUi},`,
    `"mob-city":{ui:async()=>(await e.A(22)).mobCityUi,cards:()=>e.A(41)}};`,
    `e.f({${["crooks/messages/en", "crooks/messages/ja", "mob-city/messages/en"].map((path, at) => `"./${path}.json":{id:()=>${31 + at},module:()=>e.A(${31 + at})}`)}});`,
    `new Worker(e.b(5,"static/chunks/turbopack-worker-a1.js",["static/chunks/rules.js"]))}`,
    `,21,e=>{e.v(t=>Promise.all(["static/chunks/crooks.js","static/chunks/crooks.css"].map(t=>e.l(t))).then(()=>t(1)))}`,
    `,22,e=>{e.v(t=>Promise.all(["static/chunks/mob-city.js"].map(t=>e.l(t))).then(()=>t(2)))}`,
    `,31,e=>{e.v(t=>Promise.all(["static/chunks/words-en.js"].map(t=>e.l(t))).then(()=>t(3)))}`,
    `,32,e=>{e.v(t=>Promise.all(["static/chunks/words-ja.js"].map(t=>e.l(t))).then(()=>t(4)))}`,
    `,33,e=>{e.v(t=>Promise.all(["static/chunks/words-mob-city.js"].map(t=>e.l(t))).then(()=>t(4)))}`,
    `,41,e=>{e.v(t=>Promise.all(["static/chunks/cards.js"].map(t=>e.l(t))).then(()=>t(5)))}])`,
  ].join(""),
  "_next/static/chunks/crooks.js": "e.A(51)",
  // Described where it is not asked for.
  "_next/static/chunks/rules.js": `51,e=>{e.v(t=>Promise.all(["static/chunks/deep.js"].map(t=>e.l(t))).then(()=>t(6)))}`,
};

const HTML = `<script src="/_next/static/chunks/page.js"></script><link href="/_next/static/chunks/page.css">`;

test("a page's files are those it names, those that their parts load, and its threads'; not those of other games", () => {
  const read = (path: string) => EXPORT[path] ?? "";
  const named = filesOf(HTML, read, { games: ["mob-city"], locales: ["ja"] });
  expect(named.map((path) => path.replace("/_next/static/chunks/", ""))).toEqual([
    "crooks.css",
    "crooks.js",
    "deep.js",
    "page.css",
    "page.js",
    "rules.js",
    "turbopack-worker-a1.js",
    "words-en.js",
  ]);
});
