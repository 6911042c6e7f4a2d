"use client";
import type { Profile } from "@consigliere/contract/account";
import { useTranslations } from "next-intl";
import { DropdownMenu } from "radix-ui";
import { useSignOut } from "../api/use-sign-out.ts";
import { Portrait } from "../design/portrait/portrait.tsx";
import { Link } from "../i18n/navigation.ts";

/** My face, and behind it the ways to my things. */
export default function OwnMenu({ me }: { readonly me: Profile }) {
  const t = useTranslations("shell");
  const signOut = useSignOut();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        className="flex min-h-11 cursor-pointer items-center gap-2 text-on-mahogany"
        aria-label={t("account", { name: me.name })}
      >
        <span className="size-10">
          <Portrait of={me.portrait} shape="round" />
        </span>
        <span className="hidden max-w-40 truncate font-semibold sm:inline">{me.name}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu paper" align="end" sideOffset={8}>
          <DropdownMenu.Label className="px-3 py-1 text-sm text-ink-quiet">
            {me.isGuest ? t("guestNamed", { name: me.name }) : me.name}
          </DropdownMenu.Label>
          <DropdownMenu.Item asChild>
            <Link href="/desk" className="menu-item">
              {t("dashboard")}
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link href="/profile" className="menu-item">
              {t("profile")}
            </Link>
          </DropdownMenu.Item>
          {/* A guest who signs out loses the seat for good; the profile page explains before it happens. */}
          {!me.isGuest && (
            <DropdownMenu.Item className="menu-item" onSelect={() => signOut.mutate()}>
              {t("signOut")}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
