import { bots } from "./bot/levels.ts";
import { type FamilyBusiness, familyBusinessTable } from "./table.ts";

export type { FamilyBusiness };

/** Family Business with all its rules and bots. */
export const familyBusiness: FamilyBusiness = { ...familyBusinessTable, bots };
