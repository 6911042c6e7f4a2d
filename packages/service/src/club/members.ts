import { createHash } from "node:crypto";
import type { Club } from "@consigliere/store/clubs";
import { Refusal } from "../refusal.ts";

export function isIn({ members }: Club, userId: string): boolean {
  return members.some((one) => one.userId === userId);
}

/**
 * A user's name in a club for others. It follows from user and club, and reveals neither who the user is nor where else
 * they are.
 */
export function nameIn({ id }: Pick<Club, "id">, userId: string): string {
  return createHash("sha256").update(`member ${id} ${userId}`).digest("base64url").slice(0, 16);
}

/** The user id of the member with that name in the club. @throws Refusal `club/member-unknown` */
export function memberOf(club: Club, name: string): string {
  const member = club.members.find(({ userId }) => nameIn(club, userId) === name);
  if (member === undefined) throw new Refusal("club/member-unknown");
  return member.userId;
}

/** The club, for its founder. @throws Refusal `club/unknown`, `club/not-founder` */
export function founderOf(club: Club, userId: string): Club {
  if (!isIn(club, userId)) throw new Refusal("club/unknown");
  if (club.founder !== userId) throw new Refusal("club/not-founder");
  return club;
}

/** The club without a member; null: nobody is left. A founder hands over to the longest-standing member. */
export function withoutMember(club: Club, userId: string): Club | null {
  if (!isIn(club, userId)) return club;
  const members = club.members.filter((one) => one.userId !== userId);
  const [heir] = members;
  if (heir === undefined) return null;
  return { ...club, members, founder: club.founder === userId ? heir.userId : club.founder };
}
