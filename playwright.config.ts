import { defineConfig } from '@playwright/test';
import { shellOfShortPages } from './scripts/chromium.mjs';

const launchOptions = shellOfShortPages();

/** The product for real: Chromium against our own server on its embedded database. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // One more than the cores of the smallest machine: a test waits for its page for a third of its time. Four took as long.
  workers: 3,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // A wait ends with its condition. The limits suit a machine with five times its work.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  globalSetup: './tests/e2e/start-server.ts',
  use: {
    launchOptions,
    // Routes of a test do not see what a worker asks for; who looks at workers allows them.
    serviceWorkers: 'block',
    actionTimeout: 25_000,
    navigationTimeout: 40_000,
    // Motion is drawn by the processor, a tenth of what a test costs. It is on in stories and components, in the dealer's main job and on the landing page.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    // Snapshots of the document show every step; images of it would take a fifth of the machine from what is tested.
    trace: {
      mode: process.env['KARVON_TRACE'] === 'on' ? 'on' : 'retain-on-failure',
      screenshots: false,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop-ru',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: /\.phone\.spec\.ts$/,
    },
    {
      name: 'phone-uz',
      use: {
        viewport: { width: 360, height: 780 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
      testMatch: /\.phone\.spec\.ts$/,
    },
  ],
});
