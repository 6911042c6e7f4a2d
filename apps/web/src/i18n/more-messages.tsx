"use client";
import { type Messages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

interface MoreMessagesProps {
  readonly messages: object;
  readonly children: ReactNode;
}

/** Adds words to those that the page already has. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const locale = useLocale();
  const before = useMessages();
  const all = useMemo(() => ({ ...before, ...messages }) as Messages, [before, messages]);
  return (
    <NextIntlClientProvider locale={locale} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
