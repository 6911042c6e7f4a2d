/**
 * `node synthesize.ts '<stage as JSON>' <folder> <pages> [<bundles>]`: for tests, writes the cloud assembly of a stage
 * that is not in infra/stages. It is a separate process, because the CDK's types need laxer checks than those of the
 * tests.
 */
import { join } from "node:path";
import { parseStage } from "../config/stage.ts";
import { buildFunctions } from "../lib/function-code.ts";
import { synthesize } from "../lib/synthesize.ts";

const [stage = "", folder = "", siteFolder = "", bundles] = process.argv.slice(2);
const functionFolder = bundles ?? (await buildFunctions(join(folder, "functions")));
synthesize({ stage: parseStage(JSON.parse(stage)), functionFolder, siteFolder }, folder);
