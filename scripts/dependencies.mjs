// The allowed dependencies: the rules of .dependency-cruiser.cjs, and no two rooms of a package that import each other.
import { cruise, format } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { root, say } from "./lib/command.mjs";
import { knownTies, twoWayTies } from "./lib/rooms.mjs";

process.chdir(root);
const options = await extractDepcruiseOptions("./.dependency-cruiser.cjs");
const { output } = await cruise(["apps", "packages", "infra", "test"], options);
const { output: report, exitCode } = await format(output, { outputType: "err" });
say(report);

const found = twoWayTies(output.modules);
const ties = found.filter(({ rooms }) => !knownTies.includes(rooms));
for (const { rooms, imports } of ties)
  say(`  error two-way-tie: ${rooms}\n${imports.map((each) => `      ${each}\n`).join("")}`);
const loosened = knownTies.filter((rooms) => !found.some((tie) => tie.rooms === rooms));
for (const rooms of loosened) say(`  error no-longer-tied, take it off the list of known ties: ${rooms}`);
process.exitCode = exitCode + ties.length + loosened.length > 0 ? 1 : 0;
