import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

/** Where a piece of the contract stands: a file of openapi/ and a JSON pointer into it. */
export interface Place {
  file: string;
  pointer: string;
}

export interface DeclaredResponse {
  /** `application/json`, `text/csv` …; undefined for a response without a body. */
  contentType: string | undefined;
  /** Place of the body's schema. */
  schema: Place | undefined;
}

export interface Operation {
  operationId: string;
  method: string;
  /** Template with variables in braces. */
  path: string;
  security: 'bearer' | 'serviceKey' | 'none';
  /** Status → answer. */
  responses: ReadonlyMap<number, DeclaredResponse>;
  /** Names and places of the parameters, by kind. */
  parameters: readonly Parameter[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  example: unknown;
}

export interface Contract {
  base: string;
  operations: readonly Operation[];
  /** Every file, as parsed, by its path below openapi/. */
  files: ReadonlyMap<string, unknown>;
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
const tree = z.record(z.string(), z.unknown());

const member = (node: unknown, key: string): unknown => {
  if (Array.isArray(node)) return node[Number(key)];
  const parsed = tree.safeParse(node);
  return parsed.success ? parsed.data[key] : undefined;
};

const text = (node: unknown): string | undefined => (typeof node === 'string' ? node : undefined);

const entries = (node: unknown): [string, unknown][] => {
  const parsed = tree.safeParse(node);
  return parsed.success ? Object.entries(parsed.data) : [];
};

const readFiles = (folder: string): Map<string, unknown> => {
  const files = new Map<string, unknown>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.yaml')) continue;
    const name = entry.split(path.sep).join('/');
    files.set(name, parse(readFileSync(path.join(folder, entry), 'utf8')));
  }
  return files;
};

const unescape = (step: string) =>
  decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** Reads one service out of the folder `openapi/`. */
export const loadContract = (folder: string, service: string): Contract => {
  const files = readFiles(folder);
  const root: Place = { file: `${service}.yaml`, pointer: '' };
  if (!files.has(root.file)) throw new Error(`There is no ${root.file} in ${folder}.`);

  const at = (place: Place): unknown =>
    place.pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((node, step) => member(node, unescape(step)), files.get(place.file));

  const step = (place: Place, ...keys: string[]): Place => ({
    file: place.file,
    pointer: [
      place.pointer,
      ...keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')),
    ].join('/'),
  });

  /** Follows `$ref`s to where the thing itself stands. */
  const resolve = (place: Place): Place => {
    const target = text(member(at(place), '$ref'));
    if (target === undefined) return place;
    const [file = '', pointer = ''] = target.split('#');
    const next = file === '' ? place.file : path.posix.join(path.posix.dirname(place.file), file);
    return resolve({ file: next, pointer });
  };

  const responseAt = (place: Place): DeclaredResponse => {
    const [media] = entries(member(at(place), 'content'));
    if (media === undefined) return { contentType: undefined, schema: undefined };
    const [contentType, body] = media;
    const hasSchema = member(body, 'schema') !== undefined;
    return {
      contentType,
      schema: hasSchema ? step(place, 'content', contentType, 'schema') : undefined,
    };
  };

  const securityOf = (operation: unknown): Operation['security'] => {
    const declared = member(operation, 'security');
    const first: unknown = Array.isArray(declared) ? declared[0] : undefined;
    if (member(first, 'bearer') !== undefined) return 'bearer';
    return member(first, 'serviceKey') === undefined ? 'none' : 'serviceKey';
  };

  const parametersOf = (place: Place): Parameter[] => {
    const declared = member(at(place), 'parameters');
    if (!Array.isArray(declared)) return [];
    return declared.flatMap((_, index): Parameter[] => {
      const parameter = at(resolve(step(place, 'parameters', String(index))));
      const name = text(member(parameter, 'name'));
      const kind = member(parameter, 'in');
      if (name === undefined) return [];
      if (kind !== 'path' && kind !== 'query' && kind !== 'header') return [];
      const example =
        member(parameter, 'example') ?? member(member(parameter, 'schema'), 'example');
      return [{ name, in: kind, isRequired: member(parameter, 'required') === true, example }];
    });
  };

  const operations = entries(member(files.get(root.file), 'paths')).flatMap(([template]) => {
    const item = resolve(step(root, 'paths', template));
    return methods.flatMap((method): Operation[] => {
      const place = step(item, method);
      const operation = at(place);
      const operationId = text(member(operation, 'operationId'));
      if (operationId === undefined) return [];
      const responses = new Map(
        entries(member(operation, 'responses'))
          // `default` is what any operation may answer.
          .filter(([status]) => status !== 'default')
          .map(
            ([status]) =>
              [Number(status), responseAt(resolve(step(place, 'responses', status)))] as const,
          ),
      );
      return [
        {
          operationId,
          method: method.toUpperCase(),
          path: template,
          security: securityOf(operation),
          responses,
          parameters: [...parametersOf(item), ...parametersOf(place)],
        },
      ];
    });
  });

  const servers = member(files.get(root.file), 'servers');
  const base = text(member(Array.isArray(servers) ? servers[0] : undefined, 'url')) ?? '';
  return { base, operations, files };
};
