// Generates everything that comes out of the contract: bundles the three services, then hooks, models, zod and mocks
// (orval) and the server's operation table. `--check` fails when the committed output differs.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const run = (command, args) =>
  execFileSync(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'inherit'] });

const services = ['main', 'search', 'chat'];
const bundles = 'node_modules/.cache/karvon/contract';
mkdirSync(bundles, { recursive: true });

for (const service of services) {
  run('redocly', ['bundle', `openapi/${service}.yaml`, '--output', `${bundles}/${service}.json`]);
}
run('orval', ['--config', 'orval.config.ts']);
run('node', ['packages/api/scripts/generate-operations.mjs', bundles]);

if (process.argv.includes('--check')) {
  const changed = execFileSync(
    'git',
    ['status', '--porcelain', '--', 'packages/api/src/generated'],
    {
      encoding: 'utf8',
    },
  );
  if (changed !== '') {
    process.stderr.write(
      `The generated code is not what the contract says. Run npm run generate.\n${changed}`,
    );
    process.exit(1);
  }
}
