/** How often something is tried again that others are busy with. With growing pauses, it takes a few seconds at most. */
export const BUSY_ATTEMPTS = 7;

/** Waits a random moment that grows with the number of tries. */
export function pause(tries: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries));
}
