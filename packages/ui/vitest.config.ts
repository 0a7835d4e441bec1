import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { packageImports } from '../../scripts/package-imports.mjs';
import { chromiumOfComponents } from '../../scripts/chromium.mjs';
import { quietReact } from '../../scripts/quiet-react.mjs';
import { withoutSourceMaps } from '../../scripts/source-maps.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vanillaExtractPlugin(), react({ compiler: true }), ...withoutSourceMaps()],
  define: { 'process.env.VIRT_ON': '"1"', ...quietReact },
  optimizeDeps: {
    include: [
      ...packageImports(
        fileURLToPath(new URL('src', import.meta.url)),
        fileURLToPath(new URL('../../apps/dashboard/src/shared/marketplace', import.meta.url)),
      ),
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react/compiler-runtime',
      'react-dom',
      'react-dom/client',
      'storybook/test',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
  },
  test: {
    name: 'ui',
    include: [
      'src/**/*.test.{ts,tsx}',
      '../../apps/dashboard/src/shared/marketplace/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['./src/testing/setup.ts'],
    // Files share a page: loading it again for each file took a quarter of the time.
    isolate: false,
    // Polling ends as soon as its condition holds; the default timeout of one second is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Chromium may start slowly beside other suites.
      connectTimeout: 240_000,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: chromiumOfComponents(),
        // Without it, a background page may not write to the clipboard.
        contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
