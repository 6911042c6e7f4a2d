"use client";
import type { Profile } from "@consigliere/contract/account";
import type { ReactNode } from "react";
import { useMe } from "../api/session.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { EntryForms } from "./entry-forms.tsx";

export interface SessionGateProps {
  /** What is behind the door, for whoever came in. */
  readonly children: (me: Profile) => ReactNode;
}

/** Lets people with a session through; the others are asked in, here and now. */
export function SessionGate({ children }: SessionGateProps) {
  const { me, error, retry } = useMe();
  if (me === undefined) return error === null ? <Loading /> : <Trouble error={error} retry={retry} />;
  return me === null ? <EntryForms /> : children(me);
}
