import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import {
  type Body,
  type Contract,
  type DeclaredResponse,
  type Example,
  type Filter,
  type FilterOp,
  type Link,
  methods,
  type Operation,
  type PageGroups,
  type Parameter,
} from './operation.ts';
import {
  atPointer,
  entries,
  isTree,
  list,
  member,
  number,
  text,
  texts,
  type Tree,
} from './tree.ts';

const ops: readonly string[] = [
  'eq',
  'in',
  'from',
  'to',
  'not',
  'exists',
  'after',
  'id',
  'text',
  'none',
];
const isFilterOp = (op: string): op is FilterOp => ops.includes(op);

const securityOf = (operation: unknown): Operation['security'] => {
  const [first] = list(member(operation, 'security'));
  if (member(first, 'bearer') !== undefined) return 'bearer';
  return member(first, 'serviceKey') === undefined ? 'none' : 'serviceKey';
};

const filterOf = (parameter: Tree, name: string): Filter | undefined => {
  const declared = parameter['x-filter'];
  if (!isTree(declared)) return undefined;
  const op = text(declared['op']) ?? 'eq';
  if (!isFilterOp(op)) return undefined;
  const field = declared['field'];
  const fields = Array.isArray(field) ? texts(field) : [text(field) ?? (op === 'text' ? '' : name)];
  return { op, fields: fields.filter((each) => each !== '') };
};

const orderOf = (parameter: Tree): Record<string, string | null> =>
  Object.fromEntries(
    entries(parameter['x-order']).map(([value, field]) => [value, text(field) ?? null]),
  );

const pageGroupsOf = (parameter: Tree): ReadonlyMap<string, PageGroups> =>
  new Map(
    entries(parameter['x-page-by']).map(([value, groups]) => [
      value,
      {
        key: text(member(groups, 'key')) ?? '',
        count: text(member(groups, 'count')) ?? '',
        size: number(member(groups, 'size')) ?? 0,
        rows: number(member(groups, 'rows')) ?? 0,
        more: text(member(groups, 'more')) ?? '',
      },
    ]),
  );

