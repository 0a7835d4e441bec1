import { readFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import { signIn } from '../../../tests/product/sign-in.ts';
import { until } from '../pause.ts';
import type { Row } from '../row.ts';

const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowerCpu = 4;
/** Milliseconds from the end of the HTML to the first content, and from the request to a usable page. */
const allowed = { skeleton: 1000, usable: 8000 };
const screens = ['/dashboard/autos', '/dashboard/work-panel', '/dashboard/chat'];
const tries = 10;

/** The eighth of ten values. */
const p75 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.75) - 1] ?? Infinity;

/** Milliseconds that the first thread ran, and waited for a busy processor; zeros when the system does not report them. */
function processorTimesOf(pid: number): { ran: number; waited: number } {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8')
      .split(' ')
      .map((nanoseconds) => Number(nanoseconds) / 1_000_000);
    return { ran, waited };
  } catch {
    return { ran: 0, waited: 0 };
  }
}

async function processorTimesOfPages(devtools: CDPSession) {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return new Map(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => [id, processorTimesOf(id)]),
  );
}

async function waitedSince(
  before: Awaited<ReturnType<typeof processorTimesOfPages>>,
  devtools: CDPSession,
): Promise<number> {
  const since = [...(await processorTimesOfPages(devtools))].map(([pid, { ran, waited }]) => ({
    ran: ran - (before.get(pid)?.ran ?? 0),
    waited: waited - (before.get(pid)?.waited ?? 0),
  }));
  return since.toSorted((a, b) => b.ran - a.ran)[0]?.waited ?? 0;
}

/** The first visit, with nothing on the device. Time spent waiting for a processor is shown but not subtracted. */
export const slowPhone: Row = {
  key: 'slow-phone',
  name: 'first visit: 400 kbit/s, 400 ms, CPU ÷ 4',
  rounds: screens.length,
  quick: {
    nothingSince:
      "all that it says is how long pages take, which beside other programs is not the product's",
  },
  tries,
  limit: 600_000,
  open: async (stage) => {
    const { url } = await stage.product();
    const browser = await stage.browser();
    const processes = await browser.newBrowserCDPSession();
    const profile = await signIn(url);
    const figures: string[] = [];
    let round = 0;
    const visitOnce = async (screen: string) => {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'ru-RU',
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
        storageState: {
          cookies: [],
          origins: [{ origin: url, localStorage: [{ name: 'profile-values', value: profile }] }],
        },
      });
      try {
        const page = await context.newPage();
        const devtools = await context.newCDPSession(page);
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', line);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
        const timesBefore = await processorTimesOfPages(processes);
        const began = performance.now();
        await page.goto(screen, { waitUntil: 'commit', timeout: 60_000 });
        const usable = await until(
          () =>
            page
              .evaluate(() => {
                const heading = document.querySelector('h1');
                const isSeen = heading !== null && heading.getBoundingClientRect().height > 0;
                const isBusy = document.querySelector('[aria-busy="true"]') !== null;
                return isSeen && !isBusy ? true : undefined;
              })
              .catch(() => undefined),
          60_000,
          50,
        );
        const usableAfter = usable === undefined ? Infinity : performance.now() - began;
        const waited = await waitedSince(timesBefore, processes);
        const skeleton = await page.evaluate(() => {
          const [html] = performance.getEntriesByType('navigation');
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          return html instanceof PerformanceNavigationTiming && paint !== undefined
            ? paint.startTime - html.responseEnd
            : Infinity;
        });
        return { usable: usableAfter, waited, skeleton };
      } finally {
        await context.close();
      }
    };
    return {
      play: async () => {
        const screen = screens[round % screens.length] ?? '';
        round += 1;
        const found: Awaited<ReturnType<typeof visitOnce>>[] = [];
        for (let at = 0; at < tries; at += 1) found.push(await visitOnce(screen));
        const skeleton = p75(found.map((each) => each.skeleton));
        const usable = p75(found.map((each) => each.usable));
        const waited = p75(found.map((each) => each.waited));
        figures.push(
          `${screen} ${skeleton.toFixed(0)} / ${usable.toFixed(0)} ms, and ${waited.toFixed(0)} waiting`,
        );
        const failures: string[] = [];
        if (skeleton > allowed.skeleton)
          failures.push(`${screen}: first paint ${skeleton.toFixed(0)} ms after the HTML (p75)`);
        if (usable > allowed.usable)
          failures.push(`${screen}: usable after ${usable.toFixed(0)} ms (p75)`);
        return { failures, after: usable, done: tries };
      },
      close: () => processes.detach(),
      figure: () => figures.join('; '),
    };
  },
};
