// Makes sure that a Chromium is there for the browser tests, and says what it does.
import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.mjs';

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/** Installs Chromium where none is found: Debian's package as root, else Playwright's own download. */
export const ensureChromium = () => {
  if (chromiumPath()) return;
  process.stdout.write('No Chromium found: installing one for the browser tests.\n');
  const asRoot = process.getuid?.() === 0;
  if (
    asRoot &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  )
    return;
  if (run('node_modules/.bin/playwright', ['install', 'chromium'])) return;
  throw new Error(
    'Chromium could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.',
  );
};
