// Given to the command by NODE_OPTIONS=--import: fills in infra/config/dev.ts as a maintainer would.
import { registerHooks } from "node:module";

registerHooks({
  load(url, context, next) {
    const filled = process.env.TEST_STAGE;
    if (filled === undefined || !url.endsWith("/infra/config/dev.ts")) return next(url, context);
    return { format: "module", source: `export const dev = ${filled};`, shortCircuit: true };
  },
});
