import { vi } from "vitest";

/** A browser's storage, for tests: all that it keeps, and what it does in place of keeping. */
export function stubStorage(faults: Partial<Storage> = {}): Map<string, string> {
  const all = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
    key: (at: number) => [...all.keys()][at] ?? null,
    get length() {
      return all.size;
    },
    ...faults,
  });
  return all;
}
