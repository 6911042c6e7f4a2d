import type { ChannelName } from "@consigliere/contract/preferences";
import type { Channel } from "./channel.ts";
import { email } from "./email/channel.ts";
import { push } from "./push/channel.ts";
import { telegram } from "./telegram/channel.ts";

/** Every channel, by the name that preferences and deliveries know it by. */
export const channels: Readonly<Record<ChannelName, Channel>> = { push, telegram, email };
