/** Small values that every area uses. */
import { LOCALES } from "@consigliere/languages";
import * as z from "zod";
import type { Vacation } from "./clock-rules.ts";
import { unfitIn } from "./names.ts";
import { NO_NAME } from "./no-name.ts";
import { zoneMeant } from "./zones.ts";

export const localeSchema = z.enum(LOCALES).meta({ id: "Locale" });

/** An id made by the service: letters, digits, `-` and `_`. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/);

/** An id made by the client, so that sending the same thing twice does it once. */
export const answerIdSchema = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .meta({
    description: "Made by the client (a UUID does). A repeat with the same id gets the result of the first.",
  });

/** ISO 8601, UTC. */
export const timeSchema = z.iso.datetime();

export const seatSchema = z
  .int()
  .min(0)
  .max(15)
  .meta({ description: "A place at the table, from 0, in turn order." });

/** A name, trimmed. Its issue says in `params.unfit` what does not fit. */
const visibleText = (longest: number) =>
  z
    .string()
    .normalize("NFC")
    .trim()
    .min(1)
    .max(longest)
    .superRefine((name, issues) => {
      const unfit = unfitIn(name);
      if (unfit !== null) issues.addIssue({ code: "custom", params: { unfit } });
    });

/** A display name, at most 24 characters long. */
export const nameSchema = visibleText(24)
  .refine((name) => name !== NO_NAME, { error: "stands for nobody" })
  .meta({ description: "A display name." });

/** The name of a club. */
export const clubNameSchema = visibleText(40).meta({ description: "The name of a club." });

/** A word on where somebody is while they are away. */
export const awayWordSchema = visibleText(40);

export const vacationSchema = z.object({ from: z.iso.date(), until: z.iso.date() }).meta({
  id: "Vacation",
  description: "The first and the last day in my zone.",
}) satisfies z.ZodType<Vacation>;

/** Seed or encoded traits of a portrait; the web app draws it. */
export const portraitSchema = z.string().regex(/^[\x20-\x7e]{1,64}$/);

/** An address that can receive mail: `.invalid` never can (RFC 2606), and guests have such addresses. */
export const emailSchema = z
  .email()
  .max(254)
  .refine((email) => !email.toLowerCase().endsWith(".invalid"), { error: "cannot receive mail" });

/** IANA name of a time zone that this runtime knows. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine((zone) => zoneMeant(zone) !== null, { error: "unknown time zone" });

/** The time zone that a browser reports when somebody enters; {@link knownTimeZone} decides whether it counts. */
export const browserZoneSchema = z
  .string()
  .max(64)
  .meta({ description: "The browser's time zone, an IANA name. One that the service does not know is UTC." });

/** The time zone under its one name, or UTC where this runtime does not know it. */
export function knownTimeZone(name: string): string {
  return zoneMeant(name) ?? "UTC";
}
