import { goldenMatches } from "../../testing/golden-matches.ts";
import { mafiaDollar } from "../game.ts";
import { endings } from "./matches/endings.ts";

goldenMatches(mafiaDollar, endings, new URL("matches/", import.meta.url));
