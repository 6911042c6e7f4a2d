/** The house bot (13). */
import type { Bot } from "@consigliere/engine/game";
import type { View } from "./view.ts";

export const regular: Bot<View> = { choose: (_view, prompt) => prompt.fallback };
