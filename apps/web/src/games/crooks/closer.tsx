"use client";

import { crookOf } from "@consigliere/games/crooks/cards";
import { Closeup } from "../board/closeup.tsx";
import { type Shown, useBoard } from "./board-context.tsx";
import { CrookCard } from "./crook.tsx";

/** The thing pointed at, in words, with its card and its rule if it is a crook, and why it cannot be chosen now. */
export default function Closer({ shown: { says, crook, option } }: { readonly shown: Shown }) {
  const { draft, words } = useBoard();
  const reason = draft?.marks.get(option ?? "")?.reason;
  const ability = crook && crookOf(crook).ability;
  const [name, ...facts] = ability == null ? says : [...says, words.text(`ability.${ability}.rule`)];
  return (
    <Closeup picture={crook && <CrookCard crook={crook} words={words} />}>
      <b>{name}</b>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {reason != null && <p className="reason">{words.blocked(reason)}</p>}
    </Closeup>
  );
}
