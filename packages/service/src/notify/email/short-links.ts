/**
 * Short links of mails (page /{locale}/o/#…). Each has the secret of its mail, and says which of the things it means
 * that the mail is about. What these are is stored with the mail, which is written anyway. Browsers do not send the part
 * after `#` to any server, so nothing logs it.
 */
import { type UnsubscribeScope, unsubscribeScopes } from "@consigliere/contract/preferences";
import type { AnswerValue } from "@consigliere/engine/answer";
import type { About, Delivery, OutboxEntry } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../../context.ts";
import type { Act } from "../../match/act-link.ts";
import { openMatch } from "../../match/load.ts";
import { placeOf } from "../../match/people.ts";
import { pathToTable, wordOf } from "../../match/table-link.ts";
import { Refusal } from "../../refusal.ts";
import { decisionIn } from "../decision-key.ts";
import { keyOfDelivery } from "../delivery.ts";
import { type Links, lastDayFrom, originFor, pathToAnswer, type Subject, signedLinks } from "../links.ts";
import { simpleAnswers } from "../simple-answers.ts";
import { pathToUnsubscribe } from "./unsubscribe.ts";

/** One for each place in a list. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The secret; then the place of a notification and perhaps of an answer to it, or what no more mails are to say. */
const FORM = /^([\w-]{22})(?:([\w-])([\w-])?|\.(\d))$/;

/** The links of a mail. Those of a mail that was made before there were short ones, or with another word, are signed. */
export function shortLinks(context: Context, reader: Profile, delivery: Delivery): Links {
  const signed = signedLinks(context, reader);
  const { linkSecret, word, about = [] } = delivery;
  if (linkSecret === undefined || word !== wordOf(reader)) return signed;
  return {
    toTable(notification) {
      const place = placeIn(about, notification);
      return place === undefined
        ? signed.toTable(notification)
        : shortLink(context, reader, linkSecret + place);
    },
    toAnswer(notification, choice) {
      const [place, answer] = [placeIn(about, notification), DIGITS[choice.place]];
      return place === undefined || answer === undefined
        ? signed.toAnswer(notification, choice)
        : shortLink(context, reader, linkSecret + place + answer);
    },
  };
}

/** The letter of a notification among those that a message is about; undefined: it is not among them. */
export function placeIn(about: readonly About[], { kind, matchId, key }: Subject): string | undefined {
  return DIGITS[about.findIndex((one) => one.kind === kind && one.matchId === matchId && one.key === key)];
}

/** To the page where a reader can stop these mails. */
export function unsubscribeLink(
  context: Context,
  reader: Profile,
  { linkSecret }: Delivery,
  scope: UnsubscribeScope,
): string {
  return linkSecret === undefined
    ? originFor(context, reader) + pathToUnsubscribe(reader, scope)
    : shortLink(context, reader, `${linkSecret}.${unsubscribeScopes.indexOf(scope)}`);
}

function shortLink(context: Context, reader: Profile, token: string): string {
  return `${originFor(context, reader)}/${reader.locale}/o/#${token}`;
}

/**
 * The path to which a short link leads, with the signed key that it stands for. Changes nothing.
 * @throws Refusal `link/invalid`
 */
export async function openLink(context: Context, token: string): Promise<{ path: string }> {
  const [, secret = "", place, answer, scope] = FORM.exec(token) ?? [];
  const mail = secret === "" ? undefined : await context.store.outbox.get(keyOfDelivery("email", secret));
  const reader = mail?.userId === undefined ? undefined : await context.store.profiles.get(mail.userId);
  if (mail === undefined || reader === undefined) throw new Refusal("link/invalid");
  if (scope !== undefined) {
    return { path: pathToUnsubscribe(reader, unsubscribeScopes[Number(scope)] ?? "all") };
  }
  return { path: await pathInto(context, { entry: mail, reader, place: place ?? "", answer }) };
}

interface Meant {
  /** The message that was stored. */
  readonly entry: OutboxEntry;
  readonly reader: Profile;
  /** The letters of a notification, and of an answer to it. */
  readonly place: string;
  readonly answer: string | undefined;
}

async function pathInto(context: Context, meant: Meant): Promise<string> {
  const { entry, reader, place, answer } = meant;
  const { word = "" } = entry;
  const asThen: Profile = { ...reader, tableWord: word };
  if (answer === undefined)
    return pathToTable(context, asThen, (await subjectOf(context, entry, place)).meta);
  return pathToAnswer(context, asThen, await answerMeant(context, { ...meant, answer }));
}

/** The answer that a short link means. Its time runs from the message on. @throws Refusal `link/invalid` */
export async function answerMeant(
  context: Context,
  { entry, reader: { userId }, place, answer }: Meant & { readonly answer: string },
): Promise<Act> {
  const { about, meta } = await subjectOf(context, entry, place);
  const asked = { matchId: meta.id, promptId: decisionIn(about.key) };
  const value = await answerAt(context, userId, { ...asked, place: DIGITS.indexOf(answer) });
  return { ...asked, userId, value, until: lastDayFrom(entry.createdAt) };
}

async function subjectOf(context: Context, { about: all }: OutboxEntry, place: string) {
  const about = all?.[DIGITS.indexOf(place)];
  const meta = about && (await context.store.matches.meta(about.matchId));
  if (about === undefined || meta === undefined) throw new Refusal("link/invalid");
  return { about, meta };
}

/** One of the answers of a prompt; none if it is no longer there: then the page tells what became of it. */
async function answerAt(
  context: Context,
  userId: string,
  {
    matchId,
    promptId,
    place,
  }: { readonly matchId: string; readonly promptId: string; readonly place: number },
): Promise<AnswerValue> {
  const { meta, table } = await openMatch(context, matchId);
  const seat = placeOf(meta, userId).plays;
  const prompts = seat === null ? [] : (table?.run.prompts(seat) ?? []);
  const prompt = prompts.find(({ id }) => id === promptId);
  return (prompt && simpleAnswers(prompt)[place]) ?? [];
}
