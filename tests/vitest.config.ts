import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Rules of the project, every phone number, and tests of `npm run faults` and `npm run test:modes`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'architecture',
    // A process for each file takes as long as its tests.
    isolate: false,
    testTimeout: 90_000,
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
