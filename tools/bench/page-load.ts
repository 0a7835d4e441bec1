import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export interface PageLoad {
  scriptKiB: number;
  cssKiB: number;
  requests: number;
  /** Milliseconds from navigation. */
  usable: number;
  /** Milliseconds until scripts have replaced the initial content. */
  complete: number;
  /** Milliseconds. */
  lcp: number;
}

export interface Target {
  url: string;
  usable: string;
  /** Element that only scripts can render. @default the same */
  complete?: string;
  profile?: string;
}

const devices = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
  },
  desktop: { viewport: { width: 1280, height: 800 }, locale: 'ru-RU' },
};

export type Device = keyof typeof devices;

/** Lighthouse's mobile network and processor: 1.6 Mbit/s down, 150 ms, a quarter of the processor. */
export const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

export const openDevice = async (
  browser: Browser,
  device: Device,
  profile?: string,
): Promise<BrowserContext> => {
  const context = await browser.newContext(devices[device]);
  if (profile !== undefined) {
    await context.addInitScript((value) => {
      localStorage.setItem('profile-values', value);
    }, profile);
  }
  return context;
};

/** Time of the latest candidate half a second after the first, or 0 after three seconds without one. */
const lcpOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let latest = 0;
        let isSettling = false;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) latest = entry.startTime;
          if (isSettling) return;
          isSettling = true;
          setTimeout(() => resolve(latest), 500);
        });
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(latest), 3000);
      }),
  );

/** Minimum milliseconds on a page: background work after the first screen completes in it. */
const stay = 5000;

/** `isSlow`: slow 4G and a quarter of the processor. */
export const loadPage = async (
  context: BrowserContext,
  target: Target,
  isSlow: boolean,
): Promise<PageLoad> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (isSlow) await slowDown(session);
  else await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const sums = { script: 0, css: 0, requests: 0 };
  let isCounting = true;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!isCounting) return;
    const kind = kinds.get(requestId);
    sums.requests += 1;
    if (kind === 'Script') sums.script += encodedDataLength;
    if (kind === 'Stylesheet') sums.css += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(target.url, { waitUntil: 'commit' });
  await page.locator(target.usable).first().waitFor({ state: 'visible' });
  const usable = performance.now() - began;
  await page
    .locator(target.complete ?? target.usable)
    .first()
    .waitFor({ state: 'visible' });
  const complete = performance.now() - began;
  isCounting = false;
  const lcp = await lcpOf(page);
  await page.waitForTimeout(stay);
  await page.close();
  return {
    scriptKiB: sums.script / 1024,
    cssKiB: sums.css / 1024,
    requests: sums.requests,
    usable,
    complete,
    lcp,
  };
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
