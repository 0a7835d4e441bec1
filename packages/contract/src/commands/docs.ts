import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadContract, readBundle, services, UsageError } from '../contract/load-contract.ts';
import { makeSite } from '../docs/site.ts';
import { bundleFolder } from './bundle-folder.ts';
import { writeBundles } from './write-bundles.ts';

const usage = `Makes a static site of the contract: services, socket, error codes, search. It loads nothing from elsewhere.

  karvon-contract docs --out docs

  --out       folder to write to (default karvon-docs)
  --contract  folder of bundles (default: those of this package)
`;

/** Beside the built program, or in the checkout. */
const ownFile = (...names: string[]): string => {
  const found = names
    .map((name) => fileURLToPath(new URL(name, import.meta.url)))
    .find((file) => existsSync(file));
  if (found === undefined) throw new UsageError(`${names[0] ?? ''} is missing from the package.`);
  return found;
};

const write = (out: string, name: string, content: string): void => {
  const file = path.join(out, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

export const run = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: 'karvon-docs' },
      contract: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const folder = await bundleFolder(values.contract);
  const contracts = services.map((service) => loadContract(folder, service));
  const pages = makeSite({
    contracts,
    socket: readBundle(path.join(folder, 'chat.asyncapi.json')),
    guide: readFileSync(ownFile('../site/guide.md', '../../site/guide.md'), 'utf8'),
    changelog: readFileSync(ownFile('../CHANGELOG.md', '../../../../openapi/CHANGELOG.md'), 'utf8'),
  });
  try {
    for (const [name, content] of pages) write(values.out, name, content);
    for (const name of ['style.css', 'search.js', 'try.js'])
      copyFileSync(ownFile(`../site/${name}`, `../../site/${name}`), path.join(values.out, name));
    copyFileSync(
      ownFile('../site/minisearch.js', '../../../../node_modules/minisearch/dist/es/index.js'),
      path.join(values.out, 'minisearch.js'),
    );
    if (existsSync(path.join(folder, 'main.yaml')))
      cpSync(folder, path.join(values.out, 'bundles'), { recursive: true });
    else writeBundles(folder, path.join(values.out, 'bundles'));
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    throw new UsageError(`--out ${values.out} cannot be written: ${cause.message}`, { cause });
  }
  process.stdout.write(`${String(pages.size)} pages in ${path.resolve(values.out)}\n`);
  return 0;
};
