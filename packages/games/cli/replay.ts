/**
 * `npm run replay -- <file> [<receipt>…]`: runs a recorded match again. A downloaded proof is checked from its
 * commitment to its end, and against receipts; a file of `sim` or `ops match export` is held against the events and
 * the state that it names, and is no proof. Exit code 1 when anything does not fit, 2 when something could not be checked.
 */
import { replayFiles } from "./replay-files.ts";

process.exitCode = replayFiles(process.argv.slice(2));
