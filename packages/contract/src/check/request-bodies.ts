import { type Operation, parameterOf } from '../contract/operation.ts';
import { isTree, list, member, number, text, texts, type Tree } from '../contract/tree.ts';
import { makePng } from './png.ts';
import { createFresh } from './random.ts';
import { type Id, idIn, nounOf, type References } from './references.ts';
import { propertiesOf } from './rows.ts';
import type { Run } from './run.ts';

const exampleDay = Date.UTC(2025, 10, 20);

const shifted = (value: string): string => {
  const days = Math.floor((Date.now() - exampleDay) / 86_400_000);
  const time = Date.parse(value);
  if (Number.isNaN(time)) return value;
  const moved = new Date(time + days * 86_400_000).toISOString();
  return value.length === 10 ? moved.slice(0, 10) : moved.replace('.000Z', 'Z');
};

const isImage = (schema: Tree, value: unknown) =>
  typeof value === 'string' && text(schema['pattern']) === '^[A-Za-z0-9_-]+$';

export interface Bodies {
  make: (operation: Operation) => Promise<Tree | undefined>;
  references: References;
}

const purposeOf = (operation: Operation, choices: readonly string[]): string => {
  const noun = nounOf(operation.path);
  if (noun.startsWith('ad')) return 'banner';
  if (noun.startsWith('room')) return 'chat';
  return choices.find((choice) => noun.includes(choice)) ?? 'profile';
};

export const createBodies = (run: Run, references: References): Bodies => {
  const { contract, random } = run;
  const fresh = createFresh();

  const upload = async (operation: Operation, width: number, height: number) => {
    const service = contract.operations.find(
      (each) => each.body?.contentType === 'multipart/form-data',
    );
    if (service?.body === undefined) return undefined;
    const purposes = texts(
      contract.resolve(propertiesOf(contract, service.body.schema)['purpose'])['enum'],
    );
    const form = new FormData();
    form.set('purpose', purposeOf(operation, purposes));
    const image = new Uint8Array(makePng(width, height, random.below(250)));
    form.set('file', new Blob([image], { type: 'image/png' }), 'conformance.png');
    const received = await run.send({ operation: service, body: form });
    return text(member(received?.body, 'id'));
  };

  const idFor = (name: string, donor: Tree | undefined, value: Id): Id => {
    const near = idIn(donor, name);
    if (near !== undefined) return near;
    const noun = name.replace(/_id$/, '');
    const names = [
      name,
      noun,
      name.replace(/s$/, ''),
      noun.split('_').at(-1) ?? noun,
      ...(noun.endsWith('auto') ? ['car'] : []),
    ];
    const pool = names
      .map((each) => references.idsOf(each).filter((id) => typeof id === typeof value))
      .find((ids) => ids.length > 0);
    return random.pick(pool ?? []) ?? value;
  };

  const adapt = async (
    operation: Operation,
    node: unknown,
    value: unknown,
    name: string,
    donor: Tree | undefined,
    size: { width: number; height: number },
  ): Promise<unknown> => {
    const schema = contract.resolve(node);
    if (Array.isArray(value)) {
      const near = list(donor?.[name])
        .map((item) => member(item, 'id'))
        .filter((id) => id !== undefined);
      if (near.length > 0 && value.every((item) => typeof item === 'number'))
        return near.slice(0, value.length);
      const items = [];
      for (const item of value)
        items.push(await adapt(operation, schema['items'], item, name, donor, size));
      return schema['uniqueItems'] === true ? [...new Set(items)] : items;
    }
    if (isTree(value)) {
      const properties = propertiesOf(contract, schema);
      const likest = references.likest(Object.keys(properties)) ?? donor;
      const place = references.place(value);
      const result: Record<string, unknown> = {};
      for (const [key, inner] of Object.entries(value)) {
        result[key] = await adapt(operation, properties[key], inner, key, likest, place ?? size);
      }
      return result;
    }
    if (isImage(schema, value)) return (await upload(operation, size.width, size.height)) ?? value;
    if (typeof value === 'string') return adaptText(schema, value, name);
    return typeof value === 'number' && schema['type'] === 'integer'
      ? idFor(name, donor, value)
      : value;
  };

  const adaptText = (schema: Tree, value: string, name: string): string => {
    const format = schema['format'];
    if (format === 'date' || format === 'date-time') return shifted(value);
    if (format === 'uuid' || name === 'client_id') return crypto.randomUUID();
    if (name === 'external_id') return `conformance-${fresh.letters(10)}`;
    if (/^\+998\d{9}$/.test(value)) return `+99890${String(1_000_000 + fresh.below(8_999_999))}`;
    if (
      name === 'name' &&
      schema['enum'] === undefined &&
      number(schema['maxLength']) !== undefined
    ) {
      return `${value} ${fresh.letters(5)}`.slice(0, number(schema['maxLength']));
    }
    return value;
  };

  return {
    references,
    make: async (operation) => {
      const [example] = operation.body?.examples ?? [];
      if (operation.body === undefined || !isTree(example?.value)) return undefined;
      const made = await adapt(operation, operation.body.schema, example.value, '', undefined, {
        width: 1200,
        height: 800,
      });
      return isTree(made) ? withoutVin(made) : undefined;
    },
  };
};

const withoutVin = (body: Tree): Tree =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'vin'));

export const keyHeader = (operation: Operation): Record<string, string> =>
  parameterOf(operation, 'Idempotency-Key') === undefined
    ? {}
    : { 'idempotency-key': crypto.randomUUID() };
