// Builds @karvon/contract: the program, the contract as files (YAML, JSON, without `$ref`, types) and the sources of its site. `npm pack` runs it.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeBundles } from '../src/commands/write-bundles.ts';
import { contractBundles } from './bundles.mjs';
import { root } from '../../../scripts/install.mjs';

const project = path.join(root, 'packages/contract');
const tool = (name) => path.join(root, 'node_modules/.bin', name);

const emptied = (name) => {
  const folder = path.join(project, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return folder;
};

/** Writes declarations of the bodies' types, from the dashboard's models. */
const writeTypes = (target) => {
  const generated = path.join(root, 'packages/api/src/generated');
  for (const service of ['main', 'search', 'chat']) {
    const folder = path.join(generated, service, 'endpoints');
    const models = readdirSync(folder).find((name) => name.endsWith('.schemas.ts'));
    execFileSync(
      tool('tsc'),
      [
        '--ignoreConfig',
        '--target',
        'es2022',
        '--declaration',
        '--emitDeclarationOnly',
        '--outDir',
        path.join(target, service),
        path.join(folder, models),
      ],
      { stdio: 'inherit' },
    );
    renameSync(
      path.join(target, service, models.replace(/\.ts$/, '.d.ts')),
      path.join(target, service, 'index.d.ts'),
    );
  }
};

execFileSync(tool('vite'), ['build', '--logLevel', 'warn'], { cwd: project, stdio: 'inherit' });
chmodSync(path.join(project, 'dist/cli.js'), 0o755);
writeBundles(contractBundles(), emptied('bundles'));
writeTypes(emptied('types'));
copyFileSync(path.join(root, 'openapi/CHANGELOG.md'), path.join(project, 'CHANGELOG.md'));
copyFileSync(path.join(root, 'docs/adopting.md'), path.join(project, 'ADOPTING.md'));
copyFileSync(path.join(root, 'LICENSE'), path.join(project, 'LICENSE'));
copyFileSync(
  path.join(root, 'node_modules/minisearch/dist/es/index.js'),
  path.join(project, 'site/minisearch.js'),
);
