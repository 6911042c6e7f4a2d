import { tick } from "../src/due/tick.ts";
import type { Fault, House, Mail, Mailer } from "../src/house.ts";
import { projectBatch } from "../src/project/project-match.ts";
import { openStream } from "./stream.ts";

/** A clock that stands still until it is moved. */
export class TestClock {
  #now: number;

  constructor(start = "2026-03-01T12:00:00.000Z") {
    this.#now = Date.parse(start);
  }

  readonly now = (): Date => new Date(this.#now);

  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

/** A mailer that keeps what it is given, and can be told to fail. */
export class TestMailer implements Mailer {
  readonly sent: Mail[] = [];
  failure: Error | null = null;

  async send(mail: Mail): Promise<void> {
    if (this.failure !== null) throw this.failure;
    this.sent.push(mail);
  }

  /** Mails to an address, oldest first. */
  to(address: string): Mail[] {
    return this.sent.filter((mail) => mail.to === address);
  }
}

/** What drives a house besides requests: its table's stream and the minute tick. */
export interface Drive {
  /** Follows up on everything written, and on what that writes, until nothing more happens. */
  settle(): Promise<void>;
  /** Moves the clock, then does what is due and follows up. */
  pass(seconds: number): Promise<void>;
}

/** Drives `house` over the real stream of its table. */
export async function driveOf(
  house: House,
  clock: TestClock,
  table: { tableName: string; endpoint: string },
): Promise<Drive> {
  const stream = await openStream(table.tableName, table.endpoint);
  const settle = async () => {
    for (;;) {
      const batch = await stream.next();
      if (batch.length === 0) return;
      const failed = await projectBatch(house, batch);
      if (failed !== null) throw new Error(`the stream stopped at ${failed}`);
    }
  };
  return {
    settle,
    pass: async (seconds) => {
      clock.advance(seconds);
      await tick(house);
      await settle();
    },
  };
}

/** Collects faults, and prints them, so that a failing test says why. */
export function faultList(): { readonly faults: Fault[]; readonly report: (fault: Fault) => void } {
  const faults: Fault[] = [];
  const report = (fault: Fault) => {
    faults.push(fault);
    console.warn(fault.what, fault.where, fault.error);
  };
  return { faults, report };
}
