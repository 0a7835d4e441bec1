/**
 * Waits for a task so long and no longer. What it still does afterwards is nobody's business: whoever gives up closes what it works on.
 *
 * @param milliseconds how long
 * @throws Error when the time is over, or what the task throws
 */
export async function within<Result>(
  milliseconds: number,
  task: () => Promise<Result>,
): Promise<Result> {
  let clock: NodeJS.Timeout | undefined;
  const running = task();
  const over = new Promise<never>((_, reject) => {
    clock = setTimeout(
      () => reject(new Error(`${String(milliseconds / 1000)} s were not enough`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([running, over]);
  } finally {
    clearTimeout(clock);
    // The work rejects when its page is closed, and nothing awaits it by then.
    running.catch(() => undefined);
  }
}
