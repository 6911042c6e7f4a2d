/** The house bot: so far it decides as is decided for whoever is away (10.4). */
import type { Bot } from "@consigliere/engine/game";
import type { View } from "./view.ts";

export const regular: Bot<View> = { choose: (_view, prompt) => prompt.fallback };
