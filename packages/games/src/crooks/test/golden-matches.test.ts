import { goldenMatches } from "../../testing/golden-matches.ts";
import { crooks } from "../game.ts";
import { endings } from "./matches/endings.ts";

goldenMatches(crooks, endings, new URL("matches/", import.meta.url));
