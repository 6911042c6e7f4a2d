import crooks from "../crooks/messages/en.json" with { type: "json" };
import familyBusiness from "../family-business/messages/en.json" with { type: "json" };
import mafiaDollar from "../mafia-dollar/messages/en.json" with { type: "json" };
import table from "./en.json" with { type: "json" };

/** Every sentence of every game in English, by game; `table`: what is common to all. */
export const messages = { table, "family-business": familyBusiness, crooks, "mafia-dollar": mafiaDollar };
