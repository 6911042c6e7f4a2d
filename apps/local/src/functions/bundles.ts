import { join } from "node:path";
import { bundleFunction, bundleOptions } from "@consigliere/api/bundle";
import type { FunctionName } from "@consigliere/api/functions";
import { context } from "esbuild";

/** The functions that run here. The others answer to SES and CloudFormation, which do not exist here. */
const localNames = ["http", "account", "stream", "tick", "live"] as const satisfies readonly FunctionName[];

export type LocalFunction = (typeof localNames)[number];

/** The files of the functions' handlers, ready to be run. */
export type Bundles = Readonly<Record<LocalFunction, string>>;

/** The files that `buildBundles` wrote. */
export const bundleFiles = (folder: string): Bundles =>
  Object.fromEntries(localNames.map((name) => [name, join(folder, name, "index.mjs")])) as Bundles;

/** Bundles the functions into the folder, as it is done for Lambda. */
export async function buildBundles(folder: string): Promise<Bundles> {
  await Promise.all(localNames.map((name) => bundleFunction(name, folder)));
  return bundleFiles(folder);
}

/** Like `buildBundles`, and again after every change to a source. `changed` is told which function is new. */
export async function watchBundles(
  folder: string,
  changed: (name: LocalFunction) => void,
): Promise<{ bundles: Bundles; stop(): Promise<void> }> {
  const contexts = await Promise.all(
    localNames.map(async (name) => {
      let first = true;
      const watcher = await context({
        ...bundleOptions(name, folder),
        plugins: [
          {
            name: "tell",
            setup: (made) =>
              made.onEnd((result) => {
                if (!first && result.errors.length === 0) changed(name);
                first = false;
              }),
          },
        ],
      });
      await watcher.rebuild();
      await watcher.watch();
      return watcher;
    }),
  );
  const stop = async () => {
    await Promise.all(contexts.map((watcher) => watcher.dispose()));
  };
  return { bundles: bundleFiles(folder), stop };
}
