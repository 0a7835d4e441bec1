import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { shellOfStories } from '../scripts/chromium.mjs';
import { quietReact } from '../scripts/quiet-react.mjs';
import { withoutSourceMaps } from '../scripts/source-maps.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }),
    ...withoutSourceMaps(),
  ],
  define: { 'process.env.VIRT_ON': '"1"', ...quietReact },
  test: {
    name: 'stories',
    // The first screen compiles the dashboard.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Stories share their page, as in Storybook: loading it again for each file took a third of the time.
    isolate: false,
    // `npm test` runs one story of each component and screen.
    setupFiles: process.env['STORIES'] === 'first' ? ['.storybook/first-stories.ts'] : [],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Chromium may start slowly beside other suites.
      connectTimeout: 240_000,
      provider: playwright({ launchOptions: shellOfStories() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
