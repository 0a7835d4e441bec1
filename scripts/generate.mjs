// Generates everything that comes out of the contract: bundles the three services, then hooks, models, zod and mocks
// (orval) and the server's operation table. `--check` fails when the committed output differs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const services = ['main', 'search', 'chat'];
const bundles = 'node_modules/.cache/karvon/contract';
const generated = 'packages/api/src/generated';

const run = (command, args) =>
  execFileSync(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'inherit'] });

/** Headers that the client sets by itself for every call: no caller should have to pass them. */
const automatic = ['Accept-Language', 'If-None-Match'];

const isAutomatic = (contract, parameter) => {
  const name = parameter.$ref?.split('/').at(-1);
  const target = name === undefined ? parameter : contract.components.parameters[name];
  return target.in === 'header' && automatic.includes(target.name);
};

const withoutAutomaticHeaders = (contract) => {
  for (const path of Object.values(contract.paths)) {
    for (const operation of Object.values(path)) {
      if (!Array.isArray(operation.parameters)) continue;
      operation.parameters = operation.parameters.filter(
        (parameter) => !isAutomatic(contract, parameter),
      );
      if (operation.parameters.length === 0) delete operation.parameters;
    }
  }
  return contract;
};

/**
 * Words are for readers of the contract: in the browser's schemas they would be dead weight. Answers must keep theirs.
 * A bare `$ref` also keeps a schema shared instead of written out again.
 */
const withoutWords = (node, parent) => {
  if (Array.isArray(node)) return node.map((item) => withoutWords(item));
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).filter(
    ([key, value]) =>
      key !== 'x-origin' &&
      !(key === 'description' && typeof value === 'string' && parent !== 'responses'),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      withoutWords(
        value,
        parent === 'answers' ? 'responses' : key === 'responses' ? 'answers' : key,
      ),
    ]),
  );
};

const write = (name, contract) =>
  writeFileSync(`${bundles}/${name}.json`, JSON.stringify(contract, undefined, 2));

mkdirSync(bundles, { recursive: true });
rmSync(generated, { recursive: true, force: true });
for (const service of services) {
  const bundle = `${bundles}/${service}.json`;
  run('redocly', ['bundle', `openapi/${service}.yaml`, '--output', bundle]);
  const contract = withoutAutomaticHeaders(JSON.parse(readFileSync(bundle, 'utf8')));
  write(`${service}.hooks`, contract);
  write(`${service}.zod`, withoutWords(contract));
}
run('orval', ['--config', 'orval.config.ts']);
run('node', ['packages/api/scripts/generate-operations.mjs', bundles]);
run('node', ['packages/api/scripts/generate-answers.mjs', '--contract', bundles]);
run('node', ['packages/api/scripts/generate-fixtures.mjs', bundles]);

if (process.argv.includes('--check')) {
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
