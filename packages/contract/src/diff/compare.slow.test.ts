import { expect, it } from 'vitest';
import { readContract } from '../contract/load-contract.ts';
import { isTree, type Tree } from '../contract/tree.ts';
import { contractOf } from '../testing-bundles.ts';
import { compareContracts } from './compare.ts';

const contract = await contractOf('main');

/** `paths//leads/get/parameters/0`: `/` between steps, and a path of the contract as one step. */
const at = (node: Tree, steps: readonly (string | number)[]): Record<string, unknown> => {
  let found: unknown = node;
  for (const step of steps) found = Reflect.get(Object(found), step);
  if (!isTree(found)) throw new Error(`Nothing at ${steps.join(' ')}`);
  return found;
};

const schemas = (name: string) => ['components', 'schemas', name];
const property = (schema: string, name: string) => [...schemas(schema), 'properties', name];
const operation = (path: string, method: string) => ['paths', path, method];

type Seed = [
  string,
  boolean,
  readonly (string | number)[],
  (node: Record<string, unknown>) => void,
];

const remove = (key: string) => (node: Record<string, unknown>) => {
  delete node[key];
};
const set = (key: string, value: unknown) => (node: Record<string, unknown>) => {
  node[key] = value;
};
const push = (key: string, value: unknown) => (node: Record<string, unknown>) => {
  node[key] = [...(Array.isArray(node[key]) ? node[key] : []), value];
};
const drop = (key: string, value: unknown) => (node: Record<string, unknown>) => {
  node[key] = (Array.isArray(node[key]) ? node[key] : []).filter((each) => each !== value);
};

