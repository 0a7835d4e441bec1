// npm run new component|feature|module NAME: makes one from templates/. `--check` makes one of each, checks it, and throws it away.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { environment } from './suites.mjs';

const kinds = {
  component: {
    folder: ({ Name }) => `packages/ui/src/components/${Name}`,
    project: 'ui',
    path: 'packages/ui',
    next: ({ Name }) =>
      `Import it as @karvon/ui/${Name}; write down in its story when not to use it.`,
  },
  feature: {
    folder: ({ name }) => `apps/dashboard/src/features/${name}`,
    project: 'dashboard',
    path: 'apps/dashboard',
    next: ({ camel, name }) =>
      `Hang ${camel}Routes into app/router.tsx, and add public/locales/{ru,uz}/${name}.json to namespaces.ts.`,
  },
  module: {
    folder: ({ name }) => `apps/server/src/modules/${name}`,
    project: 'server',
    path: 'apps/server',
    next: ({ name }) =>
      `Add the migration, its tables to db/schema.ts, ${name}.routes.ts for its operations and a line in compose.ts (see apps/server/README.md).`,
  },
};

const namesOf = (rawName) => {
  const parts = rawName
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const Name = parts.map((part) => part[0].toUpperCase() + part.slice(1)).join('');
  return {
    Name,
    name: parts.join('-'),
    snake: parts.join('_'),
    camel: Name[0].toLowerCase() + Name.slice(1),
  };
};

const fill = (text, names) =>
  text.replaceAll(/__(Name|name|snake|camel)__/g, (_, key) => names[key]);

const make = (kind, rawName) => {
  const names = namesOf(rawName);
  const folder = kinds[kind].folder(names);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  const source = path.join('templates', kind);
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(folder, fill(path.relative(source, from).replace(/\.tmpl$/, ''), names));
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, fill(readFileSync(from, 'utf8'), names));
  }
  return { folder, names };
};

const runs = (command, ...args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: environment() })
    .status === 0;

const checkOne = (kind) => {
  const { folder } = make(kind, `template-check-${kind}`);
  try {
    return (
      runs('oxfmt', folder) &&
      runs('tsc', '-p', `${kinds[kind].path}/tsconfig.json`, '--checkers', '1') &&
      runs('oxlint', '--type-aware', '--deny-warnings', folder) &&
      runs('vitest', 'run', '--project', kinds[kind].project, folder)
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

ensureInstalled();
const [kind, rawName] = process.argv.slice(2);
if (kind === '--check') {
  const failed = Object.keys(kinds).filter((one) => !checkOne(one));
  if (failed.length > 0) {
    process.stderr.write(`These templates do not pass: ${failed.join(', ')}\n`);
    process.exit(1);
  }
} else if (!Object.hasOwn(kinds, kind ?? '') || !/^[A-Za-z][A-Za-z0-9-]*$/.test(rawName ?? '')) {
  process.stderr.write('npm run new component|feature|module NAME (letters, digits, dashes)\n');
  process.exit(2);
} else {
  try {
    const { folder, names } = make(kind, rawName);
    runs('oxfmt', folder);
    process.stdout.write(`Made ${folder}. ${kinds[kind].next(names)}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
