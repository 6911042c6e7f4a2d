"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { useCallback, useState } from "react";

/** The things beside the table. */
export type PaperPage = "paper" | "letters" | "notes" | "moment";

/** The paper beside the table. On a phone it is behind the board until it is opened. */
export interface Paper {
  readonly page: PaperPage;
  readonly isOpen: boolean;
  readonly turnTo: (page: PaperPage) => void;
  readonly open: (page: PaperPage) => void;
  readonly close: () => void;
  /** Opens a page, or closes the paper if that page is open. */
  readonly toggle: (page: PaperPage) => void;
  /** Unread letters. */
  readonly unread: number;
  readonly onUnread: (count: number) => void;
  /** The subject of the letter in progress; null: no event. */
  readonly quoted: LoggedEvent | null;
  readonly quote: (event: LoggedEvent | null) => void;
  /** Begins a letter about an event. */
  readonly writeAbout: (event: LoggedEvent) => void;
}

export function usePaper(): Paper {
  const [page, turnTo] = useState<PaperPage>("paper");
  const [isOpen, setOpen] = useState(false);
  const [unread, onUnread] = useState(0);
  const [quoted, quote] = useState<LoggedEvent | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const open = (wanted: PaperPage) => {
    turnTo(wanted);
    setOpen(true);
  };
  const toggle = (wanted: PaperPage) => (isOpen && page === wanted ? close() : open(wanted));
  const writeAbout = (event: LoggedEvent) => {
    quote(event);
    open("letters");
  };
  return { page, isOpen, turnTo, open, close, toggle, unread, onUnread, quoted, quote, writeAbout };
}
