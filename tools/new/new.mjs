// npm run new component|contract|area NAME: creates one from tools/new/templates. `area` takes --operations list,create,get,update (default: all) and --ru NAME --uz NAME.
// `--check` creates one of each in a copy of the project (tools/new/new-check.mjs).
import { spawnSync } from 'node:child_process';
import { checkTemplates } from './new-check.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { areaOptions, makeArea, makeContract } from './new-area.mjs';
import { makeFiles, namesOf } from './templates.mjs';
import { environment } from '../../scripts/suites.mjs';

const format = (files) =>
  spawnSync('oxfmt', files, { stdio: ['ignore', 'inherit', 'inherit'], env: environment() });

const make = (kind, rawName, args) => {
  const names = namesOf(rawName);
  if (kind === 'contract') {
    const files = makeContract(rawName);
    format(files);
    return `Made ${files[0]}. Put the fields that it has, npm run lint:contract, npm run generate, a line in openapi/CHANGELOG.md; then npm run new area ${names.name}.`;
  }
  if (kind === 'area') {
    const { operations, titles } = areaOptions(args);
    const { made, left } = makeArea(rawName, operations, titles);
    format(made);
    return [
      `Made ${names.name}, at /dashboard/${names.name}:`,
      ...made.map((file) => `  ${file}`),
      ...(left.length > 0 ? [`Left to you: ${left.join(', ')}.`] : []),
      'Next: npm run generate for the types of its table.',
      'By hand: labels in public/locales, permissions in http/operation-permissions.ts, app/area-of.ts with common:toArea, app/form-drafts.test.ts, menu and palette.',
    ].join('\n');
  }
  const folder = `packages/ui/src/components/${names.Name}`;
  makeFiles('tools/new/templates/component', folder, names);
  format([folder]);
  return `Made ${folder}. Import it as @karvon/ui/${names.Name}; write in its story when not to use it.`;
};

ensureInstalled();
const [kind, rawName, ...args] = process.argv.slice(2);
const isKind = ['component', 'contract', 'area'].includes(kind ?? '');
if (kind === '--check') {
  process.exit(checkTemplates({ inBrowser: rawName === '--browser' }) ? 0 : 1);
} else if (!isKind || !/^[A-Za-z][A-Za-z0-9-]*$/.test(rawName ?? '')) {
  process.stderr.write('npm run new component|contract|area NAME (letters, digits, dashes)\n');
  process.exit(2);
} else {
  try {
    process.stdout.write(`${make(kind, rawName, args)}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
