// Creates both halves of an area from tools/new/templates/area, for its operations in the contract.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf, snippetsOf } from './area-fields.mjs';
import { makeFile, makeFiles, namesOf, register } from './templates.mjs';

const bundle = 'node_modules/.cache/karvon/contract/main.json';
const known = ['list', 'create', 'get', 'update'];
const features = 'apps/dashboard/src/features';
const modules = 'apps/server/src/modules/stock';
const migrationsFolder = 'apps/server/src/platform/db/migrations';

/** `npm run new contract NAME` */
export const makeContract = (rawName) => {
  const names = namesOf(rawName);
  const file = `openapi/main/${names.name}.yaml`;
  makeFile('tools/new/templates/contract/__name__.yaml.tmpl', file, names);
  const at = (route) =>
    `  ${route}: { $ref: './main/${names.name}.yaml#/paths/${route.replaceAll('/', '~1')}' }`;
  register('openapi/main.yaml', [
    {
      before: /name: marketplace,/,
      line: `  - { name: ${names.name}, description: ${names.Name}. }`,
    },
    { before: /^ {2}\/work-panel:/, line: at(`/${names.name}`) },
    { before: /^ {2}\/work-panel:/, line: at(`/${names.name}/{id}`) },
  ]);
  return [file, 'openapi/main.yaml'];
};

const operationIn = (contract, id) => {
  for (const [route, methods] of Object.entries(contract.paths))
    for (const operation of Object.values(methods))
      if (operation.operationId === id) return { route, ...operation };
  return undefined;
};

/** @throws Error with a missing operation, or an unsupported part of one */
const readOperations = (names, asked) => {
  const wrong = asked.filter((one) => !known.includes(one));
  if (wrong.length > 0)
    throw new Error(`--operations knows ${known.join(', ')}: not ${wrong.join(', ')}.`);
  if (!asked.includes('list')) throw new Error('An area has a list at least.');
  if (asked.includes('create') && !asked.includes('get'))
    throw new Error('create needs get: what was made is shown.');
  if (asked.includes('update') && !asked.includes('create'))
    throw new Error('update needs create: they share the form.');
  if (!existsSync(bundle)) throw new Error('Run npm run generate first: it bundles the contract.');
  const contract = JSON.parse(readFileSync(bundle, 'utf8'));
  const operations = Object.fromEntries(
    asked.map((one) => {
      const id = one === 'list' ? `list${names.Name}` : `${one}${names.One}`;
      const operation = operationIn(contract, id);
      if (operation === undefined)
        throw new Error(
          `The contract has no ${id}. Write it down (npm run new contract ${names.name} begins it), then npm run generate.`,
        );
      return [one, { id, ...operation }];
    }),
  );
  return { contract, operations };
};

const nextMigration = () => {
  const numbers = readdirSync(migrationsFolder).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
};

const registerDashboard = ({ name, camel }) => [
  register('apps/dashboard/src/shared/i18n/namespaces.ts', [
    { before: /^\] as const;/, line: `  '${name}',` },
  ]),
  register('apps/dashboard/src/shared/i18n/resources.d.ts', [
    { before: /^$/, line: `import type ${camel} from '../../../public/locales/ru/${name}.json';` },
    { before: /statistics: typeof/, line: `      '${name}': typeof ${camel};` },
  ]),
  register('apps/dashboard/src/shared/paths.ts', [
    { before: /^ {2}leads:/, line: `  ${camel}: resource('/dashboard/${name}'),` },
  ]),
  register('apps/dashboard/src/app/router.tsx', [
    {
      before: /^import .*\/trade-in\/routes/,
      line: `import { ${camel}Routes } from '../features/${name}/routes';`,
    },
    {
      before: /\.\.\.chatRoutes/,
      line: `              { path: '${name}', children: ${camel}Routes },`,
    },
  ]),
];

