import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Node, because the code also runs in tests and in the prerender. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // A process per file took longer than the tests.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
