"use client";
import { useTranslations } from "next-intl";
import { Paper } from "../design/paper.tsx";
import { lazyWords } from "../i18n/lazy-words.tsx";
import { OthersField } from "./others-field.tsx";
import { useClub } from "./use-club.ts";

const ClubWords = lazyWords("club");

interface CallMembersProps {
  readonly club: string;
  readonly called: readonly string[];
  readonly onCalled: (called: readonly string[]) => void;
}

/** The club for which a match is opened, and the members who get a seat at once. */
export default function CallMembers(props: CallMembersProps) {
  return (
    <ClubWords>
      <Call {...props} />
    </ClubWords>
  );
}

function Call({ club: id, called, onCalled }: CallMembersProps) {
  const t = useTranslations("club.call");
  const { data: club } = useClub(id);
  if (club === undefined) return null;
  return (
    <Paper as="section" className="stack">
      <h2 className="title">{t("title", { name: club.name })}</h2>
      <p className="quiet">{t("counts")}</p>
      <OthersField club={club} label={t("who")} hint={t("hint")} values={called} onValues={onCalled} />
    </Paper>
  );
}
