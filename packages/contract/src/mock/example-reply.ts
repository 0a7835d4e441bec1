import type { Random } from '../check/random.ts';
import { createValidator, declaredFor } from '../check/response-checker.ts';
import { propertiesOf, rowsOf } from '../check/rows.ts';
import type { Contract, DeclaredResponse, Operation } from '../contract/operation.ts';
import { isTree, member, number, type Tree } from '../contract/tree.ts';
import type { Match } from './match.ts';
import { pageOf } from './mock-list.ts';
import { problem, type Reply } from './reply.ts';

/** `Prefer: code=404, example=sold` */
export interface Preference {
  code: number | undefined;
  example: string | undefined;
}

export const preferenceOf = (header: string | undefined): Preference => {
  const said = new Map(
    (header ?? '').split(/[,;]/).map((part) => {
      const [name = '', value = ''] = part.trim().split('=');
      return [name.toLowerCase(), value.replaceAll('"', '')];
    }),
  );
  const code = Number(said.get('code'));
  return { code: code >= 100 ? code : undefined, example: said.get('example') };
};

const headersOf = (declared: DeclaredResponse | undefined, body: unknown) => {
  const version = number(member(body, 'version'));
  return {
    ...Object.fromEntries(
      (declared?.headers ?? []).flatMap(({ name, example }): [string, string][] =>
        name !== 'X-Request-Id' && (typeof example === 'string' || typeof example === 'number')
          ? [[name.toLowerCase(), String(example)]]
          : [],
      ),
    ),
    ...(version === undefined ? {} : { etag: `"v${String(version)}"` }),
  };
};

/** Picks a random example of a change that has several. */
export const createExamples = (contract: Contract, random: Random) => {
  const validator = createValidator(contract.bundle);

  const withValues = (schema: Tree | undefined, example: unknown, values: Tree): unknown => {
    if (schema === undefined || !isTree(example)) return example;
    const names = new Set(Object.keys(propertiesOf(contract, schema)));
    let body = example;
    for (const [name, value] of Object.entries(values)) {
      const next: Tree = { ...body, [name]: value };
      if (names.has(name) && validator.problems(schema, next).length === 0) body = next;
    }
    return body;
  };

  const rowOf = (operation: Operation, id: string): Tree => {
    const list = contract.operations.find(
      ({ method, path }) =>
        method === 'GET' && path === operation.path.replace(/\/\{[^/]+\}(\/[^/{]+)?$/, ''),
    );
    const rows = list?.responses.get(200)?.examples.flatMap(({ value }) => rowsOf(value)) ?? [];
    const row = rows.find((each) => String(member(each, 'id')) === id);
    return isTree(row) ? row : {};
  };

  const entity = (
    { operation, path }: Match,
    declared: DeclaredResponse,
    value: unknown,
    sent: unknown,
  ) => {
    const [id] = Object.values(path).slice(-1);
    const isOne =
      id !== undefined && (operation.path.endsWith('}') || operation.undoes !== undefined);
    const known = isOne ? withValues(declared.schema, value, rowOf(operation, id)) : value;
    const numbered =
      isOne && Number.isInteger(Number(id)) && typeof member(known, 'id') === 'number'
        ? withValues(declared.schema, known, { id: Number(id) })
        : known;
    if (operation.method === 'GET' || !isTree(sent)) return numbered;
    const version = number(member(numbered, 'version'));
    const isChange =
      version !== undefined && (operation.method === 'PATCH' || operation.undoes !== undefined);
    return withValues(declared.schema, numbered, {
      ...sent,
      ...(isChange ? { version: version + 1 } : {}),
    });
  };

  /** @param sent the body, `undefined` for none */
  return (match: Match, query: URLSearchParams, sent: unknown, wanted: Preference): Reply => {
    const { operation } = match;
    const success = [...operation.responses.keys()].find((status) => status < 300) ?? 204;
    const status = wanted.code ?? success;
    const declared = declaredFor(operation, status);
    const examples = declared?.examples ?? [];
    const shown =
      examples.find(({ name }) => name === wanted.example) ??
      (operation.method === 'GET' ? examples[0] : random.pick(examples));
    if (declared === undefined || (shown === undefined && status >= 400)) return problem(status);
    const body = status < 300 ? entity(match, declared, shown?.value, sent) : shown?.value;
    return {
      status,
      type: declared.contentType,
      body:
        operation.method === 'GET' && status < 300
          ? pageOf(contract, operation, query, body)
          : body,
      headers: {
        ...headersOf(declared, body),
        ...(status === 201 && {
          location: `${contract.base}${operation.path}/${String(member(body, 'id'))}`,
        }),
      },
    };
  };
};
