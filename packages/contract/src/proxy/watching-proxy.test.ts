import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bundleFolder } from '../commands/bundle-folder.ts';
import { makePng } from '../check/png.ts';
import { readBundle } from '../contract/load-contract.ts';
import { addMockSocket } from '../mock/mock-socket.ts';
import { createMock } from '../mock/mock-service.ts';
import { contractOf } from '../testing-bundles.ts';
import { type Passed, toHar } from './har.ts';
import { createWatchingProxy } from './watching-proxy.ts';

const main = await contractOf('main');
const chat = await contractOf('chat');
const socket = readBundle(`${await bundleFolder()}/chat.asyncapi.json`);
const picture = new Uint8Array(makePng(20, 20, 1));

const servers: Server[] = [];
const passed: Passed[] = [];
const said: string[] = [];

const listen = async (server: Server): Promise<string> => {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
};

const watch = (target: string, contract = main) =>
  listen(
    createWatchingProxy({
      target,
      contract,
      socket,
      timeout: 5000,
      onPassed: (each) => passed.push(each),
      onProblem: (what, problems) => said.push(`${what}: ${problems.join('; ')}`),
    }),
  );

let right = '';
let drifting = '';

beforeAll(async () => {
  const mock = createMock([main, chat], {
    seed: 1,
    faults: new Map([['listLeads', 'drop=client_name']]),
  });
  addMockSocket(mock, chat.base, socket);
  right = await listen(mock);
  drifting = await watch(`${right}/main`);
});
beforeEach(() => {
  passed.length = 0;
  said.length = 0;
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const authorization = 'Bearer a-secret-token';

it('forwards valid responses without a report', async () => {
  const response = await fetch(`${drifting}/rates`);
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveProperty('currency', 'USD');
  expect(passed.map(({ problems }) => problems)).toEqual([[]]);
});

it('reports a field that is gone, and a path of no operation', async () => {
  await fetch(`${drifting}/leads`, { headers: { authorization } });
  await fetch(`${drifting}/leads/`, { headers: { authorization } });
  expect(passed[0]?.problems.join()).toMatch(/client_name/);
  expect(passed[1]?.problems).toEqual(['no operation of the contract']);
});

it('passes bytes on as they are', async () => {
  let received = new Uint8Array();
  const target = await listen(
    createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
        received = new Uint8Array(Buffer.concat(chunks));
        response.writeHead(200, { 'content-type': 'image/png' });
        response.end(picture);
      })();
    }),
  );
  const proxy = await watch(target);
  const response = await fetch(`${proxy}/images`, { method: 'POST', body: picture });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture);
  expect(received).toEqual(picture);
});

it('writes a HAR file without tokens, passwords and codes', async () => {
  await fetch(`${drifting}/auth/login?token=a-secret-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ phone: '+998901234567', password: 'a-secret-password' }),
  });
  const har = toHar(passed, '0.1.0');
  expect(har).not.toMatch(/a-secret/);
  const { access } = JSON.parse(new TextDecoder().decode(passed[0]?.received.bytes));
  expect(access).toBeTypeOf('string');
  expect(har).not.toContain(access);
  expect(har).toContain('+998901234567');
});

it('joins the socket, and says which frame breaks the contract', async () => {
  const proxy = await watch(`${right}/chat`, chat);
  const line = new WebSocket(`${proxy.replace('http', 'ws')}/ws?token=x`);
  const next = () =>
    new Promise<string>((resolve) => {
      line.once('message', (data: Buffer) => resolve(data.toString()));
    });
  await new Promise((resolve) => {
    line.once('open', resolve);
  });
  line.send('ping');
  expect(await next()).toBe('pong');
  line.send('{"action":"online","message":{}}');
  expect(await next()).toContain('"online"');
  expect(said).toEqual([]);
  line.terminate();
});

it('responds 502 with a message if the target is unavailable', async () => {
  const proxy = await watch('http://127.0.0.1:9');
  expect((await fetch(`${proxy}/rates`)).status).toBe(502);
  expect(said.join()).toMatch(/no answer/);
});
