import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { growingPause } from "./fresh-query.ts";
import { keepSocket } from "./live-socket.ts";

/** A socket that the test controls. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly url: URL;
  readonly sent: string[] = [];
  readyState = 0;

  constructor(url: URL) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** Closes it as a gateway or a browser would. */
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  hear(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const newest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (socket === undefined) throw new Error("no socket");
  return socket;
};

let happened: unknown[];
let ticket: string;
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", { location: { href: "https://mob.test/en/m/m1/" } });
  FakeSocket.all = [];
  happened = [];
  ticket = "first";
  end = keepSocket({
    ticket: () => ticket,
    onOpen: () => happened.push("open"),
    onNews: (news) => happened.push(news),
    onClosed: () => happened.push("closed"),
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it("opens with the newest ticket, and hands on what is news", () => {
  expect(String(newest().url)).toBe("wss://mob.test/live?ticket=first");
  newest().open();
  newest().hear('{"revision":"r2"}');
  newest().hear('{"present":[0,2]}');
  newest().hear('{"revision":"r2","present":[2]}');
  newest().hear('{"letters":true}');
  newest().hear('{"message":"Internal server error"}');
  newest().hear("no JSON");
  expect(happened).toEqual([
    "open",
    { revision: "r2" },
    { present: [0, 2] },
    { revision: "r2", present: [2] },
    { letters: true },
  ]);
});

it("gives a sign of life soon after it opened, and every few minutes while it is open", () => {
  vi.advanceTimersByTime(300_000);
  newest().open();
  vi.advanceTimersByTime(2_000);
  expect(newest().sent).toEqual(["."]);
  vi.advanceTimersByTime(478_000);
  expect(newest().sent).toEqual([".", ".", "."]);
});

it("comes anew when the house forgot it while it was being opened", () => {
  newest().open();
  vi.advanceTimersByTime(2_000);
  expect(newest().sent).toEqual(["."]);
  newest().hear('{"revision":null}');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

it("opens anew in growing pauses, and quickly again after it was open", () => {
  for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const count = FakeSocket.all.length;
    newest().close();
    vi.advanceTimersByTime(pause * 1000 - 1);
    expect(FakeSocket.all).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(count + 1);
  }
  newest().open();
  ticket = "second";
  newest().close();
  vi.advanceTimersByTime(1000);
  expect(String(newest().url)).toContain("ticket=second");
});

it("comes with another ticket when it is told to", () => {
  newest().open();
  newest().hear('{"revision":null}');
  expect(happened).toEqual(["open", { revision: null }, "closed"]);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

it("ends without another word, whether it is open or waits", () => {
  newest().open();
  const closed = vi.spyOn(newest(), "close");
  end();
  vi.advanceTimersByTime(600_000);
  expect(closed).toHaveBeenCalled();
  expect(happened).toEqual(["open"]);
  expect(FakeSocket.all).toHaveLength(1);
});

it("without a socket looks come in growing pauses, a minute at most", () => {
  const pauses = [0, 1, 2, 3, 10, 1000].map(growingPause);
  expect(pauses).toEqual([3_000, 4_500, 6_750, 10_125, 60_000, 60_000]);
});
