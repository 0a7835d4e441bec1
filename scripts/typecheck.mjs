// Type-checks every room on its own settings.
import { spawnSync } from 'node:child_process';

const projects = [
  'packages/api',
  'packages/ui',
  'packages/contract',
  'apps/server',
  'apps/dashboard',
  'apps/dashboard/worker',
  'tests',
  '.storybook',
];
const failed = projects.filter((project) => {
  // Each further checker looks at shared types again: four of them take nearly twice the time of two cores.
  const result = spawnSync(
    'node_modules/.bin/tsc',
    ['-p', `${project}/tsconfig.json`, '--checkers', '1'],
    {
      stdio: 'inherit',
    },
  );
  return result.status !== 0;
});
if (failed.length > 0) {
  process.stderr.write(`Types fail in: ${failed.join(', ')}\n`);
  process.exit(1);
}
