// Generates the server's operation table (packages/api/src/generated/operations.ts) from the bundled contracts and the names of
// orval's zod schemas. Run after orval:
//   node packages/api/scripts/generate-operations.mjs [folder of {main,search,chat}.json] [--generated <folder>]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { generated: { type: 'string' } },
});
const args = {
  contract: positionals[0] ?? path.join(root, 'node_modules/.cache/karvon/contract'),
  generated: values.generated ?? path.join(root, 'packages/api/src/generated'),
};
const services = ['main', 'search', 'chat'];
const methods = ['get', 'put', 'post', 'delete', 'patch'];

const pascal = (id) => id[0].toUpperCase() + id.slice(1);
const camel = (text) => text.replace(/[^A-Za-z0-9]+(\w)/g, (_, letter) => letter.toUpperCase());
const quote = (text) => `'${text.replaceAll("'", String.raw`\'`)}'`;

/** Follows local `$ref`s; the bundle has no other kind. */
function resolve(spec, node) {
  let current = node;
  for (let hops = 0; current?.$ref !== undefined; hops += 1) {
    if (!current.$ref.startsWith('#/') || hops > 20) {
      throw new Error(`Cannot follow ${current.$ref}: bundle the contract first.`);
    }
    current = current.$ref
      .slice(2)
      .split('/')
      .reduce(
        (value, key) =>
          value?.[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
        spec,
      );
  }
  return current;
}

function zodExports(service) {
  const folder = path.join(args.generated, service, 'zod');
  const names = new Map();
  if (!fs.existsSync(folder)) return names;
  const files = fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.zod.ts'));
  for (const file of files.toSorted()) {
    if (file.startsWith('index.')) continue;
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(/^export const (\w+)\b/gm)) {
      if (!names.has(name)) names.set(name, file.split(path.sep).join('/').replace(/\.ts$/, ''));
    }
  }
  return names;
}

/** `number`, `boolean` or `string`, with `[]` when it may be repeated: how the text of a query or path is read. */
function kindOf(spec, schemaNode) {
  const schema = resolve(spec, schemaNode) ?? {};
  const types = [schema.type].flat().filter((type) => type !== 'null');
  if (types.includes('array')) return `${kindOf(spec, schema.items)}[]`;
  if (types.includes('integer') || types.includes('number')) return 'number';
  if (types.includes('boolean')) return 'boolean';
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return alternatives === undefined ? 'string' : kindOf(spec, alternatives[0]);
}

function securityOf(spec, operation) {
  const names = (operation.security ?? spec.security ?? []).flatMap((entry) => Object.keys(entry));
  const schemes = names.map((name) => spec.components?.securitySchemes?.[name]?.type);
  if (schemes.includes('http')) return 'bearer';
  return schemes.includes('apiKey') ? 'serviceKey' : 'none';
}

function responsesOf(spec, responses) {
  // `default` is for errors that the runtime may send for any operation.
  const named = Object.entries(responses).filter(([status]) => status !== 'default');
  return named.map(([status, node]) => {
    if (!/^\d{3}$/.test(status)) throw new Error(`Status ${status}: name each status.`);
    return [status, Object.keys(resolve(spec, node).content ?? {})[0] ?? null];
  });
}

const kinds = (spec, parameters) =>
  `{ ${parameters.map((parameter) => `${/^\w+$/.test(parameter.name) ? parameter.name : quote(parameter.name)}: '${kindOf(spec, parameter.schema)}'`).join(', ')} }`;

/** Undefined if a branch of `anyOf` or `oneOf` has other rules. */
function groupsOf({ anyOf, oneOf }) {
  const branches = anyOf ?? oneOf ?? [];
  const isGroup = ({ required, type, $ref }) =>
    required !== undefined && type === undefined && $ref === undefined;
  return branches.length > 0 && branches.every(isGroup)
    ? branches.map(({ required }) => required)
    : undefined;
}

/**
 * Rules between fields, which zod schemas lack: `dependentRequired`, `minProperties`, and branches of `anyOf` or
 * `oneOf` that only require fields. Each has the path of its object; `*` is every entry of a list. Services check the
 * rules inside other branches, since the request may use another branch.
 */
function conditionsOf(spec, node, at = [], seen = []) {
  const schema = resolve(spec, node) ?? {};
  if (seen.includes(schema)) return [];
  const within = [...seen, schema];
  const groups = groupsOf(schema);
  return [
    ...Object.entries(schema.dependentRequired ?? {}).map(([beside, needs]) => ({
      at,
      beside,
      groups: [needs],
    })),
    ...(groups === undefined ? [] : [{ at, groups }]),
    ...(schema.minProperties === undefined ? [] : [{ at, groups: [] }]),
    ...(schema.allOf ?? []).flatMap((part) => conditionsOf(spec, part, at, within)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
      conditionsOf(spec, child, [...at, name], within),
    ),
    ...(schema.items === undefined ? [] : conditionsOf(spec, schema.items, [...at, '*'], within)),
  ];
}

const list = (texts) => `[${texts.map(quote).join(', ')}]`;

const condition = ({ at, beside, groups }) =>
  `{ at: ${list(at)}, ${beside === undefined ? '' : `beside: ${quote(beside)}, `}groups: [${groups.map(list).join(', ')}] }`;

function describe(spec, service, url, item, method, names, used) {
  const operation = item[method];
  const id = operation.operationId;
  if (id === undefined) throw new Error(`${service} ${method} ${url} has no operationId.`);
  const zod = (suffix) => {
    const name = pascal(id) + suffix;
    const file = names.get(name);
    if (file === undefined) throw new Error(`${service}: orval made no schema ${name}.`);
    used.add(`${service}/zod/${file}`);
    return `${camel(`${service}-${path.posix.basename(file).replace('.zod', '')}`)}.${name}`;
  };
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((node) =>
    resolve(spec, node),
  );
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const headers = parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => parameter.name.toLowerCase());
  const bodyNode = resolve(spec, operation.requestBody);
  const bodyType = bodyNode && Object.keys(bodyNode.content)[0];
  const base = new URL(
    spec.servers?.[0]?.url ?? `/${service}`,
    'http://localhost',
  ).pathname.replace(/\/$/, '');

  const fields = [
    `operationId: '${id}'`,
    `service: '${service}'`,
    `method: '${method.toUpperCase()}'`,
    `path: ${quote(base + url)}`,
    `tag: ${quote(operation.tags?.[0] ?? service)}`,
    `security: '${securityOf(spec, operation)}'`,
  ];
  if (inPath.length > 0)
    fields.push(`params: ${zod('Params')}`, `paramKinds: ${kinds(spec, inPath)}`);
  if (inQuery.length > 0)
    fields.push(`query: ${zod('QueryParams')}`, `queryKinds: ${kinds(spec, inQuery)}`);
  if (bodyType === 'multipart/form-data') fields.push('multipart: true');
  else if (bodyType !== undefined)
    fields.push(`body: ${zod('Body')}`, `bodyRequired: ${bodyNode.required === true}`);
  const conditions =
    bodyType === 'application/json' ? conditionsOf(spec, bodyNode.content[bodyType].schema) : [];
  if (conditions.length > 0) fields.push(`conditions: [${conditions.map(condition).join(', ')}]`);
  if (headers.includes('idempotency-key')) fields.push('idempotent: true');
  const ifMatch = parameters.find(({ name }) => name.toLowerCase() === 'if-match');
  if (ifMatch !== undefined)
    fields.push(`ifMatch: ${ifMatch.required === true ? 'true' : quote('optional')}`);
  const responses = responsesOf(spec, operation.responses).map(([status, type]) => {
    if (type === null) return `${status}: null`;
    const json = /[/+]json$/.test(type);
    return `${status}: { type: ${quote(type)}${json ? `, schema: ${zod(`${status}Response`)}` : ''} }`;
  });
  const codes = Object.entries(operation['x-codes'] ?? {}).map(
    ([status, named]) => `${status}: [${named.map(quote).join(', ')}]`,
  );
  fields.push(`codes: { ${codes.join(', ')} }`);
  return {
    id,
    text: `  ${id}: {\n    ${fields.join(',\n    ')},\n    responses: {\n      ${responses.join(',\n      ')},\n    },\n  },`,
  };
}

const used = new Set();
const entries = new Map();
for (const service of services) {
  const file = path.join(args.contract, `${service}.json`);
  if (!fs.existsSync(file)) {
    process.stderr.write(`No ${service} contract at ${file}: left out.\n`);
    continue;
  }
  const spec = JSON.parse(fs.readFileSync(file, 'utf8'));
  const names = zodExports(service);
  for (const [url, node] of Object.entries(spec.paths ?? {})) {
    const item = resolve(spec, node);
    for (const method of methods) {
      if (item[method] === undefined) continue;
      const { id, text } = describe(spec, service, url, item, method, names, used);
      if (entries.has(id))
        throw new Error(`operationId ${id} stands twice; it must be unique over all services.`);
      entries.set(id, text);
    }
  }
}

const imports = [...used].toSorted().map((file) => {
  const service = file.split('/')[0];
  return `import * as ${camel(`${service}-${path.posix.basename(file).replace('.zod', '')}`)} from './${file}';`;
});
fs.mkdirSync(args.generated, { recursive: true });
fs.writeFileSync(
  path.join(args.generated, 'operations.ts'),
  `// Generated by packages/api/scripts/generate-operations.mjs from the contract. Do not edit.
${imports.join('\n')}

/** Every operation of the three services: its path, its input and its responses. */
export const operations = {
${[...entries.values()].join('\n')}
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
`,
);
process.stdout.write(`${entries.size} operations\n`);
