import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Pure functions, in Node. What runs in the browser (formatting too) is tested by vitest.browser.config.ts. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vanillaExtractPlugin(), react()],
  define: { __LOCALES_VERSION__: '"test"' },
  test: {
    name: 'dashboard',
    include: ['src/**/!(*.browser).test.{ts,tsx}', 'build/**/*.test.ts'],
    // Product parts are tested beside the components they are made of (packages/ui/vitest.config.ts).
    exclude: ['src/shared/marketplace/**'],
    environment: 'node',
    // Files share their modules: loading them takes longer than the tests. A test that replaces a module runs in the browser, where files share nothing.
    isolate: false,
    // What is waited for ends the wait; Vitest's one second is too little on a machine with other work.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
