const AT_A_TIME = 8;

/** Does something `count` times, some of them at the same time, as the next of many callers comes when one has left. */
export async function eachOf(count: number, act: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}
