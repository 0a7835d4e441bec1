import type { Page } from '@playwright/test';

export const observePresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { interactionDurations: durations });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe(options);
  });

/** @returns milliseconds of the longest delay from an input to the next frame since the last call; 0 below 16 */
export const longestPress = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The timing of an event is reported after the frame that shows its effect.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const durations: unknown = Reflect.get(globalThis, 'interactionDurations');
            const list = Array.isArray(durations)
              ? durations.filter((d) => typeof d === 'number')
              : [];
            if (Array.isArray(durations)) durations.length = 0;
            resolve(Math.max(0, ...list));
          }),
        );
      }),
  );

export const rest = (page: Page): Promise<void> => page.waitForTimeout(500);

/** Slows the processor, to a quarter as Lighthouse's phone; 1 is full speed. */
export const slowProcessor = async (page: Page, rate = 4): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};
