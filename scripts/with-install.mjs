// Installs what is missing, then runs a command on Node 24: node scripts/with-install.mjs storybook dev -p 6006
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const [command, ...args] = process.argv.slice(2);
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
