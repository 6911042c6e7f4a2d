// `npm run deploy -- --stage <name>`: checks the account, builds, shows the changes, asks for confirmation, and deploys.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { environment, run, say } from "./lib/command.mjs";
import { build, install } from "./lib/install.mjs";

const usage = `npm run deploy -- --stage <dev|prod|…> [what]

Deploys a stage of infra/stages to your AWS account: checks everything first, shows what would change, and asks.

what (without: deploy)
  --diff                only shows what would change; makes nothing
  --bootstrap           prepares the account for the CDK, once (npm run bootstrap -- --stage <name>)
  --destroy             deletes a stage that may be deleted (keep: false)

how
  --yes                 does not ask
  --assembly <folder>   with --diff: makes templates and bundles there, in a new folder or over older ones;
                        without: takes what was made there, and nothing else
  --site <folder>       takes the web pages from there instead of building them
  --summary <file>      adds what is shown to a Markdown file
  --help                this text
`;

const problem = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

function readArguments() {
  try {
    const given = process.argv.slice(2);
    return parseArgs({
      // pnpm passes on the two dashes that npm needs before arguments.
      args: given[0] === "--" ? given.slice(1) : given,
      options: {
        stage: { type: "string" },
        diff: { type: "boolean", default: false },
        bootstrap: { type: "boolean", default: false },
        destroy: { type: "boolean", default: false },
        yes: { type: "boolean", default: false },
        assembly: { type: "string" },
        site: { type: "string" },
        summary: { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    return problem(`${error.message.split("\n")[0]} See npm run deploy -- --help.`);
  }
}

/** The only question. */
function chooseAction(options) {
  const chosen = ["diff", "bootstrap", "destroy"].filter((name) => options[name]);
  if (chosen.length > 1) problem(`Only one of --${chosen.join(", --")} can be done at a time.`);
  return chosen[0] ?? "deploy";
}

const options = readArguments();
if (options.help) {
  say(usage);
  process.exit(0);
}
if (!options.stage) problem("Which stage? For example: npm run deploy -- --stage dev");
const action = chooseAction(options);

const isMade = options.assembly !== undefined && action !== "diff";
const when = (condition, ...args) => (condition ? args : []);
const stage = ["--stage", options.stage];
const assembly = when(options.assembly !== undefined, isMade ? "--assembly" : "--output", options.assembly);
const summary = when(options.summary !== undefined, "--summary", options.summary);

/** Runs a part of infra/deploy with the pinned Node. Its own output is the only message about a failure. */
async function part(name, ...args) {
  const code = await run("node", [join("infra", "deploy", "main.ts"), name, ...stage, ...args], {
    env: { INIT_CWD: process.cwd(), ...environment },
  });
  if (code !== 0) process.exit(code);
  return code;
}

const site = when(options.site !== undefined && !isMade, "--site", options.site);

await install();
if (action === "bootstrap") process.exit(await part("bootstrap"));
await part("check", "--before", action, ...assembly, ...site);
if (!isMade && options.site === undefined) await build();
await part(action, ...assembly, ...site, ...summary, ...when(options.yes, "--yes"));
