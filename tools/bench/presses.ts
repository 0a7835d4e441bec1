import type { Browser, BrowserContext, ElementHandle, Page } from '@playwright/test';
import { longestPress, observePresses, rest, slowProcessor } from './event-timing.ts';
import { median } from './page-load.ts';

interface Control {
  name: string;
  selector: string;
  back: 'escape' | 'again' | 'none';
}

/** One control of each kind that a screen can have. `measureSidebar` measures presses that leave the screen. */
const controls: readonly Control[] = [
  {
    name: 'menu',
    selector: 'main [aria-haspopup="menu"], main [aria-haspopup="true"]',
    back: 'escape',
  },
  { name: 'choice', selector: 'main [aria-haspopup="listbox"]', back: 'escape' },
  { name: 'dialog', selector: 'main [aria-haspopup="dialog"]', back: 'escape' },
  {
    name: 'disclosure',
    selector: 'main [aria-expanded]:not([aria-haspopup]):not([role="combobox"])',
    back: 'again',
  },
  { name: 'checkbox', selector: 'main label:has([type="checkbox"])', back: 'again' },
  { name: 'radio', selector: 'main label:has([type="radio"]:not(:checked))', back: 'none' },
  { name: 'tab', selector: 'main [role="tab"][aria-selected="false"]', back: 'none' },
  { name: 'search', selector: 'main input[type="search"]', back: 'none' },
  { name: 'text', selector: 'main input[type="text"], main textarea', back: 'none' },
];

export interface Press {
  screen: string;
  control: string;
  /** Milliseconds from the press to the next frame at CPU ÷ 4. */
  took: number;
  /** The same on a page of plain elements, measured just before as a reference for the machine's speed. */
  plain: number;
}

/** Page that shows as many elements as a long list, without any library. The next press removes them. */
const plainPage = `<button>Show</button><main></main><script>
  document.querySelector('button').onclick = () => {
    const main = document.querySelector('main');
    if (main.firstChild) return void main.replaceChildren();
    for (let at = 0; at < 3000; at += 1) {
      const part = document.createElement('div');
      part.textContent = 'Word ' + at;
      main.append(part);
    }
  };
</script>`;

/** Milliseconds at CPU ÷ 4. */
async function pressPlainPage(context: BrowserContext, rounds: number): Promise<number> {
  const page = await context.newPage();
  await page.setContent(plainPage);
  await observePresses(page);
  await slowProcessor(page);
  const button = await page.$('button');
  if (button === null) throw new Error('The plain page has no button.');
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    await longestPress(page);
    await press(page, button);
    await rest(page);
    const took = await longestPress(page);
    if (round >= 0) times.push(took);
    await press(page, button);
    await rest(page);
  }
  await page.close();
  return median(times);
}

async function firstSeen(page: Page, selector: string): Promise<ElementHandle | undefined> {
  for (const element of await page.$$(selector)) {
    if ((await element.isVisible()) && (await element.isEnabled())) {
      await element.scrollIntoViewIfNeeded();
      return element;
    }
  }
  return undefined;
}

/** Presses the middle with the mouse: Playwright's own click queries the page, which would be measured. */
async function press(page: Page, element: ElementHandle): Promise<boolean> {
  const box = await element.boundingBox();
  if (box === null) return false;
  const [x, y] = [box.x + Math.min(box.width, 200) / 2, box.y + Math.min(box.height, 60) / 2];
  await page.mouse.move(x, y);
  await rest(page);
  await page.mouse.click(x, y);
  return true;
}

/** Median of the longest press of each round. The first round, in which chunks load, is not counted. */
async function pressed(page: Page, control: Control, rounds: number): Promise<number | undefined> {
  const times: number[] = [];
  const isTyped = control.name === 'search' || control.name === 'text';
  for (let round = -1; round < rounds; round += 1) {
    const element = await firstSeen(page, control.selector);
    if (element === undefined) break;
    if (isTyped) {
      await element.focus();
      await rest(page);
      await longestPress(page);
      await page.keyboard.type('co', { delay: 60 });
    } else {
      await longestPress(page);
      if (!(await press(page, element))) break;
    }
    await rest(page);
    const took = await longestPress(page);
    if (round >= 0) times.push(took);
    if (control.back === 'escape') await page.keyboard.press('Escape');
    if (control.back === 'again') await press(page, element);
    if (isTyped) {
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
    }
    await rest(page);
  }
  return times.length === 0 ? undefined : median(times);
}

const withoutIds = (path: string) => path.replaceAll(/\d+/g, ':id');

export async function measureScreen(
  browser: Browser,
  { url, profile, path, rounds }: { url: string; profile: string; path: string; rounds: number },
): Promise<Press[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
  });
  await context.addInitScript((value) => localStorage.setItem('profile-values', value), profile);
  const openScreen = async () => {
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${url}${path}`);
    await page.locator('h1:visible').first().waitFor();
    await page.waitForLoadState('networkidle');
    return page;
  };
  const plain = await pressPlainPage(context, rounds);
  const first = await openScreen();
  const there: Control[] = [];
  for (const control of controls) {
    if ((await firstSeen(first, control.selector)) !== undefined) there.push(control);
  }
  await first.close();
  const presses: Press[] = [];
  for (const control of there) {
    const page = await openScreen();
    await observePresses(page);
    await slowProcessor(page);
    const took = await pressed(page, control, rounds);
    if (took !== undefined)
      presses.push({ screen: withoutIds(path), control: control.name, took, plain });
    await page.close();
  }
  await context.close();
  return presses;
}

const places = ['/dashboard/autos', '/dashboard/leads', '/dashboard', '/dashboard/work-panel'];

/** Measures until the frame that responds, not until the page has rendered. Chunks and responses are warm. */
export async function measureSidebar(
  browser: Browser,
  { url, profile, rounds }: { url: string; profile: string; rounds: number },
): Promise<Press[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
  });
  await context.addInitScript((value) => localStorage.setItem('profile-values', value), profile);
  const plain = await pressPlainPage(context, rounds);
  const page = await context.newPage();
  await page.goto(`${url}/dashboard/work-panel`);
  await page.locator('h1:visible').first().waitFor();
  await page.waitForLoadState('networkidle');
  const taken = new Map(places.map((place): [string, number[]] => [place, []]));
  for (let round = -2; round < rounds; round += 1) {
    if (round === 0) {
      await observePresses(page);
      await slowProcessor(page);
    }
    for (const [place, times] of taken) {
      const link = await firstSeen(page, `nav a[href="${place}"]`);
      if (link === undefined) throw new Error(`The sidebar has no ${place}.`);
      if (round >= 0) await longestPress(page);
      await press(page, link);
      await rest(page);
      await rest(page);
      if (round >= 0) times.push(await longestPress(page));
    }
  }
  await context.close();
  return [...taken].map(([place, times]) => ({
    screen: 'sidebar',
    control: place,
    took: median(times),
    plain,
  }));
}
