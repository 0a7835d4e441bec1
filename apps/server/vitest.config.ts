import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // The contract's suites look at the server from outside, as packages/contract does.
    include: ['{src,demo}/**/*.test.ts', '../../tests/contract/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    environment: 'node',
    // The server is loaded once and not once a file, which was half of the run. Nothing in it is kept between two instances.
    isolate: false,
    // What is waited for ends the wait; Vitest's one second is too little on a machine with other work.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
