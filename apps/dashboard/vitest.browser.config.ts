import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromium } from '../../scripts/chromium.mjs';
import { uzbekForReactAria } from './build/uzbek-for-react-aria.ts';

/** Screens and formatting in real Chromium. Formatting runs in both projects: Chromium's Intl knows no Uzbek, Node's does. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vanillaExtractPlugin(), react({ compiler: true }), uzbekForReactAria()],
  define: { __LOCALES_VERSION__: '"test"', 'process.env.VIRT_ON': '"1"' },
  optimizeDeps: {
    include: [
      '@testing-library/react',
      'react-dom/client',
      'react-hook-form',
      'react-router-dom',
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  test: {
    name: 'dashboard-browser',
    include: ['src/**/*.browser.test.{ts,tsx}', 'src/shared/format/*.test.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
