"use client";

import { ProblemError } from "@consigliere/contract/client";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { cacheKeys } from "../api/keys.ts";
import { useMe } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { leaveNotes, leftNotes } from "./left-notes.ts";

/** Milliseconds after the last key until the typed text is sent. */
const REST_MS = 800;
/** Milliseconds until notes that could not be sent are tried again. */
const AGAIN_MS = 10_000;

export interface OwnNotes {
  /** Undefined until they were read. */
  readonly text: string | undefined;
  readonly state: "saved" | "saving" | "unsaved";
  readonly error: unknown;
  readonly write: (text: string) => void;
  /** Sends waiting text at once. */
  readonly flush: () => void;
}

/**
 * The reader's own notes at match `id`. They are sent when the reader stops typing, and merged with those of another
 * device. If they cannot be sent, they are kept in the browser, and sent when the table is opened again or the
 * connection is back.
 */
export function useNotes(id: string): OwnNotes {
  const api = useApi();
  const owner = useMe().me?.userId;
  const cache = useQueryClient();
  const key = cacheKeys.notes(id);
  const params = { id };
  const read = useQuery({ queryKey: key, queryFn: () => api.call(routes.readNotes, { params }) });
  const [draft, setDraft] = useState<string>();
  const latest = useRef<string | undefined>(undefined);
  /** The edition that is edited, whatever is read meanwhile. */
  const edition = useRef(0);
  /** Not the last rendered text: text typed during a send is sent after it, even from a table that was left. */
  const isSending = useRef(false);
  const type = (text: string) => {
    latest.current = text;
    setDraft(text);
    if (owner !== undefined) leaveNotes(id, { text, edition: edition.current });
  };
  const { mutate, error, reset } = useMutation({
    mutationFn: (text: string) => {
      // Shown before it is sent, because the reader may type on, or have to shorten it.
      const merged = (theirs: Notes) => {
        edition.current = theirs.edition;
        type(joined(theirs.text, latest.current ?? text));
        return { text: latest.current ?? text, edition: theirs.edition };
      };
      return sent(api, params, { notes: { text, edition: edition.current }, merged });
    },
    onSuccess: (notes) => {
      isSending.current = false;
      cache.setQueryData(key, notes);
      edition.current = notes.edition;
      // Text typed meanwhile must still be sent.
      if (latest.current !== notes.text) return wait(REST_MS);
      latest.current = undefined;
      if (owner !== undefined) leaveNotes(id, null);
      setDraft(undefined);
    },
    onError: () => {
      isSending.current = false;
      wait(AGAIN_MS);
    },
  });
  const send = useRef<() => void>(() => {});
  send.current = () => {
    if (latest.current === undefined || isSending.current) return;
    isSending.current = true;
    mutate(latest.current);
  };
  const { wait, flush } = useLater(send);
  useEffect(() => {
    const left = owner === undefined || latest.current !== undefined ? null : leftNotes(id);
    if (left === null) return;
    latest.current = left.text;
    edition.current = left.edition;
    setDraft(left.text);
    flush();
  }, [id, owner, flush]);
  return {
    text: draft ?? read.data?.text,
    state: draft === undefined ? "saved" : error !== null ? "unsaved" : "saving",
    error: draft === undefined ? read.error : error,
    write: (text) => {
      if (latest.current === undefined) edition.current = read.data?.edition ?? 0;
      type(text);
      if (error !== null) reset();
      wait(REST_MS);
    },
    flush,
  };
}

/** Neither version is lost. */
function joined(theirs: string, mine: string): string {
  if (mine.includes(theirs)) return mine;
  return theirs.includes(mine) ? theirs : `${theirs}\n\n${mine}`;
}

interface Notes {
  readonly text: string;
  readonly edition: number;
}

interface Sent {
  readonly notes: Notes;
  /** The notes together with those that were sent meanwhile from elsewhere. */
  readonly merged: (theirs: Notes) => Notes;
}

async function sent(api: ReturnType<typeof useApi>, params: { id: string }, { notes, merged }: Sent) {
  const write = (body: Notes) => api.call(routes.writeNotes, { params, body });
  try {
    return await write(notes);
  } catch (failure) {
    const isOld = failure instanceof ProblemError && failure.problem.code === "match/notes-changed";
    if (!isOld) throw failure;
    return await write(merged(await api.call(routes.readNotes, { params })));
  }
}

/** Sends what waits: after a pause, at once, and when the reader turns away, leaves, or is connected again. */
function useLater(send: RefObject<() => void>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    send.current();
  }, [send]);
  const wait = useCallback(
    (pause: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pause);
    },
    [flush],
  );
  useEffect(() => {
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("online", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("online", flush);
      flush();
    };
  }, [flush]);
  return { wait, flush };
}
