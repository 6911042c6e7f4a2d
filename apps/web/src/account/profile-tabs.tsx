"use client";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { inFragment } from "../shell/in-address.ts";

/** The pages of the profile. The part of the address after `#` says which is shown. */
export const PROFILE_PAGES = ["me", "messages", "devices", "data"] as const;
export type ProfilePart = (typeof PROFILE_PAGES)[number];

/** The page that the address names; the first if it names none. */
export function useProfilePart(): ProfilePart {
  return useSyncExternalStore(onAddress, partInAddress, () => "me");
}

function onAddress(change: () => void): () => void {
  window.addEventListener("hashchange", change);
  return () => window.removeEventListener("hashchange", change);
}

function partInAddress(): ProfilePart {
  const named = inFragment("part")?.[1];
  return PROFILE_PAGES.find((part) => part === named) ?? "me";
}

/** The way from one page of the profile to the others. */
export function ProfileTabs({ shown }: { shown: ProfilePart }) {
  const t = useTranslations("profile.pages");
  return (
    <nav className="profile-tabs" aria-label={t("label")}>
      {PROFILE_PAGES.map((part) => (
        <a key={part} href={`#${part}`} aria-current={part === shown ? "page" : undefined}>
          {t(part)}
        </a>
      ))}
    </nav>
  );
}
