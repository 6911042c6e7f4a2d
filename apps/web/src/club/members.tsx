"use client";
import type { Club, ClubPerson } from "@consigliere/contract/clubs";
import { routes } from "@consigliere/contract/routes";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { Button } from "../design/button.tsx";
import { Confirm } from "../design/confirm.tsx";
import { Dialog } from "../design/dialog.tsx";
import { lazily } from "../design/lazily.tsx";
import { Paper } from "../design/paper.tsx";
import { Portrait } from "../design/portrait/portrait.tsx";
import { useCopy } from "../shell/use-copy.ts";
import { NameForm } from "./name-form.tsx";
import { membersIn } from "./people.ts";
import { useClubAction } from "./use-club.ts";

const MemberRecord = lazily(() => import("./member-record.tsx"));

/** The members of a club, the way for others to join, and the founder's actions. */
export function Members({ club }: { readonly club: Club }) {
  const t = useTranslations("club");
  const gone = useTranslations("people")("gone");
  const locale = useLocale();
  const [asked, ask] = useState<ClubPerson | null>(null);
  const [looked, look] = useState<ClubPerson | null>(null);
  const leave = useClubAction(club.id, routes.leaveClub);
  const members = membersIn(club);
  const me = members.find(({ isMe }) => isMe);
  const kind = asked?.isMe ? (members.length === 1 ? "last" : "leave") : "remove";
  const go = (member: ClubPerson) =>
    leave.mutate(
      { params: { id: club.id, member: member.id } },
      {
        onSuccess: () => {
          ask(null);
          if (member.isMe) window.location.assign(`/${locale}/club/`);
        },
      },
    );
  return (
    <aside className="stack" data-gap="6">
      <Paper as="section">
        <h3 className="title">{t("members")}</h3>
        <ul className="entries club-members">
          {members.map((one) => (
            <li key={one.id}>
              <Portrait of={one.portrait ?? one.id} shape="round" />
              <span>
                <b>
                  <bdi>{one.name ?? gone}</bdi>
                </b>
                {(one.isFounder || one.isMe) && (
                  <small className="quiet">
                    {[one.isMe && t("you"), one.isFounder && t("founder")].filter(Boolean).join(" · ")}
                  </small>
                )}
              </span>
              {one.sharesRecord === true && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t("record.of", { name: one.name ?? gone })}
                  onClick={() => look(one)}
                >
                  {t("record.key")}
                </Button>
              )}
              {me?.isFounder === true && !one.isMe && (
                <Button
                  variant="quiet"
                  aria-label={t("remove.label", { name: one.name ?? gone })}
                  onClick={() => ask(one)}
                >
                  ×
                </Button>
              )}
            </li>
          ))}
        </ul>
        {me !== undefined && (
          <Button size="small" variant="quiet" className="apart" onClick={() => ask(me)}>
            {t("leave.key")}
          </Button>
        )}
      </Paper>
      <ClubLink club={club} isFounder={me?.isFounder === true} />
      {me?.isFounder === true && <Rename club={club} />}
      <Dialog
        open={looked !== null}
        onOpenChange={(isOpen) => !isOpen && look(null)}
        title={t("record.of", { name: looked?.name ?? "" })}
      >
        {looked !== null && (
          <Suspense>
            <MemberRecord club={club.id} member={looked.id} />
          </Suspense>
        )}
      </Dialog>
      <Confirm
        open={asked !== null}
        onClose={() => ask(null)}
        title={t(`${kind}.title`, { name: asked?.name ?? "" })}
        description={t(`${kind}.warning`)}
        no={t("leaveIt")}
        yes={t(`${kind}.yes`)}
        busy={leave.isPending}
        onYes={() => asked !== null && go(asked)}
      />
    </aside>
  );
}

function ClubLink({ club, isFounder }: { readonly club: Club; readonly isFounder: boolean }) {
  const t = useTranslations("club.link");
  const copy = useCopy({ copied: t("copied"), copyByHand: t("copyByHand") });
  const renew = useClubAction(club.id, routes.renewClubLink);
  const withdraw = useClubAction(club.id, routes.withdrawClubLink);
  const call = { params: { id: club.id } };
  const { link } = club;
  return (
    <Paper as="section" tone="aged">
      <h3 className="title">{t("title")}</h3>
      <p className="lead" data-gap="3">
        {t(link === null ? "none" : "about")}
      </p>
      {link !== null && (
        <div className="stack" data-gap="3">
          <input
            className="input"
            readOnly
            value={link}
            aria-label={t("title")}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="ink" onClick={() => void copy(link)}>
            {t("copy")}
          </Button>
        </div>
      )}
      {isFounder && (
        <div className="club-link-keys">
          <Button size="small" variant="quiet" busy={renew.isPending} onClick={() => renew.mutate(call)}>
            {t("renew")}
          </Button>
          {link !== null && (
            <Button
              size="small"
              variant="quiet"
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate(call)}
            >
              {t("withdraw")}
            </Button>
          )}
        </div>
      )}
    </Paper>
  );
}

function Rename({ club }: { readonly club: Club }) {
  const t = useTranslations("club.rename");
  const rename = useClubAction(club.id, routes.renameClub);
  return (
    <details className="paper" data-frame="none">
      <summary className="opener">{t("title")}</summary>
      <NameForm
        key={club.name}
        name={club.name}
        yes={t("yes")}
        busy={rename.isPending}
        error={rename.error}
        onName={(name) => rename.mutate({ params: { id: club.id }, body: { name } })}
      />
    </details>
  );
}