const seeds: Seed[] = [
  ['an operation goes', true, ['paths', '/leads/{id}'], remove('get')],
  ['a path goes', true, ['paths'], remove('/rates')],
  ['an operation is renamed', true, operation('/leads', 'get'), set('operationId', 'readLeads')],
  [
    'a public operation asks for a token',
    true,
    operation('/rates', 'get'),
    set('security', [{ bearer: [] }]),
  ],
  ['a token is no longer needed', false, operation('/leads', 'get'), set('security', [])],
  [
    'the specification is left',
    true,
    operation('/business/profile', 'get'),
    set('x-origin', 'decision'),
  ],
  ['a parameter goes', true, operation('/leads', 'get'), set('parameters', [])],
  [
    'a parameter is added',
    false,
    operation('/leads', 'get'),
    push('parameters', { name: 'more', in: 'query', schema: { type: 'string' } }),
  ],
  [
    'a required parameter is added',
    true,
    operation('/leads', 'get'),
    push('parameters', { name: 'more', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  ['a page gets smaller', true, ['components', 'parameters', 'Size', 'schema'], set('maximum', 50)],
  [
    'a page gets larger',
    false,
    ['components', 'parameters', 'Size', 'schema'],
    set('maximum', 200),
  ],
  ['another default', true, ['components', 'parameters', 'Size', 'schema'], set('default', 10)],
  [
    'a parameter of another type',
    true,
    ['components', 'parameters', 'Page', 'schema'],
    set('type', 'string'),
  ],
  [
    'a filter looks at another field',
    true,
    ['components', 'parameters', 'From'],
    set('x-filter', { field: 'updated_at', op: 'from' }),
  ],
  [
    'an order means something else',
    true,
    [...operation('/leads', 'get'), 'parameters', 17],
    set('x-order', { waiting: 'waiting_since' }),
  ],
  ['a success goes', true, [...operation('/leads', 'get'), 'responses'], remove('200')],
  ['an error goes', false, [...operation('/leads', 'get'), 'responses'], remove('422')],
  [
    'a success is added',
    true,
    [...operation('/leads', 'get'), 'responses'],
    set('202', { description: 'Later.' }),
  ],
  [
    'an error is added',
    false,
    [...operation('/leads', 'get'), 'responses'],
    set('418', { description: 'No.' }),
  ],
  ['a code goes', true, operation('/leads', 'get'), set('x-codes', {})],
  [
    'a body becomes text',
    true,
    [...operation('/leads', 'get'), 'responses', '200'],
    set('content', { 'text/plain': {} }),
  ],
  [
    'an ETag goes',
    true,
    [...operation('/autos/{id}', 'get'), 'responses', '200'],
    set('headers', {}),
  ],
  ['a request body goes', true, operation('/leads', 'post'), remove('requestBody')],
  ['a field of a response goes', true, [...schemas('Lead'), 'properties'], remove('comment')],
  [
    'a field of a response is added',
    false,
    [...schemas('Lead'), 'properties'],
    set('more', { type: 'string' }),
  ],
  ['a field of a response is optional', true, schemas('Lead'), drop('required', 'comment')],
  [
    'a field of a response is always there',
    false,
    schemas('Lead'),
    push('required', 'first_response_at'),
  ],
  [
    'a field of a response has another type',
    true,
    property('Lead', 'comment'),
    set('type', 'integer'),
  ],
  [
    'a field of a response may be longer',
    true,
    property('Lead', 'comment'),
    set('maxLength', 9000),
  ],
  ['a field of a response is shorter', false, property('Lead', 'comment'), set('maxLength', 100)],
  ['a response may say more', false, schemas('LeadSource'), push('enum', 'radio')],
  ['a request may say less', true, schemas('LeadType'), drop('enum', 'room')],
  ['a field of a request goes', true, [...schemas('LeadCreate'), 'properties'], remove('comment')],
  [
    'a field of a request is added',
    false,
    [...schemas('LeadCreate'), 'properties'],
    set('more', { type: 'string' }),
  ],
  ['a field of a request is needed', true, schemas('LeadCreate'), push('required', 'comment')],
  [
    'a field of a request may be left out',
    false,
    schemas('LeadCreate'),
    drop('required', 'client_name'),
  ],
  [
    'a field of a request is shorter',
    true,
    property('LeadCreate', 'comment'),
    set('maxLength', 10),
  ],
  [
    'a field of a request may be longer',
    false,
    property('LeadCreate', 'comment'),
    set('maxLength', 9000),
  ],
  [
    'a field of a request must be longer',
    true,
    property('LeadCreate', 'client_name'),
    set('minLength', 9),
  ],
  [
    'a field of a request gets a pattern',
    true,
    property('LeadCreate', 'comment'),
    set('pattern', '^a'),
  ],
  [
    'a field of a request loses its format',
    false,
    property('CampaignCreate', 'href'),
    remove('pattern'),
  ],
  [
    'a field of a request has another type',
    true,
    property('LeadCreate', 'comment'),
    set('type', 'boolean'),
  ],
  ['a summary changes', false, operation('/leads', 'get'), set('summary', 'Leads')],
  ['a description changes', false, schemas('Lead'), set('description', 'A lead.')],
  ['an example changes', false, property('Lead', 'comment'), set('example', 'x')],
];

it('has enough of them', () => {
  expect(seeds.length).toBeGreaterThanOrEqual(40);
});

it.each(seeds)('%s (breaks: %s)', (_name, isBreaking, steps, change) => {
  const bundle: Tree = structuredClone(contract.bundle);
  change(at(bundle, steps));
  const changes = compareContracts(contract, readContract('main', bundle));
  expect(
    changes.some((each) => each.isBreaking),
    JSON.stringify(changes.slice(0, 5)),
  ).toBe(isBreaking);
});

it('finds nothing where nothing changed', () => {
  expect(compareContracts(contract, contract)).toEqual([]);
});

it.each([
  ['before its day', '2027-01-01', true],
  ['from its day on', '2026-06-01', false],
])('what is deprecated goes %s', (_name, sunset, isBreaking) => {
  const base: Tree = structuredClone(contract.bundle);
  const deprecated = { deprecated: true, 'x-sunset': sunset };
  Object.assign(at(base, operation('/trade-in/autos/{id}/history', 'get')), {
    ...deprecated,
    'x-origin': 'decision',
  });
  Object.assign(at(base, property('Lead', 'buyer')), { ...deprecated, 'x-origin': 'decision' });
  const head: Tree = structuredClone(base);
  remove('get')(at(head, ['paths', '/trade-in/autos/{id}/history']));
  remove('buyer')(at(head, [...schemas('Lead'), 'properties']));
  const changes = compareContracts(
    readContract('main', base),
    readContract('main', head),
    '2026-07-01',
  );
  expect(changes.map((change) => change.isBreaking)).toEqual([isBreaking, isBreaking]);
});
