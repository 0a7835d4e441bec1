import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from './page-load.ts';
import type { UiFigures } from './ui-table.ts';

export interface UiSettings {
  browser: Browser;
  url: string;
  rounds: number;
  only: RegExp;
}

const lists = [
  ['Table', 10_000],
  ['RoomList', 10_000],
  ['MessageList', 100_000],
] as const;

/** @returns milliseconds */
export const mountOnce = (page: Page, name: string, count: number): Promise<number> =>
  page.evaluate(
    ([list, rows]) => {
      const mount: unknown = Reflect.get(globalThis, 'mountList');
      if (typeof mount !== 'function') throw new Error('The page offers no mountList.');
      return Promise.resolve(mount(list, rows)).then(Number);
    },
    [name, count] as const,
  );

const nodesOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('#root *').length);

/** Sends 60 wheel events. @returns the length of every frame meanwhile */
export const turnWheel = async (
  page: Page,
  session: CDPSession,
  by: number,
  x = 300,
): Promise<number[]> => {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames, isWatching: true });
    let before = performance.now();
    const watch = (now: number) => {
      frames.push(now - before);
      before = now;
      if (Reflect.get(globalThis, 'isWatching') === true) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  for (let turn = 0; turn < 60; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a wheel turns one notch after the other
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x,
      y: 300,
      deltaX: 0,
      deltaY: by,
    });
  }
  return page.evaluate(() => {
    Object.assign(globalThis, { isWatching: false });
    const frames: unknown = Reflect.get(globalThis, 'frames');
    return Array.isArray(frames) ? frames.slice(1).map(Number) : [];
  });
};

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const overFifty = (frames: readonly number[]) => frames.filter((length) => length > 50).length;

interface Side {
  mounts: number[];
  frames: number[];
  nodes: number;
}

/** Alternates with the baseline at a quarter of the processor, so that noise affects both. */
export async function measureLists({
  browser,
  url,
  rounds,
  only,
}: UiSettings): Promise<UiFigures[]> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 760 } });
  await page.goto(new URL('list.html', url).href);
  await page.waitForFunction(() => 'mountList' in globalThis);
  const session = await page.context().newCDPSession(page);
  const figures: UiFigures[] = [];
  /* oxlint-disable no-await-in-loop -- measuring is one after the other */
  for (const [list, count] of lists) {
    if (!only.test(list)) continue;
    const baseline: Side = { mounts: [], frames: [], nodes: 0 };
    const ours: Side = { mounts: [], frames: [], nodes: 0 };
    const sides = [
      [`baseline ${list}`, baseline],
      [list, ours],
    ] as const;
    for (const [name] of sides) await mountOnce(page, name, count);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, side] of sides) {
        side.mounts.push(await mountOnce(page, name, count));
        const delta = list === 'MessageList' ? -600 : 600;
        side.frames.push(...(await turnWheel(page, session, delta)));
        side.nodes = await nodesOf(page);
      }
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const sorted = ours.frames.toSorted((a, b) => a - b);
    figures.push({
      component: list,
      what: `${count.toLocaleString('en')} rows`,
      twin: 'react-virtual',
      ours: median(ours.mounts),
      baseline: median(baseline.mounts),
      nodes: [ours.nodes, baseline.nodes],
      frames: {
        p95: at(sorted, 0.95),
        longest: at(sorted, 1),
        missed: overFifty(ours.frames),
        baselineMissed: overFifty(baseline.frames),
      },
    });
  }
  /* oxlint-enable no-await-in-loop */
  await page.close();
  return figures;
}
