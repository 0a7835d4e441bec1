import type { Browser, Page } from '@playwright/test';
import { longestPress, observePresses, rest, slowProcessor } from './event-timing.ts';
import { median } from './page-load.ts';

/** A list of cars and what its first link leads to: ours, or the bare one of `reference/screens.tsx`. */
export interface Screens {
  /** Address of the list. */
  url: string;
  /** Access token to be signed in with, as the product stores it. */
  profile?: string;
  /** The button of the first menu. */
  menu: string;
}

export interface Interactions {
  /** Elements of the list and of the car's page. */
  nodes: { list: number; car: number };
  /** Milliseconds from the press to the next screen, chunks and answers warm; the middle one of several. */
  navigation: number;
  /** Longest delay from an input to the next frame (event timing) by what is done, milliseconds. */
  actions: ReadonlyMap<string, number>;
}

/** Begins to wait, in the page, for the frame after the next press in which the car's own heading stands. */
const awaitCar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const listHeading = document.querySelector('h1')?.textContent;
    const isThere = () => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      return (
        location.pathname.includes('/autos/view/') && heading !== '' && heading !== listHeading
      );
    };
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          // Not by looking at every frame: that makes the browser render frames in which nothing has changed, at the page's expense.
          const watch = new MutationObserver(() => {
            if (!isThere()) return;
            watch.disconnect();
            requestAnimationFrame(() =>
              // After the frame that shows it: its layout and paint belong to it.
              setTimeout(() => resolve(performance.now() - timeStamp)),
            );
          });
          watch.observe(document, { childList: true, subtree: true, characterData: true });
        },
        { once: true, capture: true },
      );
    });
    Object.assign(globalThis, { carShown: shown });
  });

/** Milliseconds that it took. */
const carShown = async (page: Page): Promise<number> => {
  const took: unknown = await page.evaluate(() => Reflect.get(globalThis, 'carShown'));
  if (typeof took !== 'number') throw new Error('The car was not waited for.');
  return took;
};

const countNodes = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);

/** What a dealer does on the list of cars, on a desktop with a quarter of the processor. */
export const measureInteractions = async (
  browser: Browser,
  { url, profile, menu }: Screens,
): Promise<Interactions> => {
  const desktop = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
  });
  if (profile !== undefined) {
    await desktop.addInitScript((value) => localStorage.setItem('profile-values', value), profile);
  }
  const page = await desktop.newPage();
  await page.goto(url);
  const card = page.locator('article a').first();
  await card.waitFor();

  /**
   * Points are looked up before and the mouse is moved by them: Playwright's own search by role and its waiting run in the page,
   * take over a hundred milliseconds there at this speed, and would be counted as ours.
   */
  const middleOf = async (selector: string): Promise<[number, number]> => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`Nothing to press: ${selector}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const navigations: number[] = [];
  const nodes = { list: 0, car: 0 };
  const goThere = async () => {
    const [x, y] = await middleOf('article a');
    await page.mouse.move(x, y);
    await rest(page);
    await awaitCar(page);
    await page.mouse.click(x, y);
    const milliseconds = await carShown(page);
    nodes.car = await countNodes(page);
    await page.goBack();
    await card.waitFor();
    await rest(page);
    return milliseconds;
  };
  // Twice without counting: chunks and answers become warm.
  await goThere();
  await goThere();
  nodes.list = await countNodes(page);
  await slowProcessor(page);
  for (let round = 0; round < 7; round += 1) navigations.push(await goThere());

  await observePresses(page);
  const measured: { name: string; took: number }[] = [];
  const time = async (name: string, act: () => Promise<void>) => {
    await act();
    await rest(page);
    measured.push({ name, took: await longestPress(page) });
  };
  const press = async (selector: string) => {
    const [x, y] = await middleOf(selector);
    await page.mouse.move(x, y);
    await rest(page);
    await page.mouse.click(x, y);
  };
  for (let round = 0; round < 3; round += 1) {
    await time('open a menu', () => press(menu));
    await time('close a menu', () => page.keyboard.press('Escape'));
    await page.locator('input[type="search"]').focus();
    await time('type into search', () => page.keyboard.type('co', { delay: 50 }));
    await time('clear search', () => page.keyboard.press('Escape'));
    await time('select a car', () => press('article label:has([type="checkbox"])'));
    await time('unselect a car', () => press('article label:has([type="checkbox"])'));
  }
  await desktop.close();
  // The first round of each warms what is mounted on demand; the worst of the later ones counts.
  const actions = new Map<string, number>();
  for (const { name, took } of measured.slice(measured.length / 3)) {
    actions.set(name, Math.max(took, actions.get(name) ?? 0));
  }
  return { nodes, navigation: median(navigations), actions };
};
