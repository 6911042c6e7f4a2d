"use client";
import type { Club } from "@consigliere/contract/clubs";
import { SeveralField, type SeveralFieldProps } from "../design/fields.tsx";
import { membersIn } from "./people.ts";

interface OthersFieldProps extends Omit<SeveralFieldProps, "choices"> {
  readonly club: Club;
}

/** Choice of the other members to call; nothing where there are none. */
export function OthersField({ club, ...field }: OthersFieldProps) {
  const others = membersIn(club).filter(({ isMe }) => !isMe);
  if (others.length === 0) return null;
  return (
    <SeveralField {...field} choices={others.map(({ id, name }) => ({ value: id, name: name ?? "" }))} />
  );
}
