/** The private settings of a seat: none. */
import * as z from "zod";

export type Settings = Readonly<Record<string, never>>;

export const settingsSchema: z.ZodType<Settings> = z.strictObject({});
