"use client";
import type { Profile } from "@consigliere/contract/account";
import { type ReactNode, Suspense } from "react";
import { useMe } from "../api/session.ts";
import { lazily } from "../design/lazily.tsx";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";

/** For strangers only. */
const EntryForms = lazily(async () => ({ default: (await import("./entry-forms.tsx")).EntryForms }));

export interface SessionGateProps {
  /** The content behind the door, for readers who are in. */
  readonly children: (me: Profile) => ReactNode;
}

/** Lets people with a session through. Others are asked to sign in here. */
export function SessionGate({ children }: SessionGateProps) {
  const { me, error, retry } = useMe();
  if (me === undefined) return error === null ? <Loading /> : <Trouble error={error} retry={retry} />;
  if (me !== null) return children(me);
  return (
    <Suspense fallback={<Loading />}>
      <EntryForms />
    </Suspense>
  );
}