const registerServer = ({ Name, name, camel }, operations, migration) => [
  register(`${migrationsFolder}/index.ts`, [
    { before: /^$/, line: `import { ${camel} } from './${migration}_${name}';` },
    { before: /^};/, line: `  '${migration}_${name}': ${camel},`, isLast: true },
  ]),
  register('apps/server/src/platform/http/operation-permissions.ts', [
    {
      before: /^ {2}listCarModels:/,
      line: `${Object.values(operations)
        .map(({ id }) => `  ${id}: 'any',`)
        .join('\n')}\n`,
    },
  ]),
  register('apps/server/src/compose.ts', [
    {
      before: /^import .*from '\.\/modules\/trade-in\/trade-in\/trade-in\.module/,
      line: `import { ${camel}Routes } from './modules/stock/${name}/${name}.routes';\nimport { create${Name}Service } from './modules/stock/${name}/${name}.service';`,
    },
    {
      before: /\.\.\.workPanelRoutes\(/,
      line: `      ...${camel}Routes(create${Name}Service(deps)),`,
    },
  ]),
];

/**
 * Creates and registers both halves of an area with their tests.
 * @param asked operations, of `list`, `create`, `get`, `update`
 * @param titles name of the area, `{ ru, uz }`
 * @returns every file that was created or changed, and the remaining manual work
 */
export const makeArea = (rawName, asked, titles = {}) => {
  const names = namesOf(rawName);
  const { contract, operations } = readOperations(names, asked);
  const { fields, left, hasDate } = fieldsOf(contract, operations, names);
  const has = (one) => asked.includes(one);
  const migration = nextMigration();
  const values = {
    ...names,
    ...snippetsOf(fields, operations, { hasDate, hasView: has('get'), names }),
    tag: operations.list.tags[0],
    path: `/main${operations.list.route}`,
    titleRu: titles.ru ?? names.Name,
    titleUz: titles.uz ?? names.Name,
    replies: [
      ...(has('create') ? ['createdVersion'] : []),
      'ok',
      ...(has('get') || has('update') ? ['versioned'] : []),
    ].join(', '),
    clockDep: has('create') ? ', clock' : '',
    clockType: has('create') ? " | 'clock'" : '',
  };
  const hasFigures = fields.some(({ kind }) => kind !== 'text');
  const conditions = new Set([
    ...asked,
    ...(has('update') ? [] : ['noUpdate']),
    ...(hasFigures ? ['hasFigures'] : []),
    ...(hasDate ? ['hasDate'] : []),
    ...(hasFigures || hasDate ? ['formats'] : []),
  ]);
  const isWanted = (file) =>
    (has('get') || !file.startsWith('__One__Page.')) &&
    (has('create') || !/(FormPage|-definition)\./.test(file));
  const made = [
    ...makeFiles('tools/new/templates/area/dashboard', `${features}/${names.name}`, values, {
      conditions,
      isWanted,
    }),
    ...makeFiles('tools/new/templates/area/server', `${modules}/${names.name}`, values, {
      conditions,
    }),
    makeFile(
      'tools/new/templates/area/migration.ts.tmpl',
      `${migrationsFolder}/${migration}_${names.name}.ts`,
      values,
      conditions,
    ),
    ...['ru', 'uz'].map((language) =>
      makeFile(
        `tools/new/templates/area/locales/${language}.json.tmpl`,
        `apps/dashboard/public/locales/${language}/${names.name}.json`,
        values,
        conditions,
      ),
    ),
    ...(has('update')
      ? [
          makeFile(
            'tools/new/templates/area/e2e.spec.ts.tmpl',
            `tests/e2e/${names.name}.spec.ts`,
            values,
            conditions,
          ),
        ]
      : []),
    ...registerDashboard(names),
    ...registerServer(names, operations, migration),
  ].filter(Boolean);
  return { made: [...new Set(made)].map((file) => path.normalize(file)), left };
};

export const areaOptions = (args) => {
  const valueOf = (name) => {
    const at = args.indexOf(`--${name}`);
    return at === -1 ? undefined : args[at + 1];
  };
  return {
    operations: (valueOf('operations') ?? known.join(',')).split(',').map((one) => one.trim()),
    titles: { ru: valueOf('ru'), uz: valueOf('uz') },
  };
};
