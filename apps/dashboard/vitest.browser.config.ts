import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { packageImports } from '../../scripts/package-imports.mjs';
import { shellOfShortPages } from '../../scripts/chromium.mjs';
import { quietReact } from '../../scripts/quiet-react.mjs';
import { withoutSourceMaps } from '../../scripts/source-maps.mjs';
import { uzbekForReactAria } from './build/uzbek-for-react-aria.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Screens and formatting in real Chromium. Formatting runs in both projects: Chromium's Intl knows no Uzbek, Node's does. */
export default defineConfig({
  root: folder('.'),
  plugins: [
    vanillaExtractPlugin(),
    react({ compiler: true }),
    uzbekForReactAria(),
    ...withoutSourceMaps(),
  ],
  define: { __LOCALES_VERSION__: '"test"', 'process.env.VIRT_ON': '"1"', ...quietReact },
  // Each file has a page of its own, which loads the same modules: they do not change within a run.
  server: { headers: { 'Cache-Control': 'max-age=3600' } },
  optimizeDeps: {
    // One that is found on the way reloads the page in the middle of a run.
    include: [
      ...packageImports(
        folder('src'),
        folder('../../packages/ui/src'),
        folder('../../packages/api/src'),
      ),
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react/compiler-runtime',
      'react-dom',
      'react-dom/client',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
  },
  test: {
    name: 'dashboard-browser',
    setupFiles: ['./src/testing/setup.ts'],
    include: ['src/**/*.browser.test.{ts,tsx}', 'src/shared/format/*.test.ts'],
    // What is waited for ends the wait; Vitest's one second is too little on a machine with other work.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Chromium may start slowly beside other suites.
      connectTimeout: 240_000,
      provider: playwright({ launchOptions: shellOfShortPages() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
