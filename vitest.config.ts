import { defineConfig } from 'vitest/config';

/** Every suite that vitest runs; browser tests of the whole product are Playwright's (playwright.config.ts). */
const projects = {
  api: 'packages/api/vitest.config.ts',
  ui: 'packages/ui/vitest.config.ts',
  contract: 'packages/contract/vitest.config.ts',
  server: 'apps/server/vitest.config.ts',
  dashboard: 'apps/dashboard/vitest.config.ts',
  'dashboard-browser': 'apps/dashboard/vitest.browser.config.ts',
  architecture: 'tests/vitest.config.ts',
  stories: '.storybook/vitest.config.ts',
  docs: '.storybook/vitest.docs.config.ts',
};

/** What `--project` names. */
const asked = process.argv.flatMap((argument, index, all) =>
  argument === '--project'
    ? all.slice(index + 1, index + 2)
    : argument.startsWith('--project=')
      ? [argument.slice('--project='.length)]
      : [],
);

/** By a pattern (`!docs`, `dash*`) or a name that is none, Vitest itself chooses or complains. */
const isNamed = asked.length > 0 && asked.every((name) => Object.hasOwn(projects, name));

export default defineConfig({
  test: {
    // Vitest sets up all that it is given before it chooses, Storybook among them: 4 s of processor each time.
    projects: Object.entries(projects)
      .filter(([name]) => !isNamed || asked.includes(name))
      .map(([, config]) => config),
  },
});
