import { PREFETCH_MATCH_SCRIPT } from "../api/prefetch-match.ts";
import { JAPANESE_SCRIPT } from "./japanese-script.ts";
import { THEME_SCRIPT } from "./theme-script.ts";

/** The script that every page runs before its program has loaded. */
export const HEAD_SCRIPT = [PREFETCH_MATCH_SCRIPT, THEME_SCRIPT, JAPANESE_SCRIPT].join(";");
