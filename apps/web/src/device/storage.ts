/**
 * The storage of this browser. It may be absent, closed to us or full: then the page itself keeps what is written, as
 * long as it is open. Nothing else in the app reads or writes storage (biome.jsonc).
 */

/** Values that the browser did not store; null: removed here, whatever the browser still has. */
const onPage = new Map<string, string | null>();
const listeners = new Set<(key: string | null) => void>();

/** Null if nothing is kept under the key. */
export function read(key: string): string | null {
  const here = onPage.get(key);
  if (here !== undefined) return here;
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or removes it (null). Returns false if only the page keeps it. */
export function write(key: string, value: string | null): boolean {
  let isTaken = true;
  onPage.delete(key);
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, value);
  } catch {
    isTaken = false;
    onPage.set(key, value);
  }
  for (const listener of listeners) listener(key);
  return isTaken;
}

/** Whether the browser keeps anything beyond this page. */
export function isKeeping(): boolean {
  const probe = "consigliere.probe";
  try {
    store().setItem(probe, probe);
    store().removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** All keys that begin with `prefix`. */
export function keysOf(prefix: string): string[] {
  let kept: string[] = [];
  try {
    const all = store();
    kept = Array.from({ length: all.length }, (_, at) => all.key(at) ?? "");
  } catch {
    // Only the page's own.
  }
  return [...new Set([...kept, ...onPage.keys()])].filter((key) => key.startsWith(prefix));
}

/** Calls `listener` when something is written, here or on another page; null: anything may have changed. */
export function onWrite(listener: (key: string | null) => void): () => void {
  const fromOther = ({ key }: StorageEvent) => listener(key);
  listeners.add(listener);
  window.addEventListener("storage", fromOther);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOther);
  };
}

/** Throws where the browser has none or forbids it. */
function store(): Storage {
  const { localStorage: found } = globalThis;
  if (found == null) throw new Error("no storage");
  return found;
}
