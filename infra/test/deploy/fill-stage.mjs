// Given to the command by NODE_OPTIONS=--import: fills in infra/config as a maintainer would.
import { registerHooks } from "node:module";

const { TEST_STAGE, TEST_OTHER_STAGE } = process.env;
const sources = {
  "dev.ts": TEST_STAGE && `export const dev = ${TEST_STAGE};`,
  "prod.ts": TEST_OTHER_STAGE && `export const prod = ${TEST_OTHER_STAGE};`,
};

registerHooks({
  load(url, context, next) {
    const source = sources[/\/infra\/config\/([a-z]+\.ts)$/.exec(url)?.[1]];
    if (!source) return next(url, context);
    return { format: "module-typescript", source, shortCircuit: true };
  },
});
