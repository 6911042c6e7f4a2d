/** A pause that can be ended early. */
export interface Pause {
  wait(milliseconds: number): Promise<void>;
  /** Ends the current pause, or otherwise the next one. */
  end(): void;
}

export function createPause(): Pause {
  let ended = false;
  let wake: (() => void) | undefined;
  return {
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          ended = false;
          wake = undefined;
          resolve();
        };
        const timer = setTimeout(finish, milliseconds);
        if (ended) finish();
        else wake = finish;
      }),
    end: () => {
      if (wake) wake();
      else ended = true;
    },
  };
}
