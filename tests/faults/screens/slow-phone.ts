import { signIn } from '../../product/sign-in.ts';
import { until } from '../pause.ts';
import type { Row } from '../row.ts';

/** 400 kbit/s and 400 ms, as the mobile net of a bazaar. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowerCpu = 4;
/** From the end of the HTML to the first thing that is seen, and from the request to a page that can be used; ms. */
const allowed = { skeleton: 1000, usable: 8000 };
const screens = ['/dashboard/autos', '/dashboard/work-panel', '/dashboard/chat'];
const tries = 10;

/** Of ten the eighth: three quarters are no slower. */
const p75 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.75) - 1] ?? Infinity;

/** A first visit by a slow phone on a slow line, with nothing on the device. */
export const slowPhone: Row = {
  key: 'slow-phone',
  name: 'first visit: 400 kbit/s, 400 ms, CPU ÷ 4',
  rounds: screens.length,
  tries,
  limit: 600_000,
  open: async (stage) => {
    const { url } = await stage.product();
    const browser = await stage.browser();
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
        const skeleton = await page.evaluate(() => {
          const [html] = performance.getEntriesByType('navigation');
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          return html instanceof PerformanceNavigationTiming && paint !== undefined
            ? paint.startTime - html.responseEnd
            : Infinity;
        });
        return { usable: usableAfter, skeleton };
      } finally {
        await context.close();
      }
    };
    return {
      play: async () => {
        const screen = screens[round % screens.length] ?? '';
        round += 1;
        const found: { usable: number; skeleton: number }[] = [];
        for (let at = 0; at < tries; at += 1) found.push(await visitOnce(screen));
        const skeleton = p75(found.map((each) => each.skeleton));
        const usable = p75(found.map((each) => each.usable));
        figures.push(`${screen} ${skeleton.toFixed(0)} / ${usable.toFixed(0)} ms`);
        const failures: string[] = [];
        if (skeleton > allowed.skeleton)
          failures.push(`${screen}: first paint ${skeleton.toFixed(0)} ms after the HTML (p75)`);
        if (usable > allowed.usable)
          failures.push(`${screen}: usable after ${usable.toFixed(0)} ms (p75)`);
        return { failures, after: usable, done: tries };
      },
      close: () => Promise.resolve(),
      figure: () => figures.join('; '),
    };
  },
};
