import { EARLY_LOOK_SCRIPT } from "../api/early-look.ts";
import { JAPANESE_SCRIPT } from "./japanese-script.ts";
import { THEME_SCRIPT } from "./theme-script.ts";

/** The script that every page runs before its program has loaded. */
export const HEAD_SCRIPT = [EARLY_LOOK_SCRIPT, THEME_SCRIPT, JAPANESE_SCRIPT].join(";");
