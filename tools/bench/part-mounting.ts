import type { Browser, Page } from '@playwright/test';
import type { UiSettings } from './list-scrolling.ts';
import { median } from './page-load.ts';
import type { UiFigures } from './ui-table.ts';

const call = (page: Page, name: string, ...parameters: (string | number)[]): Promise<number> =>
  page.evaluate(
    ([entry, args]) => {
      const offered: unknown = Reflect.get(globalThis, entry);
      if (typeof offered !== 'function') throw new Error(`The page offers no ${entry}.`);
      return Promise.resolve(offered(...args)).then(Number);
    },
    [name, parameters] as const,
  );

const openPage = async (browser: Browser, url: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 760 } });
  await page.goto(new URL('parts.html', url).href);
  await page.waitForFunction(() => 'mountParts' in globalThis);
  return page;
};

const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

export async function measureParts({
  browser,
  url,
  rounds,
  only,
}: UiSettings): Promise<UiFigures[]> {
  const page = await openPage(browser, url);
  const names = await page.evaluate(() => {
    const list: unknown = Reflect.get(globalThis, 'partNames');
    return Array.isArray(list) ? list.map(String) : [];
  });
  const figures: UiFigures[] = [];
  /* oxlint-disable no-await-in-loop -- measuring is one after the other */
  for (const name of names.filter((one) => only.test(one))) {
    const times = { ours: [] as number[], baseline: [] as number[] };
    const nodes = { ours: 0, baseline: 0 };
    // The first two rounds warm up the code and are not counted.
    for (let round = -2; round < rounds; round += 1) {
      for (const side of ['baseline', 'ours'] as const) {
        const time = await call(page, 'mountParts', side, name, 200);
        if (round >= 0) times[side].push(time);
        nodes[side] = await call(page, 'countNodes', '#root *');
      }
    }
    figures.push({
      component: name,
      what: '200 mounted',
      twin: 'react-aria',
      ours: median(times.ours),
      baseline: median(times.baseline),
      nodes: [nodes.ours, nodes.baseline],
    });
  }
  /* oxlint-enable no-await-in-loop */
  await page.close();
  return figures;
}

export async function measureOpening({
  browser,
  url,
  rounds,
  only,
}: UiSettings): Promise<UiFigures[]> {
  const page = await openPage(browser, url);
  const figures: UiFigures[] = [];
  /* oxlint-disable no-await-in-loop -- measuring is one after the other */
  for (const name of ['Select', 'ComboBox'].filter((one) => only.test(one))) {
    const sides = ['baseline', 'virtual', 'ours'] as const;
    const times = { ours: [] as number[], baseline: [] as number[], virtual: [] as number[] };
    const nodes = { ours: 0, baseline: 0, virtual: 0 };
    for (let round = -1; round < rounds; round += 1) {
      for (const side of sides) {
        await slowDown(page, 1);
        await call(page, 'mountLong', side, name);
        const button = page.locator('#root button').first();
        // The list of Select is a chunk that the first hover loads, so it is cached.
        await button.hover();
        await page.waitForLoadState('networkidle');
        await slowDown(page, 4);
        const opened = call(page, 'awaitOption');
        await button.click();
        const time = await opened;
        if (round >= 0) times[side].push(time);
        nodes[side] = await call(page, 'countNodes', 'body *');
        await page.keyboard.press('Escape');
        await call(page, 'unmountAll');
      }
    }
    figures.push({
      component: name,
      what: '5,000 opened',
      twin: 'react-aria',
      ours: median(times.ours),
      baseline: median(times.baseline),
      virtual: median(times.virtual),
      nodes: [nodes.ours, nodes.baseline],
    });
  }
  /* oxlint-enable no-await-in-loop */
  await page.close();
  return figures;
}
