import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    // A process per file took longer than the tests.
    isolate: false,
    // Polling ends with its condition; Vitest's default of one second is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
