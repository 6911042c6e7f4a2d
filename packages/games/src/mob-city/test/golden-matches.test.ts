import { goldenMatches } from "../../testing/golden-matches.ts";
import { mobCity } from "../game.ts";
import { endings } from "./matches/endings.ts";

goldenMatches(mobCity, endings, new URL("matches/", import.meta.url));
