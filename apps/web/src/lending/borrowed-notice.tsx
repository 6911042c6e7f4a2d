"use client";
import { useTranslations } from "next-intl";
import { OnceNotice } from "../design/once-notice.tsx";
import { LendingWords } from "./lending-words.tsx";
import { useWhen } from "./use-when.ts";

interface BorrowedSlipProps {
  /** The owner of the seat. */
  readonly name: string;
  readonly until: string;
  readonly onRead: () => void;
  readonly onAnswer: () => void;
}

/** Tells whoever has just borrowed a seat for whom they play, and where the owner's brief is. */
export default function BorrowedNotice(props: BorrowedSlipProps) {
  return (
    <LendingWords>
      <Slip {...props} />
    </LendingWords>
  );
}

function Slip({ name, until, onRead, onAnswer }: BorrowedSlipProps) {
  const t = useTranslations("lending");
  const menu = useTranslations("play");
  const when = useWhen()(until);
  return (
    <OnceNotice
      label={menu("menu.borrowed")}
      testId="borrowed"
      ask={t("borrowed", { name, when })}
      yes={t("read")}
      no={menu("knock.no")}
      onYes={onRead}
      onAnswer={onAnswer}
    />
  );
}
