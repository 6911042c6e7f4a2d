/** The expansion sets by name, in table order (2.5). The lobby needs nothing else about the cards. */
export const SET_IDS = ["historical", "designers", "young-turks"] as const;

export type SetId = (typeof SET_IDS)[number];