export const readContract = (service: string, bundle: Tree): Contract => {
  const resolve = (node: unknown): Tree => {
    if (!isTree(node)) return {};
    const target = text(node['$ref']);
    if (target === undefined) return node;
    return resolve(atPointer(bundle, target.replace('#', '')));
  };

  const examplesOf = (media: unknown): Example[] => {
    const one = member(media, 'example');
    if (one !== undefined) return [{ name: 'example', summary: undefined, value: one }];
    return entries(member(media, 'examples')).map(([name, node]) => {
      const example = resolve(node);
      return { name, summary: text(example['summary']), value: example['value'] };
    });
  };

  const linksOf = (response: Tree): Link[] =>
    entries(response['links']).flatMap(([, node]): Link[] => {
      const link = resolve(node);
      const operationId = text(link['operationId']);
      if (operationId === undefined) return [];
      const valuesOf = (pattern: RegExp) =>
        Object.fromEntries(
          entries(link['parameters']).flatMap(([name, expression]) => {
            const value = pattern.exec(text(expression) ?? '')?.[1];
            return value === undefined ? [] : [[name, value] as const];
          }),
        );
      return [
        {
          operationId,
          parameters: valuesOf(/^\$response\.body#(.*)$/),
          fromPath: valuesOf(/^\$request\.path\.(.*)$/),
        },
      ];
    });

  const responseOf = (node: unknown): DeclaredResponse => {
    const response = resolve(node);
    const [media] = entries(response['content']);
    const schema = member(media?.[1], 'schema');
    return {
      description: text(response['description']) ?? '',
      contentType: media?.[0],
      schema: isTree(schema) ? schema : undefined,
      examples: examplesOf(media?.[1]),
      headers: entries(response['headers']).map(([name, header]) => {
        const { schema: declared, example } = resolve(header);
        return { name, schema: isTree(declared) ? declared : {}, example };
      }),
      links: linksOf(response),
      codes: texts(response['x-codes']),
    };
  };

  const parameterAt = (node: unknown): Parameter[] => {
    const parameter = resolve(node);
    const name = text(parameter['name']);
    const place = parameter['in'];
    if (name === undefined || (place !== 'path' && place !== 'query' && place !== 'header')) {
      return [];
    }
    const schema = resolve(parameter['schema']);
    const [shown] = examplesOf(parameter);
    return [
      {
        name,
        in: place,
        isRequired: parameter['required'] === true,
        description: text(parameter['description']) ?? '',
        schema,
        example: shown?.value ?? schema['example'],
        filter: filterOf(parameter, name),
        order: orderOf(parameter),
        first: text(parameter['x-first']),
        pageGroups: pageGroupsOf(parameter),
        origin: text(parameter['x-origin']),
        sunset: text(parameter['x-sunset']),
      },
    ];
  };

  const bodyOf = (node: unknown): Body | undefined => {
    const request = resolve(node);
    const [media] = entries(request['content']);
    if (media === undefined) return undefined;
    const schema = member(media[1], 'schema');
    return {
      contentType: media[0],
      schema: isTree(schema) ? schema : {},
      examples: examplesOf(media[1]),
      isRequired: request['required'] === true,
    };
  };

  const operationAt = (template: string, item: Tree, method: string): Operation[] => {
    const operation = item[method];
    const operationId = text(member(operation, 'operationId'));
    if (!isTree(operation) || operationId === undefined) return [];
    const declared = entries(operation['responses']);
    return [
      {
        operationId,
        method: method.toUpperCase(),
        path: template,
        tag: texts(operation['tags'])[0] ?? '',
        summary: text(operation['summary']) ?? '',
        description: text(operation['description']) ?? '',
        origin: text(operation['x-origin']) ?? '',
        security: securityOf(operation),
        isSafe: operation['x-safe'] === true,
        isShared: operation['x-shared'] === true,
        sharedKinds: texts(operation['x-shared-kinds']),
        sunset: text(operation['x-sunset']),
        isCreator: declared.some(([status]) => status === '201') || operation['x-creates'] === true,
        isLocalized: operation['x-localized'] === true,
        undoes: text(operation['x-undoes']),
        parameters: [...list(item['parameters']), ...list(operation['parameters'])].flatMap(
          parameterAt,
        ),
        body: bodyOf(operation['requestBody']),
        responses: new Map(
          declared
            .filter(([status]) => status !== 'default')
            .map(([status, response]) => [Number(status), responseOf(response)]),
        ),
        otherwise: declared
          .filter(([status]) => status === 'default')
          .map(([, response]) => responseOf(response))[0],
        codes: Object.fromEntries(
          entries(operation['x-codes']).map(([status, codes]) => [status, texts(codes)]),
        ),
      },
    ];
  };

  const info = resolve(bundle['info']);
  return {
    service,
    version: text(info['version']) ?? '',
    title: text(info['title']) ?? service,
    description: text(info['description']) ?? '',
    base: text(member(list(bundle['servers'])[0], 'url')) ?? '',
    operations: entries(bundle['paths']).flatMap(([template, node]) => {
      const item = resolve(node);
      return methods.flatMap((method) => operationAt(template, item, method));
    }),
    bundle,
    resolve,
  };
};

/** Shown without a stack. */
export class UsageError extends Error {}

export const readBundle = (file: string): Tree => {
  let parsed: unknown;
  try {
    const content = readFileSync(file, 'utf8');
    parsed = /\.ya?ml$/.test(file) ? parse(content) : JSON.parse(content);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`The contract ${file} cannot be read: ${why}`);
  }
  if (!isTree(parsed)) throw new UsageError(`${file} is no contract.`);
  return parsed;
};

export const services = ['main', 'search', 'chat'] as const;

export const loadContract = (folder: string, service: string): Contract => {
  if (!services.some((known) => known === service)) {
    throw new UsageError(`There is no service "${service}": it is one of ${services.join(', ')}.`);
  }
  return readContract(service, readBundle(path.join(folder, `${service}.json`)));
};
