// npm run chromatic: publishes Storybook where a token is set. The client is fetched only then: it weighs more than everything else
// that tests need here, and most machines have no token.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { environment } from './suites.mjs';

const version = '18.14.3';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stdout.write(
    'Nothing is published: CHROMATIC_PROJECT_TOKEN is not set. `npm run build:storybook` makes the same pages in storybook-static, and ' +
      '`npm run test:visual` compares them here.\n',
  );
} else {
  ensureInstalled();
  const { status } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `chromatic@${version}`,
      '--',
      '--build-script-name=build:storybook',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: environment() },
  );
  process.exitCode = status ?? 1;
}
