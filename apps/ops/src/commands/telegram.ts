import { openBot } from "@consigliere/api/telegram-bot";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, OpsError, UNUSABLE } from "../failure.ts";
import type { Target } from "../target/target.ts";

const TELEGRAM = "https://api.telegram.org";

/** `telegram link` */
export function telegramLink(registry: Registry, parent: Command): void {
  const { env } = registry.shell;
  const command = parent
    .command("link")
    .summary("gives the service a bot in Telegram")
    .description(
      "Gives the service the bot whose token is in TELEGRAM_TOKEN (a bot is made by writing to @BotFather). The token is kept with the keys. A deployed stage uses it within five minutes, and Telegram calls it from then on; a local stack reads it when it starts, and asks Telegram itself.",
    );
  does(registry, command, async (job) => {
    const token = env["TELEGRAM_TOKEN"] ?? "";
    if (!/^\d+:[\w-]+$/.test(token))
      throw new OpsError(
        "TELEGRAM_TOKEN must hold the token that @BotFather gave, such as 123:AAH….",
        UNUSABLE,
      );
    const { keys } = job.target;
    const opened = openBot(token, env["TELEGRAM_API"] ?? TELEGRAM);
    await keys.read();
    const bot = await nameOf(opened);
    const url = addressFor(job.target);
    const how = url === null ? "the local stack asks Telegram for news" : `Telegram calls ${url}`;
    if (!(await job.mayWrite(`Puts the bot ${bot} into ${keys.label}: ${how}.`))) return DONE;
    await keys.write({ ...(await keys.read()), telegram: { token, bot } });
    await opened.callAt(url);
    job.result({ bot, url }, () => `The service has the bot https://t.me/${bot}.`);
    return DONE;
  });
}

/** `telegram unlink` */
export function telegramUnlink(registry: Registry, parent: Command): void {
  const { env } = registry.shell;
  const command = parent
    .command("unlink")
    .summary("takes the bot away")
    .description(
      "Forgets the bot and its token. Nobody is written to in Telegram any more; chats stay linked.",
    );
  does(registry, command, async (job) => {
    const { keys } = job.target;
    const { telegram } = await keys.read();
    if (telegram === undefined) throw new OpsError("The service has no bot in Telegram.", UNUSABLE);
    if (!(await job.mayWrite(`Takes the bot ${telegram.bot} out of ${keys.label}.`))) return DONE;
    const { telegram: _, ...others } = await keys.read();
    await keys.write(others);
    await openBot(telegram.token, env["TELEGRAM_API"] ?? TELEGRAM).callAt(null);
    job.result({ bot: telegram.bot }, () => `The service has no bot any more.`);
    return DONE;
  });
}

/** Where Telegram calls a deployed service; null: a local stack, which nothing out there can call. */
function addressFor({ functions, baseUrl }: Target): string | null {
  return functions === null ? null : `${baseUrl}/api/telegram`;
}

async function nameOf(bot: ReturnType<typeof openBot>): Promise<string> {
  try {
    return await bot.name();
  } catch (error) {
    const { error_code: code } = error as { error_code?: number };
    if (code === 401 || code === 404)
      throw new OpsError("Telegram does not know the bot of TELEGRAM_TOKEN.", UNUSABLE);
    throw new OpsError("Telegram cannot be reached.", UNUSABLE);
  }
}
