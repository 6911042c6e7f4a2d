import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageFrame } from "./page-frame.tsx";

type Named =
  | "signIn"
  | "enter"
  | "profile"
  | "dashboard"
  | "club"
  | "record"
  | "newMatch"
  | "join"
  | "unsubscribe"
  | "act"
  | "link"
  | "rules"
  | "lessons"
  | "check";

/** The frame of a page whose title and introduction are in the catalogue. */
export function PageTitle({
  name,
  width,
  isQuiet,
  children,
}: {
  name: Named;
  width: "narrow" | "wide";
  isQuiet?: boolean;
  children: ReactNode;
}) {
  const titles = useTranslations("titles");
  const intros = useTranslations("intros");
  return (
    <PageFrame title={titles(name)} intro={intros(name)} width={width} isQuiet={isQuiet ?? false}>
      {children}
    </PageFrame>
  );
}
