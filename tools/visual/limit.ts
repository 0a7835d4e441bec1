/**
 * Limits the wait. The task is not cancelled: the caller closes its page.
 * @param milliseconds limit
 * @throws Error when the time is over, or the task's own error
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
    // The task rejects when its page is closed, and nothing awaits it by then.
    running.catch(() => undefined);
  }
}
