// Makes the fixtures (packages/api/src/generated/fixtures.ts) out of the examples of the bundled contracts: operation → body of its
// first success that has an example, typed as the generated call returns. Run after orval:
//   node packages/api/scripts/generate-fixtures.mjs <folder of {main,search,chat}.json>
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const [bundles = path.join(root, 'node_modules/.cache/karvon/contract')] = process.argv.slice(2);
const services = ['main', 'search', 'chat'];

const resolve = (spec, node) =>
  node?.$ref === undefined
    ? node
    : resolve(
        spec,
        node.$ref
          .slice(2)
          .split('/')
          .reduce(
            (value, key) =>
              value?.[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
            spec,
          ),
      );

/** The example of a body: its own, the first of its named ones, or its schema's. */
const exampleOf = (spec, media) => {
  if (media.example !== undefined) return media.example;
  const [named] = Object.values(media.examples ?? {});
  if (named !== undefined) return resolve(spec, named).value;
  return resolve(spec, media.schema)?.example;
};

const fixturesOf = (service) => {
  const spec = JSON.parse(fs.readFileSync(path.join(bundles, `${service}.json`), 'utf8'));
  return Object.values(spec.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => {
      if (operation?.operationId === undefined) return [];
      const successes = Object.entries(operation.responses).filter(([status]) => status < 300);
      for (const [status, response] of successes) {
        const media = resolve(spec, response).content?.['application/json'];
        const example = media === undefined ? undefined : exampleOf(spec, media);
        if (example !== undefined) {
          return [{ id: operation.operationId, service, status: Number(status), example }];
        }
      }
      return [];
    }),
  );
};

const rows = services.flatMap(fixturesOf);
const lines = [
  '// Generated from the examples of the contract by scripts/generate-fixtures.mjs. Do not edit.',
  ...services.map((service) => `import type * as ${service} from '../${service}';`),
  '',
  'type Answer<Call extends (...args: never[]) => unknown> = Awaited<ReturnType<Call>>;',
  '',
  'export interface Fixtures {',
  ...rows.map(({ id, service }) => `  ${id}: Answer<typeof ${service}.${id}>;`),
  '}',
  '',
  '/** The example of each operation: the body of its first success. */',
  'export const fixtures: Fixtures = {',
  ...rows.map(
    ({ id, example }) =>
      `  ${id}: ${JSON.stringify(example, undefined, 2).replaceAll('\n', '\n  ')},`,
  ),
  '};',
  '',
  '/** Status that each example stands under. */',
  'export const fixtureStatus: Readonly<Record<keyof Fixtures, number>> = {',
  ...rows.map(({ id, status }) => `  ${id}: ${status},`),
  '};',
  '',
];
fs.writeFileSync(path.join(root, 'packages/api/src/generated/fixtures.ts'), lines.join('\n'));
process.stdout.write(`${rows.length} fixtures\n`);
