import type { Page } from '@playwright/test';
import { rest } from './event-timing.ts';

export interface Destination {
  path: string;
  /** Also waits until nothing in `main` is `aria-busy`. @default false */
  isComplete?: boolean;
}

/** The first frame after the next press that shows the destination's heading. */
const awaitScreen = (page: Page, to: Destination): Promise<void> =>
  page.evaluate(({ path, isComplete = false }) => {
    const readHeading = () => document.querySelector('h1')?.textContent ?? '';
    const before = readHeading();
    const isThere = () => {
      const heading = readHeading();
      return (
        location.pathname.includes(path) &&
        heading !== '' &&
        heading !== before &&
        (!isComplete ||
          document.querySelector(`main :not([aria-hidden] *)[aria-busy="true"]`) === null)
      );
    };
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          // Not by checking every frame, which makes the browser render frames without changes.
          const watch = new MutationObserver(() => {
            if (!isThere()) return;
            watch.disconnect();
            requestAnimationFrame(() =>
              // Runs after the frame that shows it, and includes its layout and paint.
              setTimeout(() => resolve(performance.now() - timeStamp)),
            );
          });
          watch.observe(document, {
            childList: true,
            subtree: true,
            characterData: true,
            attributeFilter: ['aria-hidden', 'aria-busy'],
          });
        },
        { once: true, capture: true },
      );
    });
    Object.assign(globalThis, { screenShown: shown });
  }, to);

const screenShown = async (page: Page): Promise<number> => {
  const took: unknown = await page.evaluate(() => Reflect.get(globalThis, 'screenShown'));
  if (typeof took !== 'number') throw new Error('No screen was waited for.');
  return took;
};

/** Middle of an element. Playwright's own search by role takes over 100 ms at this speed, which would be measured. */
export const middleOf = async (page: Page, selector: string): Promise<[number, number]> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`Nothing to press: ${selector}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** @returns milliseconds until its screen is there */
export const timeNavigation = async (
  page: Page,
  link: string,
  to: Destination,
): Promise<number> => {
  const [x, y] = await middleOf(page, link);
  await page.mouse.move(x, y);
  await rest(page);
  await awaitScreen(page, to);
  await page.mouse.click(x, y);
  return screenShown(page);
};
