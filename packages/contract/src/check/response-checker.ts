import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, DeclaredResponse, Operation } from '../contract/operation.ts';
import { member, number, type Tree } from '../contract/tree.ts';
import { findCsvProblems } from './csv.ts';
import type { Received } from './exchange.ts';
import { findExtraFields } from './extra-fields.ts';
import { findFutureTimes } from './future-times.ts';
import { findProblemErrors, sharedCodes } from './problem-document.ts';
import { findWrongSums } from './sums.ts';

export interface Validator {
  problems: (schema: Tree, value: unknown) => string[];
  /** Errors by field, as in a 422. */
  wrongFields: (schema: Tree, value: unknown) => { field: string; code: string }[];
}

const said = ({ instancePath, message, params, keyword }: ErrorObject): string => {
  const place = instancePath === '' ? 'the body' : instancePath.slice(1).replaceAll('/', '.');
  const extra: unknown = keyword === 'enum' ? params['allowedValues'] : undefined;
  return `${place} ${message ?? keyword}${Array.isArray(extra) ? `: ${extra.join(', ')}` : ''}`;
};

/** Error codes of the contract by schema keyword; all others are `invalid`. */
const codeOf: Readonly<Record<string, string>> = {
  additionalProperties: 'unknown_field',
  const: 'invalid_value',
  enum: 'invalid_value',
  exclusiveMaximum: 'too_large',
  exclusiveMinimum: 'too_small',
  format: 'invalid_format',
  maxItems: 'too_many_items',
  maxLength: 'too_long',
  maximum: 'too_large',
  minItems: 'too_few_items',
  minLength: 'too_short',
  minimum: 'too_small',
  multipleOf: 'not_multiple_of',
  pattern: 'invalid_format',
  required: 'required',
  type: 'invalid_type',
  unevaluatedProperties: 'unknown_field',
};

/** undefined for alternatives, whose own errors name fields */
const wrongField = ({ instancePath, keyword, params }: ErrorObject): string | undefined => {
  const missing: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  const path = [
    ...instancePath.split('/').slice(1),
    ...(typeof missing === 'string' ? [missing] : []),
  ];
  return path.length === 0 || ['anyOf', 'oneOf', 'if', 'not'].includes(keyword)
    ? undefined
    : path.join('.');
};

/** Compiles on first use. `coerces` converts text to the schema's type, as in a query. */
export const createValidator = (bundle: Tree, coerces = false): Validator => {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes: coerces ? 'array' : false,
  });
  addFormats.default(ajv);
  ajv.addSchema(bundle, 'contract');
  const compiled = new Map<Tree, ValidateFunction>();

  const anchored = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(anchored);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]: [string, unknown]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? value.replace(/^#/, 'contract#')
          : anchored(value),
      ]),
    );
  };

  const errorsOf = (schema: Tree, value: unknown): readonly ErrorObject[] => {
    const known = compiled.get(schema);
    const anchoredSchema = known === undefined ? anchored(schema) : undefined;
    const validate =
      known ?? ajv.compile(typeof anchoredSchema === 'object' ? (anchoredSchema ?? {}) : {});
    compiled.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };

  return {
    problems: (schema, value) => [...new Set(errorsOf(schema, value).map(said))].slice(0, 8),
    wrongFields: (schema, value) => {
      const errors = errorsOf(schema, value);
      const codes = new Map<string, string>();
      for (const error of errors) {
        const field = wrongField(error);
        if (field !== undefined && !codes.has(field))
          codes.set(field, codeOf[error.keyword] ?? 'invalid');
      }
      if (errors.length > 0 && codes.size === 0) codes.set('', 'invalid');
      return [...codes].map(([field, code]) => ({ field, code }));
    },
  };
};

const mediaType = (contentType: string | undefined) => contentType?.split(';')[0]?.trim();

/** `"v<version>"`, as clients build it from the body. */
const findTagProblems = ({ headers, body }: Received): string[] => {
  const tag = headers.get('etag');
  const version = number(member(body, 'version'));
  if (tag === null || version === undefined || tag === `"v${String(version)}"`) return [];
  return [`ETag is ${tag}, but \`version\` is ${String(version)}`];
};

const findLocationProblems = ({ headers, status, body }: Received): string[] => {
  const location = headers.get('location');
  const id = member(body, 'id');
  if (status !== 201 || location === null || typeof id !== 'number') return [];
  return location.endsWith(`/${String(id)}`)
    ? []
    : [`Location is ${location}, but what was made is ${String(id)}`];
};

