import { goldenMatches } from "../../testing/golden-matches.ts";
import { nothingPersonal } from "../game.ts";
import { endings } from "./matches/endings.ts";

goldenMatches(nothingPersonal, endings, new URL("matches/", import.meta.url));
