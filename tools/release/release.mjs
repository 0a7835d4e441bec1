// npm run release: creates and tries release/karvon-VERSION-linux-ARCH.tar.gz, which starts on a bare Linux with glibc, without npm and without a network.
// With `--node node-v24.21.0-linux-x64.tar.gz --sums SHASUMS256.txt` of nodejs.org its Node is compared with the published one.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../../scripts/build.mjs';
import { ensureInstalled, root } from '../../scripts/install.mjs';
import { checkNodeArchive } from './node-archive.mjs';
import { licencesOf } from '../../scripts/licences.mjs';
import { tryRelease } from './try-release.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const findPackage = (name, from) => {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
  }
  return undefined;
};

const packagesOf = (folder, found = new Set()) => {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
  } = readJson(path.join(folder, 'package.json'));
  for (const name of Object.keys({
    ...peerDependencies,
    ...optionalDependencies,
    ...dependencies,
  })) {
    if (name.startsWith('@karvon/')) continue;
    const place = findPackage(name, folder);
    const isNeeded = name in dependencies && !(name in optionalDependencies);
    if (place === undefined && isNeeded) fail(`${name} of ${folder} is not installed.`);
    // Peer dependencies are left out unless they are regular dependencies as well.
    if (place === undefined || (name in peerDependencies && !isNeeded) || found.has(place))
      continue;
    found.add(place);
    packagesOf(place, found);
  }
  return found;
};

const isShipped = (file) => !/\.(map|d\.[cm]?ts)$|[\\/](docs?|tests?|__tests__)$/.test(file);

const copy = (from, to) =>
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => isShipped(file) && !path.relative(from, file).startsWith('node_modules'),
  });

const layOut = (folder) => {
  const into = (...parts) => path.join(folder, ...parts);
  mkdirSync(into('bin'), { recursive: true });
  const node = realpathSync(path.join(root, 'node_modules/.bin/node'));
  copyFileSync(node, into('bin/node'));
  copyFileSync(path.join(path.dirname(node), '../LICENSE'), into('LICENSE-node'));
  copyFileSync(path.join(root, 'LICENSE'), into('LICENSE'));
  copyFileSync(path.join(root, 'CHANGELOG.md'), into('CHANGELOG.md'));
  cpSync(path.join(root, 'tools/release/files'), folder, { recursive: true });
  copy(path.join(root, 'apps/server/dist'), into('apps/server/dist'));
  // Read by the demo.
  copy(path.join(root, 'apps/server/demo/images'), into('apps/server/demo/images'));
  copy(path.join(root, 'apps/dashboard/dist'), into('apps/dashboard/dist'));
  // Node takes the bundle for modules because of this file.
  copyFileSync(path.join(root, 'apps/server/package.json'), into('apps/server/package.json'));
  const packages = [...packagesOf(path.join(root, 'apps/server'))];
  for (const place of packages) copy(place, into(path.relative(root, place)));
  const bundled = readFileSync(path.join(root, 'apps/dashboard/dist/licenses.txt'), 'utf8');
  writeFileSync(
    into('THIRD-PARTY-NOTICES.txt'),
    `# Of the server\n\n${licencesOf(packages)}\n\n# Of the dashboard\n\n${bundled}`,
  );
};

const megabytes = (file) => `${(statSync(file).size / 1024 / 1024).toFixed(1)} MB`;

ensureInstalled();
if (process.platform !== 'linux') fail('An archive is made on Linux, where it will run.');
const { values } = parseArgs({ options: { node: { type: 'string' }, sums: { type: 'string' } } });
if (values.node !== undefined)
  checkNodeArchive({
    node: realpathSync(path.join(root, 'node_modules/.bin/node')),
    archive: values.node,
    sums: values.sums ?? fail('--node needs --sums.'),
  });
buildChanged();
const { version } = readJson(path.join(root, 'package.json'));
const name = `karvon-${version}-linux-${process.arch}`;
const release = path.join(root, 'release');
rmSync(release, { recursive: true, force: true });
layOut(path.join(release, name));
const archive = path.join(release, `${name}.tar.gz`);
const packed = spawnSync(
  'tar',
  [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '-czf',
    archive,
    '-C',
    release,
    name,
  ],
  { encoding: 'utf8' },
);
if (packed.status !== 0) fail(packed.stderr);
rmSync(path.join(release, name), { recursive: true });
process.stdout.write(`${path.relative(root, archive)} ${megabytes(archive)}\n`);
await tryRelease(archive);
