import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Rules of the project that no linter holds, every phone number, and what runs `npm run faults` and `npm run test:modes`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'architecture',
    // A process for each file took as long as the tests.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: [
      'tests/architecture/**/*.test.ts',
      'tests/phones/*.test.ts',
      'tools/faults/*.test.ts',
      'tools/local/**/*.test.ts',
      'tools/visual/*.test.ts',
    ],
  },
});
