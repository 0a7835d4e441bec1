import { defineConfig } from 'vitest/config';

/** Every suite that vitest runs; browser tests of the whole product are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    projects: [
      'packages/api/vitest.config.ts',
      'packages/ui/vitest.config.ts',
      'packages/contract/vitest.config.ts',
      'apps/server/vitest.config.ts',
      'apps/dashboard/vitest.config.ts',
      'apps/dashboard/vitest.browser.config.ts',
      'tests/vitest.config.ts',
      '.storybook/vitest.config.ts',
      '.storybook/vitest.docs.config.ts',
    ],
  },
});
