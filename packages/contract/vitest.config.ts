import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    // A process for each file took longer than the tests.
    isolate: false,
    // What is waited for ends the wait; Vitest's one second is too little on a machine with other work.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
