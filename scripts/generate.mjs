// Generates everything that comes out of the contract: bundles the three services, then hooks, models, zod and mocks
// (orval) and the server's operation table; and out of its migrations the types of its tables. `--check` fails when the committed output differs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const services = ['main', 'search', 'chat'];
const bundles = 'node_modules/.cache/karvon/contract';
const generated = 'packages/api/src/generated';

const run = (command, args) =>
  execFileSync(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'inherit'] });

const automatic = ['Accept-Language', 'If-None-Match'];

const isAutomatic = (contract, parameter) => {
  const name = parameter.$ref?.split('/').at(-1);
  const target = name === undefined ? parameter : contract.components.parameters[name];
  return target.in === 'header' && automatic.includes(target.name);
};

/** Headers that the client sets, and `default`, the same problem document for every call. */
const forCallers = (contract) => {
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      if (!Array.isArray(operation.parameters)) continue;
      operation.parameters = operation.parameters.filter(
        (parameter) => !isAutomatic(contract, parameter),
      );
      if (operation.parameters.length === 0) delete operation.parameters;
    }
    for (const operation of Object.values(item)) {
      delete operation.responses?.default;
      // A `$ref` with a neighbour would be another type; the server refuses unknown fields of any body.
      delete operation.requestBody?.content?.['application/json']?.schema.unevaluatedProperties;
    }
  }
  return contract;
};

/** Dead weight in the browser's schemas. A bare `$ref` also keeps a schema shared. */
const withoutTexts = (node, parent) => {
  if (Array.isArray(node)) return node.map((item) => withoutTexts(item));
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).filter(
    ([key, value]) =>
      key !== 'x-origin' &&
      !(key === 'description' && typeof value === 'string' && parent !== 'responses'),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      withoutTexts(
        value,
        parent === 'response map' ? 'responses' : key === 'responses' ? 'response map' : key,
      ),
    ]),
  );
};

const isCondition = (schema) =>
  Object.keys(schema).every((key) => ['required', 'not', 'if', 'then', 'else'].includes(key));

const conditionKeys = ['if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'not'];

/**
 * Neither a type nor zod can say "this or that field": the contract's conditions are for those who read and check it. `dependentRequired`
 * of requests is in the operation table, and held where a request is bound; the services hold the rest with an error at the field.
 */
const withoutConditions = (node) => {
  if (Array.isArray(node)) return node.map(withoutConditions);
  if (node === null || typeof node !== 'object') return node;
  const isSchema = node.type === 'object' && node.properties !== undefined;
  const entries = Object.entries(node).flatMap(([key, value]) => {
    if (!isSchema) return [[key, withoutConditions(value)]];
    if (conditionKeys.includes(key)) return [];
    if (!['allOf', 'anyOf', 'oneOf'].includes(key)) return [[key, withoutConditions(value)]];
    const rest = value.filter((part) => !isCondition(part));
    return rest.length === 0 ? [] : [[key, withoutConditions(rest)]];
  });
  return Object.fromEntries(entries);
};

const write = (name, contract) =>
  writeFileSync(`${bundles}/${name}.json`, JSON.stringify(contract, undefined, 2));

mkdirSync(bundles, { recursive: true });
rmSync(generated, { recursive: true, force: true });
for (const service of services) {
  const bundle = `${bundles}/${service}.json`;
  run('redocly', ['bundle', `openapi/${service}.yaml`, '--output', bundle]);
  const contract = withoutConditions(forCallers(JSON.parse(readFileSync(bundle, 'utf8'))));
  write(`${service}.hooks`, contract);
  write(`${service}.zod`, withoutTexts(contract));
}
run('orval', ['--config', 'orval.config.ts']);
// Orval 8.38 writes `./filename` for the file of the models, where they are in one.
const fakers = `${generated}/main/endpoints/schemas.faker.ts`;
writeFileSync(
  fakers,
  readFileSync(fakers, 'utf8').replaceAll('./filename', './karvonMainService.schemas'),
);
run('node', ['packages/api/scripts/generate-operations.mjs', bundles]);
run('node', ['packages/api/scripts/generate-responses.mjs', '--contract', bundles]);
run('node', ['packages/api/scripts/generate-error-codes.mjs']);
run('node', ['packages/api/scripts/generate-fixtures.mjs', bundles]);

if (!process.argv.includes('--check')) {
  // The server's tests compare it with the migrated database that they have.
  run('vitest', ['run', '--project', 'server', 'platform/db/tables.test.ts', '--update']);
} else {
  const changed = execFileSync('git', ['status', '--porcelain', '--', generated], {
    encoding: 'utf8',
  });
  if (changed !== '') {
    process.stderr.write(
      `The generated code is not what the contract says. Run npm run generate.\n${changed}`,
    );
    process.exit(1);
  }
}
