"use client";
import type { Profile } from "@consigliere/contract/account";
import { SessionGate } from "../account/session-gate.tsx";
import { useMe } from "../api/session.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useHydrated } from "../shell/use-hydrated.ts";
import { ClubInvitation } from "./club-invitation.tsx";
import { ClubList } from "./club-list.tsx";
import { clubIdOf, linkInAddress } from "./club-path.ts";
import { ClubRoom } from "./club-room.tsx";
import "./club.css";

/** All clubs of the reader; or, depending on the address, one of them, or the door of one. */
export function ClubPage() {
  const isHydrated = useHydrated();
  return isHydrated ? <AtAddress /> : <Loading />;
}

function AtAddress() {
  const id = clubIdOf(window.location.pathname);
  const token = linkInAddress();
  const { me, error, retry } = useMe();
  if (id === null) return <SessionGate>{() => <ClubList />}</SessionGate>;
  if (me === undefined) return error === null ? <Loading /> : <Trouble error={error} retry={retry} />;
  if (token !== null) return <ClubInvitation id={id} token={token} me={me} />;
  return <SessionGate>{(reader: Profile) => <ClubRoom key={reader.userId} id={id} />}</SessionGate>;
}
