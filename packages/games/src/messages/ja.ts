import crooks from "../crooks/messages/ja.json" with { type: "json" };
import familyBusiness from "../family-business/messages/ja.json" with { type: "json" };
import mafiaDollar from "../mafia-dollar/messages/ja.json" with { type: "json" };
import table from "./ja.json" with { type: "json" };

/** Every sentence of every game in Japanese, by game; `table`: what is common to all. */
export const messages = { table, "family-business": familyBusiness, crooks, "mafia-dollar": mafiaDollar };
