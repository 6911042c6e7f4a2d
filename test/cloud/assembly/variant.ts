/** Other versions of the real functions, made by changing single places of their sources while they are bundled. */
import { readFile } from "node:fs/promises";
import { bundleOptions } from "@consigliere/api/bundle";
import type { FunctionName } from "@consigliere/api/functions";
import { build, type Plugin } from "esbuild";

export interface Change {
  /** The end of the file's path. */
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** The functions that know matches; the others are the same in every variant. */
const changed = ["http", "stream", "tick"] as const satisfies readonly FunctionName[];

/** Bundles the functions with changes into a folder. Throws when a change finds nothing to change. */
export async function buildVariant(folder: string, changes: readonly Change[]): Promise<void> {
  await Promise.all(
    changed.map(async (name) => {
      const done = new Set<Change>();
      await build({ ...bundleOptions(name, folder), plugins: [changing(changes, done)] });
      const missed = changes.find((change) => !done.has(change));
      if (missed) throw new Error(`${name} has no "${missed.from}" in ${missed.file}.`);
    }),
  );
}

function changing(changes: readonly Change[], done: Set<Change>): Plugin {
  return {
    name: "changing",
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const fitting = changes.filter(({ file }) => path.endsWith(file));
        if (fitting.length === 0) return undefined;
        let contents = await readFile(path, "utf8");
        for (const change of fitting) {
          const after = contents.replace(change.from, change.to);
          if (after !== contents) done.add(change);
          contents = after;
        }
        return { contents, loader: "ts" };
      }),
  };
}

/** A rule is corrected: two cards are drawn each turn. What was answered in a turn that goes on no longer fits. */
export const correctedRules: readonly Change[] = [
  { file: "family-business/meta.ts", from: /version: "(.+)"/, to: 'version: "$1.corrected"' },
  {
    file: "family-business/rules/step.ts",
    from: 'draw(table, seat, "turn");',
    to: 'draw(table, seat, "turn"); draw(table, seat, "turn");',
  },
];

/** Makes records look changed: they are written in a shape that earlier code does not know. */
export const newerRecords: readonly Change[] = [
  {
    file: "store/src/dynamo/match-items.ts",
    from: /(defineShape<RecordBody>\("record", \{)/,
    to: "$1 migrations: [(stored) => stored],",
  },
];
