import { goldenMatches } from "../../testing/golden-matches.ts";
import { familyBusiness } from "../game.ts";
import { endings } from "./matches/endings.ts";

goldenMatches(familyBusiness, endings, new URL("matches/", import.meta.url));
