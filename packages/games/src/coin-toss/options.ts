/** Match options. */
import * as z from "zod";
import { paceOptions } from "../pace.ts";

export const optionsSchema = z.strictObject(paceOptions(2));

export type Options = z.infer<typeof optionsSchema>;