const findCharsetProblems = (contentType: string | undefined): string[] => {
  const charset = /charset="?([^";]+)/i.exec(contentType ?? '')?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset)
    ? []
    : [`the charset is ${charset}, not utf-8`];
};

const findCacheProblems = (operation: Operation, { headers, status }: Received): string[] => {
  const said = headers.get('cache-control') ?? '';
  const isPrivate = operation.security === 'bearer' && !operation.isShared && status < 300;
  return isPrivate && /\bpublic\b|s-maxage/i.test(said)
    ? [`Cache-Control is ${said}: others may keep what one dealership alone may read`]
    : [];
};

const timeOf = ({ headers }: Received): number => {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? Date.now() : time;
};

/** Differences from the contract; empty when there are none. */
export type ResponseChecker = (operation: Operation, received: Received) => string[];

const undeclared = [400, 500, 501, 503, 507];

/** `default` when that applies. */
export const declaredFor = (operation: Operation, status: number): DeclaredResponse | undefined =>
  operation.responses.get(status) ??
  (undeclared.includes(status) ? operation.otherwise : undefined);

/**
 * @param onExtra called with fields missing in the contract, when these are allowed
 */
export const createResponseChecker = (
  contract: Contract,
  onExtra?: (operation: Operation, fields: readonly string[]) => void,
): ResponseChecker => {
  const validator = createValidator(contract.bundle);
  const shared = new Map<number, readonly string[]>();
  const codesOfStatus = (status: number) => {
    const known = shared.get(status) ?? [...new Set(sharedCodes(contract, status))];
    shared.set(status, known);
    return known;
  };

  const findExtraProblems = (operation: Operation, schema: Tree, body: unknown): string[] => {
    const fields = findExtraFields(contract, schema, body);
    if (fields.length === 0) return [];
    if (onExtra === undefined)
      return [`fields that the contract does not have: ${fields.slice(0, 8).join(', ')}`];
    onExtra(operation, fields);
    return [];
  };

  const findHeaderProblems = (
    declared: DeclaredResponse,
    isDefault: boolean,
    { headers }: Received,
  ): string[] =>
    declared.headers.flatMap(({ name, schema }) => {
      const value = headers.get(name);
      if (value === null) {
        // `default` shares its headers among statuses.
        return isDefault && name !== 'X-Request-Id' ? [] : [`header ${name} is missing`];
      }
      const isNumber = contract.resolve(schema)['type'] === 'integer';
      const typed = isNumber && value !== '' ? Number(value) : value;
      return validator
        .problems(schema, typed)
        .map((problem) => `header ${name}: ${problem} (${value})`);
    });

  const findBodyProblems = (
    operation: Operation,
    declared: DeclaredResponse,
    received: Received,
  ): string[] => {
    if (declared.contentType === undefined) {
      return received.raw === '' ? [] : ['has a body where the contract declares none'];
    }
    const type = mediaType(received.contentType);
    if (type !== declared.contentType) {
      return [`content type is ${type ?? 'missing'}, not ${declared.contentType}`];
    }
    if (type === 'text/csv') {
      const name = received.headers.get('content-disposition') ?? '';
      return [
        ...(/^attachment;.*filename="?[^"]+\.csv"?/.test(name)
          ? []
          : ['Content-Disposition names no file to save (attachment; filename="….csv")']),
        ...findCsvProblems(received.raw),
      ];
    }
    if (!type.includes('json') || declared.schema === undefined) return [];
    if (typeof received.body === 'string' && !received.raw.trimStart().startsWith('"')) {
      return ['the body is not JSON'];
    }
    return [
      ...validator.problems(declared.schema, received.body),
      ...findTagProblems(received),
      ...findLocationProblems(received),
      ...findExtraProblems(operation, declared.schema, received.body),
      ...findFutureTimes(received.body, timeOf(received)),
      ...(received.status >= 400
        ? findProblemErrors(operation, declared, codesOfStatus(received.status), received)
        : []),
      ...(received.status < 300 ? findWrongSums(contract, declared.schema, received.body) : []),
    ];
  };

  return (operation, received) => {
    const declared = declaredFor(operation, received.status);
    if (declared === undefined) return [`status ${String(received.status)} is not declared`];
    const isDefault = declared === operation.otherwise;
    return [
      ...findBodyProblems(operation, declared, received),
      ...findCharsetProblems(received.contentType),
      ...findCacheProblems(operation, received),
      ...findHeaderProblems(declared, isDefault, received),
    ];
  };
};
