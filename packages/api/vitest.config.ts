import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Node: the code has to work in tests and in the prerender too. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // A process for each file took longer than the tests.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
