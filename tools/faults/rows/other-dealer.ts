import * as z from 'zod/mini';
import {
  isRead,
  isVersioned,
  type Operation,
  successOf,
} from '../../../packages/contract/src/contract/operation.ts';
import {
  atPointer,
  isEqual,
  isTree,
  type Tree,
} from '../../../packages/contract/src/contract/tree.ts';
import { hasPath, neededQuery } from '../../../packages/contract/src/check/reading.ts';
import type { Received } from '../../../packages/contract/src/check/exchange.ts';
import { keyHeader } from '../../../packages/contract/src/check/request-bodies.ts';
import type { Asker } from '../../../packages/contract/src/check/run.ts';
import { probePuts, probeUploads } from '../../../packages/contract/src/check/uploading.ts';
import { idOf, rowsOf } from '../../../packages/contract/src/check/rows.ts';
import { newDealer } from '../../../tests/e2e/dealer.ts';
import { accessToken } from '../../../tests/product/sign-in.ts';
import type { Row } from '../row.ts';
import { placesOf, readContract, type Service } from '../full-contract.ts';

const salons = z.object({ results: z.array(z.object({ id: z.number() })) });
const cars = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      market: z.optional(z.object({ percent: z.optional(z.number()) })),
    }),
  ),
});
const plan = z.object({ id: z.number() });
const money = z.object({ version: z.number() });

/** Adds to the demo an import, a feed in each direction, a change of prices and a car that is dear for long. */
async function fill(url: string, token: string): Promise<void> {
  const ask = async (
    path: string,
    body?: FormData | Record<string, unknown>,
    { method = 'POST', ...more }: Record<string, string> = {},
  ): Promise<unknown> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/main${path}`, {
      method: body === undefined ? 'GET' : method,
      headers: {
        authorization: `Bearer ${token}`,
        ...more,
        ...(body !== undefined && { 'idempotency-key': crypto.randomUUID() }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
    return response.json();
  };
  const avtosalon = salons.parse(await ask('/avtosalons?size=1')).results[0]?.id;
  const { results } = cars.parse(await ask('/autos?status=active&size=100'));
  const dear = results.find(({ market }) => (market?.percent ?? 0) >= 5)?.id;
  const car = results.find(({ id }) => id !== dear)?.id;
  const { version } = money.parse(await ask(`/autos/${String(dear)}/money`));
  const purchased_on = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10);
  const purchase = { price: 90_000_000, currency: 'UZS', purchased_on, source: 'person' };
  await ask(`/autos/${String(dear)}/purchase`, purchase, {
    method: 'PUT',
    'if-match': `"v${String(version)}"`,
  });
  const form = new FormData();
  const rows = 'Марка;Модель;Год;Цена\nChevrolet;Cobalt;2024;133000000\n';
  form.append('file', new File([rows], 'cars.csv', { type: 'text/csv' }));
  await ask('/imports', form);
  await ask('/feed-exports', { name: 'Сайт', format: 'cars', avtosalons: [avtosalon] });
  const address = 'https://cars.example.uz/cars.xml';
  await ask('/feed-sources', {
    name: 'Сайт',
    url: address,
    format: 'auto',
    avtosalon,
    schedule: 'hour',
  });
  const change = { kind: 'percent', value: 2, round: 100_000 };
  const { id } = plan.parse(await ask('/autos/prices/preview', { ids: [car], change }));
  await ask('/autos/prices', { preview_id: id, ids: [car] });
}

const nobodys = (id: string) => (/^\d+$/.test(id) ? '999999999' : [...id].toReversed().join(''));

const partsOf = (body: unknown): Tree =>
  isTree(body) ? { ...body, instance: '', errors: [] } : { body };

/** Calls an operation. An invalid version keeps the owner's own calls from changing anything. */
const asker =
  ({ run, bodies }: Service, operation: Operation) =>
  async (as: Asker, path: Record<string, string>) => {
    const body = await bodies.make(operation);
    const headers = {
      ...keyHeader(operation),
      ...(isVersioned(operation) && { 'if-match': '"v999999"' }),
    };
    return run.send({ operation, path, query: neededQuery(operation), body, headers, as });
  };

interface Judgement {
  done: number;
  failures: string[];
}

/** 503 means that a provider is not configured. */
const isServed = (status: number) =>
  status === 503 || (status > 0 && status < 500 && status !== 404);

/** Another dealer must get the 404 of an unknown id, while the owner is served. */
async function judgePaths(
  service: Service,
  operation: Operation,
  isBrief: boolean,
): Promise<Judgement> {
  const places = placesOf(service, operation, isBrief ? 1 : 3);
  if (places.length === 0)
    return {
      done: 0,
      failures: [`${operation.operationId}: no \`links\` of the contract lead here`],
    };
  const ask = asker(service, operation);
  const { run, operations } = service;
  const reader = operations.find((other) => isRead(other) && other.path === operation.path);
  const judgement: Judgement = { done: 0, failures: [] };
  const say = (what: string, received: Received | undefined) =>
    judgement.failures.push(
      `${operation.operationId} ${what}: ${String(received?.status)} ${received?.raw.slice(0, 160) ?? ''}`,
    );
  const owners: number[] = [];
  for (const path of places) {
    const nobody = Object.fromEntries(
      Object.entries(path).map(([name, id]) => [name, nobodys(id)]),
    );
    const theirs = await ask('second', path);
    const none = await ask('second', nobody);
    judgement.done += 2;
    const isSilent =
      operation.method === 'DELETE' && theirs?.status === 204 && none?.status === 204;
    if (isSilent && reader !== undefined) {
      const kept = await run.send({ operation: reader, path });
      if (kept?.status !== 200) say('removes what is not theirs', kept);
    } else if (theirs?.status === 503 && none?.status === 503) continue;
    else if (theirs?.status !== 404)
      say(`with ids of another dealer ${JSON.stringify(path)}`, theirs);
    else if (none?.status !== 404) say('with ids of nobody', none);
    else if (!isEqual(partsOf(theirs.body), partsOf(none.body)))
      say('tells what is not theirs from what is not there', theirs);
  }
  for (const path of placesOf(service, operation, 30)) {
    owners.push((await ask('owner', path))?.status ?? 0);
    if (owners.some(isServed)) break;
  }
  // A list may contain ids of another dealer among ours: one of them must be the owner's.
  if (!owners.some(isServed))
    judgement.failures.push(
      `${operation.operationId} does not serve the owner either: ${owners.join(', ')}`,
    );
  return judgement;
}

