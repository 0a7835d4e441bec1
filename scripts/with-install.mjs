// Installs what is missing, then runs a command on Node 24: node scripts/with-install.mjs storybook dev -p 6006
// With --build before the command it first builds what changed: the command runs the built product.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildChanged } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

const argv = process.argv.slice(2);
const isBuilding = argv[0] === '--build';
const [command, ...args] = isBuilding ? argv.slice(1) : argv;

ensureInstalled();
if (isBuilding) buildChanged();
const child = spawn(command, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  process.stderr.write(`${command} could not be started: ${error.message}\n`);
  process.exitCode = 1;
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
