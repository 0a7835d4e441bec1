import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('peer', import.meta.url));
const folder = path.resolve('.cache/bench-peer');

const rows = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  title: `Chevrolet Cobalt ${String(at + 1)}`,
  price: 140_000_000 + at * 1_000_000,
  year: 2024 - (at % 5),
  status: 'active',
  views: at * 17,
}));

/**
 * Builds react-admin's page, installed once by its own lock file, since it is no dependency of ours.
 * @returns the folder of the build
 */
export const buildPeer = (): string => {
  cpSync(source, folder, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(path.join(folder, 'node_modules/react-admin')))
    run('npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline');
  run(path.resolve('node_modules/.bin/vite'), 'build', '--logLevel', 'error', '--base', '/');
  const dist = path.join(folder, 'dist');
  writeFileSync(path.join(dist, 'peer-rows.json'), JSON.stringify(rows));
  return dist;
};
