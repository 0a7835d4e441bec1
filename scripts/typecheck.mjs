// Type-checks every project with its own settings; `--without packages/ui,apps/server` skips some. Results are cached
// until a file or one of its dependencies changes.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } });
const without = values.without.split(',');
const kept = 'node_modules/.cache/karvon/types';

const projects = [
  'packages/api',
  'packages/ui',
  'packages/contract',
  'apps/server',
  'apps/dashboard',
  'apps/dashboard/worker',
  'tests',
  'tools',
  '.storybook',
];
const failed = projects.filter((project) => {
  if (without.includes(project)) return false;
  // Each further checker looks at shared types again: four of them take nearly twice the time of two cores.
  const result = spawnSync(
    'node_modules/.bin/tsc',
    [
      '-p',
      `${project}/tsconfig.json`,
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      `${kept}/${project}.json`,
    ],
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
