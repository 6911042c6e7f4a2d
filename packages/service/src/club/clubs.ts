/** Clubs: friends who play together. People outside cannot tell a club from one that does not exist. */
import {
  type ClubSummary,
  type lookAtClub as lookEndpoint,
  MOST_CLUBS,
  MOST_MEMBERS,
} from "@consigliere/contract/clubs";
import type { ResponseOf } from "@consigliere/contract/endpoint";
import type { Club } from "@consigliere/store/clubs";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { founderOf, isIn, memberOf, withoutMember } from "./members.ts";

/** The clubs that somebody is in, in the order in which they came in. */
export async function clubsOf({ store }: Context, userId: string): Promise<Club[]> {
  const clubs = await store.clubs.getMany(await store.clubs.idsOf(userId));
  const since = (club: Club) => club.members.find((one) => one.userId === userId)?.joinedAt ?? "";
  return clubs.filter((club) => isIn(club, userId)).toSorted((a, b) => since(a).localeCompare(since(b)));
}

/** A club as a list of them shows it to somebody in it. */
export function summaryOf({ id, name, founder, members }: Club, userId: string): ClubSummary {
  return { id, name, isFounder: founder === userId, members: members.length };
}

/** The club, for somebody in it. @throws Refusal `club/unknown` */
export async function clubFor({ store }: Context, userId: string, id: string): Promise<Club> {
  const club = await store.clubs.get(id);
  if (club === undefined || !isIn(club, userId)) throw new Refusal("club/unknown");
  return club;
}

/** Founds a club with its founder as the first member and a link to invite friends. @throws Refusal `club/too-many` */
export async function foundClub(context: Context, userId: string, name: string): Promise<Club> {
  await checkCount(context, userId);
  const { store, chance, clock } = context;
  const now = clock().toISOString();
  return store.clubs.create({
    id: chance.id(),
    name,
    founder: userId,
    members: [{ userId, joinedAt: now }],
    inviteToken: newLink(context),
    foundedAt: now,
  });
}

/** The content of a club's link, for anybody who has it. @throws Refusal `club/unknown` */
export async function lookAtClub(
  { store }: Context,
  userId: string | null,
  id: string,
  token: string,
): Promise<ResponseOf<typeof lookEndpoint>> {
  const club = await store.clubs.get(id);
  const isMember = club !== undefined && userId !== null && isIn(club, userId);
  if (club === undefined || !(isMember || club.inviteToken === token)) throw new Refusal("club/unknown");
  const founder = await store.profiles.get(club.founder);
  return { name: club.name, founder: founder?.name ?? "", members: club.members.length, isMember };
}

/** Joins by a link; joining twice counts once. @throws Refusal `club/unknown`, `club/full`, `club/too-many` */
export async function joinClub(context: Context, userId: string, id: string, token: string): Promise<void> {
  await checkCount(context, userId, id);
  const joinedAt = context.clock().toISOString();
  await change(context, id, (club) => {
    if (isIn(club, userId)) return club;
    if (club.inviteToken !== token) throw new Refusal("club/unknown");
    if (club.members.length >= MOST_MEMBERS) throw new Refusal("club/full");
    return { ...club, members: [...club.members, { userId, joinedAt }] };
  });
}

/** @throws Refusal `club/unknown`, `club/not-founder` */
export async function renameClub(context: Context, userId: string, id: string, name: string): Promise<void> {
  await change(context, id, (club) => ({ ...founderOf(club, userId), name }));
}

/** Makes a new link; the old one stops working. @throws Refusal `club/unknown`, `club/not-founder` */
export async function renewClubLink(context: Context, userId: string, id: string): Promise<void> {
  await change(context, id, (club) => ({ ...founderOf(club, userId), inviteToken: newLink(context) }));
}

/** @throws Refusal `club/unknown`, `club/not-founder` */
export async function withdrawClubLink(context: Context, userId: string, id: string): Promise<void> {
  await change(context, id, (club) => {
    const { inviteToken: _, ...rest } = founderOf(club, userId);
    return rest;
  });
}

/**
 * Takes the member of that name off the club's list. Members can remove themselves; the founder can remove others, and
 * then the link that these know stops working. @throws Refusal `club/unknown`, `club/member-unknown`,
 * `club/not-founder`
 */
export async function leaveClub(context: Context, userId: string, id: string, member: string): Promise<void> {
  await clubFor(context, userId, id);
  await context.store.clubs.change(id, (club) => {
    if (!isIn(club, userId)) throw new Refusal("club/unknown");
    const who = memberOf(club, member);
    if (who === userId) return withoutMember(club, userId);
    const left = withoutMember(founderOf(club, userId), who);
    if (left?.inviteToken === undefined) return left;
    return { ...left, inviteToken: newLink(context) };
  });
}

/** @throws Refusal `club/unknown` when there is none, or `next` refuses */
async function change(context: Context, id: string, next: (club: Club) => Club): Promise<void> {
  if ((await context.store.clubs.change(id, next)) === undefined) throw new Refusal("club/unknown");
}

/** @throws Refusal `club/too-many` when somebody is in the largest possible number of clubs, not counting `but` */
async function checkCount({ store }: Context, userId: string, but?: string): Promise<void> {
  const ids = await store.clubs.idsOf(userId);
  if (ids.length >= MOST_CLUBS && (but === undefined || !ids.includes(but)))
    throw new Refusal("club/too-many");
}

/** A word that nobody can guess. */
function newLink({ chance }: Context): string {
  return chance.id() + chance.id();
}