async function make(service: Service): Promise<void> {
  const { run, bodies, operations } = service;
  for (const operation of operations) {
    const links = successOf(operation)?.[1].links ?? [];
    if (
      !operation.isCreator ||
      operation.method !== 'POST' ||
      operation.security !== 'bearer' ||
      links.length === 0
    )
      continue;
    if (operation.body?.contentType !== 'application/json') continue;
    const places = hasPath(operation) ? placesOf(service, operation, 200) : [{}];
    for (const path of places) {
      const body = await bodies.make(operation);
      const received = await run.send({ operation, path, body, headers: keyHeader(operation) });
      if (received === undefined || received.status >= 300) continue;
      for (const link of links)
        run.world.own(
          link.operationId,
          Object.fromEntries(
            Object.entries(link.parameters).map(([name, pointer]) => [
              name,
              String(atPointer(received.body, pointer)),
            ]),
          ),
        );
      break;
    }
  }
}

/** Another dealer stores an entity under the same name, and the owner's must stay. */
async function judgeNamed(service: Service, operation: Operation): Promise<Judgement> {
  const { run, operations } = service;
  const reader = operations.find((other) => isRead(other) && other.path === operation.path);
  const places = placesOf(service, operation);
  const failures: string[] = [];
  const body = (await service.bodies.make(operation)) ?? {};
  // The values differ, since a push token sent by both is one device, which passes to the last user.
  const theirs = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      /token/.test(name) ? `their-${String(value)}` : value,
    ]),
  );
  for (const path of places) {
    const before = reader && (await run.send({ operation: reader, path }));
    await run.send({ operation, path, body: theirs, as: 'second' });
    const after = reader && (await run.send({ operation: reader, path }));
    for (const remover of operations.filter((other) => isRemover(other, operation)))
      await run.send({ operation: remover, path, as: 'second' });
    if (before?.status !== 200 || before.raw !== after?.raw)
      failures.push(
        `${operation.operationId}: the owner's went from ${String(before?.raw)} to ${String(after?.raw)}`,
      );
  }
  return { done: places.length, failures };
}

async function judgeList({ run }: Service, operation: Operation): Promise<Judgement> {
  const request = { operation, query: neededQuery(operation) };
  const own = await run.send(request);
  const ids = new Set(rowsOf(own?.body).map(idOf));
  if (own?.status !== 200 || ids.size === 0) return { done: 0, failures: [] };
  const theirs = await run.send({ ...request, as: 'second' });
  const leaks = rowsOf(theirs?.body)
    .map(idOf)
    .filter((id) => id !== undefined && ids.has(id));
  return {
    done: 1,
    failures: leaks.map(
      (id) => `${operation.operationId}: the list of another dealer has ${String(id)}`,
    ),
  };
}

const isNamed = ({ method, parameters }: Operation) =>
  method === 'PUT' &&
  parameters.some((parameter) => parameter.in === 'path' && parameter.schema['type'] === 'string');

const isRemover = ({ method, path }: Operation, operation: Operation) =>
  method === 'DELETE' && path === operation.path;

const last = ({ method, path }: Operation) => method === 'DELETE' || path.includes('logout');

export const otherDealer: Row = {
  key: 'other-dealer',
  name: "another dealer's ids over every operation",
  rounds: 3,
  quick: 1,
  limit: 240_000,
  open: async (stage) => ({
    play: async ({ seed, isQuick }) => {
      const { url, dataDir, stop } = await stage.start();
      const second = await newDealer(url, dataDir);
      const token = await accessToken(url);
      await fill(url, token);
      const all = await readContract(url, { token, second: second.token, seed });
      const sum: Judgement = { done: 0, failures: [] };
      const add = ({ done, failures }: Judgement) => {
        sum.done += done;
        sum.failures.push(...failures);
      };
      for (const service of all) {
        await probeUploads(service.run);
        await probePuts(service.run);
        await make(service);
        const own = service.operations.filter(
          ({ security, isShared }) => security === 'bearer' && !isShared,
        );
        for (const operation of own.filter((each) => !hasPath(each) && each.method === 'GET'))
          add(await judgeList(service, operation));
        const withPath = own.filter(hasPath);
        // `checkVin` reads any number: there is none that it does not know.
        const others = withPath.filter((each) => !isNamed(each) && each.responses.has(404));
        for (const operation of others.filter((each) => !last(each)))
          add(await judgePaths(service, operation, isQuick));
        for (const operation of withPath.filter(isNamed)) add(await judgeNamed(service, operation));
        for (const operation of others.filter(last))
          add(await judgePaths(service, operation, isQuick));
      }
      await stop();
      return { failures: sum.failures, done: sum.done, asked: sum.done };
    },
    close: () => Promise.resolve(),
  }),
};
