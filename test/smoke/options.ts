import { parseArgs } from "node:util";

/** The service to check, and the manner. */
export interface SmokeOptions {
  /** One that is deployed, by its stage's name … */
  readonly stage: string | null;
  /** … or any, by its origin. */
  readonly url: string | null;
  /** The address where mails can be read, as the inbox of `npm start` lists them; null: none. */
  readonly inbox: string | null;
  readonly browser: boolean;
}

export const USAGE = `npm run smoke -- --stage <stage>                        a deployed stage, with the credentials of its account
npm run smoke -- --url <origin> [--inbox <origin>]      any house; with an inbox that can be read, its mail too
                 --browser                              in a browser as well`;

/** @throws Error in one line, for what cannot be meant */
export function smokeOptions(args: readonly string[]): SmokeOptions {
  const { values } = parseArgs({
    args: args.filter((arg, at) => at > 0 || arg !== "--"),
    options: {
      stage: { type: "string" },
      url: { type: "string" },
      inbox: { type: "string" },
      browser: { type: "boolean", default: false },
    },
  });
  const { stage = null, url, inbox, browser } = values;
  if ((stage === null) === (url === undefined)) throw new Error("Which house? Either --stage or --url.");
  if (stage !== null && inbox !== undefined)
    throw new Error("--inbox goes with --url: a stage sends by SES.");
  return { stage, url: originOf("--url", url), inbox: originOf("--inbox", inbox), browser };
}

function originOf(option: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`${option} must be an address such as https://mob.example.com, not "${text}".`);
  return url.origin;
}
