/**
 * A room is a folder. Two sibling rooms of a package, with everything below them, must not import each other both ways,
 * types included. A folder above or below a room is not another room. Tests may import everything.
 */

/** Cycles that are still to be removed. */
export const knownTies = [];

const packageOf = (path) => /^((packages|apps)\/[^/]+|infra|test)(?=\/)/.exec(path)?.[0];
const isTest = (path) => /\.test\.tsx?$|\/(test|testing)\//.test(path.slice(packageOf(path)?.length));

/** The folders at which two paths diverge; null if one file is in or above the folder of the other. */
function parting(from, to) {
  const [one, other] = [from, to].map((path) => path.split("/").slice(0, -1));
  const at = one.findIndex((folder, index) => folder !== other[index]);
  return at === -1 || other[at] === undefined
    ? null
    : { within: one.slice(0, at).join("/"), from: one[at], to: other[at] };
}

/** The pairs of rooms that import each other, each with the imports of the direction that has fewer. */
export function twoWayTies(modules) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      if (packageOf(source) === undefined || packageOf(source) !== packageOf(resolved)) continue;
      const rooms = isTest(source) || isTest(resolved) ? null : parting(source, resolved);
      if (rooms === null) continue;
      const key = JSON.stringify([rooms.within, rooms.from, rooms.to]);
      imports.set(key, [...(imports.get(key) ?? []), `${source} → ${resolved}`]);
    }
  }
  return [...imports].flatMap(([key, there]) => {
    const [within, one, other] = JSON.parse(key);
    const back = imports.get(JSON.stringify([within, other, one]));
    if (back === undefined || one > other) return [];
    return [{ rooms: `${within}: ${one} ⇄ ${other}`, imports: back.length < there.length ? back : there }];
  });
}
