// Builds @karvon/contract: the program, and the contract as one file for each service (JSON and YAML). `npm pack` runs it.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { contractBundles } from './contract-bundles.mjs';
import { root } from './install.mjs';

const room = path.join(root, 'packages/contract');
const bundles = path.join(room, 'bundles');

execFileSync(path.join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
  cwd: room,
  stdio: 'inherit',
});
chmodSync(path.join(room, 'dist/cli.js'), 0o755);
rmSync(bundles, { recursive: true, force: true });
mkdirSync(bundles);
const source = contractBundles();
for (const name of readdirSync(source)) {
  copyFileSync(path.join(source, name), path.join(bundles, name));
  const bundle = JSON.parse(readFileSync(path.join(source, name), 'utf8'));
  writeFileSync(path.join(bundles, name.replace('.json', '.yaml')), stringify(bundle));
}
copyFileSync(path.join(root, 'openapi/CHANGELOG.md'), path.join(room, 'CHANGELOG.md'));
