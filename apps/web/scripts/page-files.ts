/** The files that a page of the export may load, found in its build output. */

/** Files that a page does not need. If the bundler names them in another way, they are listed needlessly. */
interface Unneeded {
  /** Ids of games. */
  readonly games: readonly string[];
  readonly locales: readonly string[];
}

const CHUNK = /static\/chunks\/[\w.~-]+\.(?:js|css)/g;
/** A part that is loaded on demand: its number, and its files. */
const PART = /(\d+),\w=>\{\w\.v\(\w=>Promise\.all\(\[([^\]]*)\]\.map/g;
/** A place where such a part is asked for. */
const DEMAND = /\.A\((\d+)\)/g;
/** A thread: its script, and what that loads at once. */
const THREAD = /(static\/chunks\/turbopack-worker-[\w-]+\.js)",\[([^\]]*)\]/g;
/** Files that a lesson does not need. */
const BESIDES =
  /\b(?:cards|examples|estimates|forecast|picture|daysCourse):(?:async)?\(\)=>(?:\(await )?\w\.A\(\d+\)/g;

/**
 * The addresses of all files that the page `html` may load, on demand as well, without those that serve only what is
 * unneeded. `read` reads a file of the export.
 */
export function filesOf(html: string, read: (path: string) => string, unneeded: Unneeded): readonly string[] {
  const files = new Set<string>();
  const parts = new Map<string, readonly string[]>();
  const demanded = new Set<string>();
  const withoutUnneeded = leaveOut(unneeded);
  const todo = chunksIn(html);
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!file.endsWith(".js")) continue;
    const script = read(`_next/${file}`);
    for (const [, id = "", list = ""] of script.matchAll(PART)) parts.set(id, chunksIn(list));
    for (const [, start = "", list = ""] of script.matchAll(THREAD)) todo.push(start, ...chunksIn(list));
    for (const [, id = ""] of withoutUnneeded(script).matchAll(DEMAND)) demanded.add(id);
    // A part may be described in another file than asks for it.
    for (const id of demanded) todo.push(...(parts.get(id) ?? []).filter((one) => !files.has(one)));
  }
  return [...files].sort().map((file) => `/_next/${file}`);
}

const chunksIn = (text: string): string[] => text.match(CHUNK) ?? [];

function leaveOut({ games, locales }: Unneeded): (script: string) => string {
  const names = games.map((id) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
  const ofGames = new RegExp(`\\(await \\w\\.A\\(\\d+\\)\\)\\.(?:${names.join("|")})(?:Ui)?\\b`, "g");
  const path = `"\\./(?:(?:${games.join("|")})/[^"]*|[^"]*/(?:${locales.join("|")})\\.json)"`;
  const words = new RegExp(`${path}:\\{id:\\(\\)=>\\d+,module:\\(\\)=>\\w\\.A\\(\\d+\\)\\}`, "g");
  return (script) => script.replace(ofGames, "").replace(words, "").replace(BESIDES, "");
}
