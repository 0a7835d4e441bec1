import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Rules of the project that no linter holds, and the runner of `npm run faults`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'architecture',
    include: ['tests/architecture/**/*.test.ts', 'tests/faults/*.test.ts'],
  },
});
