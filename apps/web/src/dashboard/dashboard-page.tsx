"use client";
import type { Profile } from "@consigliere/contract/account";
import type { DashboardRow } from "@consigliere/contract/dashboard";
import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { AskName } from "../account/ask-name.tsx";
import { SessionGate } from "../account/session-gate.tsx";
import { useFreshQuery } from "../api/fresh-query.ts";
import { cacheKeys } from "../api/keys.ts";
import { ButtonLink } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { Telegram } from "../design/telegram.tsx";
import { Link } from "../i18n/navigation.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useTurnSign } from "../shell/use-turn-sign.ts";
import { AskZone } from "../zones/ask-zone.tsx";
import { LampOff } from "./lamp-off.tsx";
import { MatchLetter } from "./match-letter.tsx";
import { NextDeadlines } from "./next-deadlines.tsx";
import { OpenTables } from "./open-tables.tsx";
import { WatchedTables } from "./watched-tables.tsx";
import "./dashboard.css";

export function DashboardPage() {
  return <SessionGate>{(me) => <Desk me={me} />}</SessionGate>;
}

/**
 * All letters appear together with the parts beside them, because parts that load later would push down those below. The
 * question for the zone, whose words load later, is the last.
 */
function Desk({ me }: { me: Profile }) {
  const { data, error, refetch } = useFreshQuery({
    key: cacheKeys.dashboard,
    endpoint: routes.readDashboard,
    call: () => ({}),
  });
  const waiting = data?.rows.filter(({ myTurn }) => myTurn).length;
  useTurnSign(waiting ?? 0);
  if (data === undefined && error === null) return <Loading />;
  // The lamp that is off holds out the same key.
  const isLampOff = waiting === 0 && data?.rows.length !== 0;
  return (
    <div className="desk-spread">
      {data === undefined ? <Trouble error={error} retry={refetch} /> : <Matches rows={data.rows} />}
      <aside className="stack" data-gap="6">
        <AskName />
        {!isLampOff && (
          <ButtonLink href="/new" variant="brass" size="large">
            <NewMatchWords />
          </ButtonLink>
        )}
        <OpenTables />
        <Clubs />
        {me.isGuest && <AddressNotice about="guest" />}
        {me.emailState !== "ok" && <AddressNotice about={me.emailState} />}
        <WatchedTables />
        <AskZone me={me} />
      </aside>
    </div>
  );
}

function NewMatchWords() {
  const t = useTranslations("titles");
  return t("newMatch");
}

function Clubs() {
  const t = useTranslations("dashboard.clubs");
  const titles = useTranslations("titles");
  return (
    <Paper as="section" tone="aged">
      <h2 className="title" data-gap="1">
        {t("title")}
      </h2>
      <p className="lead quiet" data-gap="3">
        {t("about")}
      </p>
      <div className="row">
        <ButtonLink href="/club" size="small">
          {t("go")}
        </ButtonLink>
        <ButtonLink href="/record" size="small">
          {titles("record")}
        </ButtonLink>
      </div>
    </Paper>
  );
}

/** A short note for readers whom no message reaches. The profile explains what to do. */
function AddressNotice({ about }: { about: "guest" | "bounced" | "complained" }) {
  const t = useTranslations(`dashboard.${about}`);
  return (
    <Telegram
      heading={t("title")}
      lines={[t("line")]}
      actions={
        <Link href="/profile" className="button" data-variant="ink" data-size="small">
          {t("keep")}
        </Link>
      }
    />
  );
}

/** The three lists: waiting for me, waiting for others, and over. */
const RACKS = ["waiting", "running", "over"] as const;
type Rack = (typeof RACKS)[number];

function rackOf({ myTurn, status }: DashboardRow): Rack {
  if (myTurn) return "waiting";
  return status === "playing" || status === "lobby" ? "running" : "over";
}

function Matches({ rows }: { readonly rows: readonly DashboardRow[] }) {
  const t = useTranslations("dashboard");
  if (rows.length === 0) {
    return (
      <Telegram
        heading={t("empty.title")}
        scene="chair"
        lines={[t("empty.first"), t("empty.second")]}
        actions={
          <ButtonLink href="/new" variant="ink">
            {t("empty.new")}
          </ButtonLink>
        }
      />
    );
  }
  const hasWaiting = rows.some((row) => row.myTurn);
  return (
    <div className="desk-racks">
      <NextDeadlines rows={rows} />
      {!hasWaiting && <LampOff rows={rows} />}
      {RACKS.map((rack) => {
        const racked = rows.filter((row) => rackOf(row) === rack);
        if (racked.length === 0) return null;
        return (
          <section key={rack}>
            <h2 className="title" data-gap="4">
              {t(`racks.${rack}`)}
            </h2>
            <ul className="desk-stack">
              {racked.map((row) => (
                <li key={row.matchId}>
                  <MatchLetter row={row} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
