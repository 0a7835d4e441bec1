import { spawnSync } from 'node:child_process';
import { chromiumPath, headlessShellPath } from './chromium.mjs';

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const installPackages = (...names) =>
  process.getuid?.() === 0 &&
  run('apt-get', ['update', '-qq']) &&
  run('apt-get', ['install', '-y', '-qq', ...names]);

export const ensureChromium = () => {
  const isThere = chromiumPath() !== undefined;
  const packages = [
    ...(isThere ? [] : ['chromium']),
    ...(headlessShellPath() === undefined && !process.env.CHROMIUM_PATH
      ? ['chromium-headless-shell']
      : []),
  ];
  if (packages.length === 0) return;
  process.stdout.write(`Installing ${packages.join(' and ')} for the browser tests.\n`);
  if (installPackages(...packages)) return;
  if (isThere || (packages.length > 1 && installPackages('chromium'))) return;
  if (run('node_modules/.bin/playwright', ['install', 'chromium'])) return;
  throw new Error(
    'Chromium could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.',
  );
};
