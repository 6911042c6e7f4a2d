import { type LiveNews, livePath, pingSeconds } from "@consigliere/contract/live";

export interface Listener {
  /** The newest one. */
  readonly ticket: () => string;
  readonly onOpen: () => void;
  readonly onNews: (news: LiveNews) => void;
  readonly onClosed: () => void;
}

/**
 * Milliseconds until the first retry, and at most; plus up to half of that at random, so that not all pages come at
 * once.
 */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Milliseconds until an open socket gives its first sign of life. News that came while it was being opened reached
 * nobody, and a page that could not be told is forgotten. The reply says so, and the page connects again.
 */
const FIRST_SIGN_MS = 1_500;

function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (1 + Math.random() / 2);
}

/** Keeps a socket open, and opens another one whenever it is closed. Returns a function that ends this. */
export function keepSocket(listener: Listener): () => void {
  let failures = 0;
  let end = () => {};
  const open = () => {
    end = openSocket(listener.ticket(), {
      ...listener,
      onOpen: () => {
        failures = 0;
        listener.onOpen();
      },
      onClosed: () => {
        listener.onClosed();
        const timer = setTimeout(open, pauseAfter(failures));
        failures += 1;
        end = () => clearTimeout(timer);
      },
    });
  };
  open();
  return () => end();
}

/** One socket, with signs of life. Returns a function that closes it silently. */
function openSocket(ticket: string, { onOpen, onNews, onClosed }: Omit<Listener, "ticket">): () => void {
  const address = new URL(livePath, window.location.href.replace(/^http/, "ws"));
  address.searchParams.set("ticket", ticket);
  const socket = new WebSocket(address);
  const giveSign = () => socket.readyState === WebSocket.OPEN && socket.send(".");
  const signs = setInterval(giveSign, pingSeconds * 1000);
  let firstSign: ReturnType<typeof setTimeout> | undefined;
  const quiet = new AbortController();
  const { signal } = quiet;
  const opened = () => {
    firstSign = setTimeout(giveSign, FIRST_SIGN_MS);
    onOpen();
  };
  socket.addEventListener("open", opened, { signal });
  socket.addEventListener(
    "message",
    ({ data }) => {
      const news = newsIn(String(data));
      if (news === null) return;
      onNews(news);
      if (news.revision === null) socket.close();
    },
    { signal },
  );
  const close = () => {
    clearInterval(signs);
    clearTimeout(firstSign);
    quiet.abort();
    socket.close();
  };
  socket.addEventListener(
    "close",
    () => {
      close();
      onClosed();
    },
    { signal },
  );
  return close;
}

/** A gateway's own messages are not news. */
function newsIn(text: string): LiveNews | null {
  try {
    const { revision, present, letters } = JSON.parse(text) as LiveNews;
    if (revision === undefined && !present && !letters) return null;
    return {
      ...(revision !== undefined && { revision }),
      ...(present && { present }),
      ...(letters && { letters }),
    };
  } catch {
    return null;
  }
}
