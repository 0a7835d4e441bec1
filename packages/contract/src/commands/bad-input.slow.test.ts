import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';
import { bundleFolder } from './bundle-folder.ts';

const cli = path.resolve(import.meta.dirname, '../cli.ts');

const patience = 20_000;

const startProcess = (...args: string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [cli, ...args], { timeout: patience });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.on('exit', (code) => resolve({ code, said }));
  });

/** Runs in this process: starting one takes longer than the command. */
const start = async (...args: string[]) => {
  let said = '';
  const code = await runCommand(args, (_, text) => {
    said += text;
  });
  return { code, said };
};

const folder = mkdtempSync(path.join(tmpdir(), 'karvon-bad-input-'));
const file = (name: string, content: string) => {
  const target = path.join(folder, name);
  writeFileSync(target, content);
  return target;
};

const servers: Server[] = [];
const serve = async (respond: RequestListener) => {
  const server = createServer(respond);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
};

const always =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

let hanging = '';
let html = '';
let notImplemented = '';
let unauthorized = '';
let nothing = '';
let otherVersion = '';

beforeAll(async () => {
  hanging = await serve(() => undefined);
  html = await serve(always(200, 'text/html', '<!doctype html>'));
  const problem = (status: number) =>
    always(status, 'application/problem+json', JSON.stringify({ status, code: 'not_implemented' }));
  notImplemented = await serve(problem(501));
  unauthorized = await serve(problem(401));
  nothing = await serve(problem(404));
  const source = await bundleFolder();
  const main = JSON.parse(readFileSync(path.join(source, 'main.json'), 'utf8'));
  main.info.version = '7.3.0';
  file('main.json', JSON.stringify(main));
  otherVersion = folder;
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

const check = (base: string, ...more: string[]) =>
  start('check', '--service', 'main', '--base', base, '--token', 't', '--timeout', '1', ...more);

it.each<[string, () => ReturnType<typeof start>, RegExp]>([
  [
    'check: an address where nobody is',
    () => check('http://127.0.0.1:9'),
    /does not respond: .*Is --base right/,
  ],
  ['check: no address', () => check('karvon'), /--base karvon is no address such as/],
  ['check: a server that hangs', () => check(hanging), /no response within 1 s/],
  ['check: HTML everywhere', () => check(html), /answers with HTML \(200\)/],
  ['check: 501 everywhere', () => check(notImplemented), /answers 501 to everything/],
  ['check: 404 everywhere', () => check(nothing), /answers 404 to everything/],
  ['check: an expired token', () => check(unauthorized), /the token is not known, or has expired/],
  [
    'check: a contract of another version',
    () => check(html, '--contract', otherVersion),
    /has version 7\.3\.0; this checker knows/,
  ],
  [
    'check: no such level',
    () => check(html, '--level', 'most'),
    /--level is read, write or full, not most/,
  ],
  [
    'check: a seed that is no number',
    () => check(notImplemented, '--seed', 'x'),
    /--seed is a number, not x/,
  ],
  ['check: no such operation', () => check(html, '--only', 'listDogs'), /no operation listDogs/],
  [
    'check: no such report',
    () => check(html, '--report', 'pdf=x'),
    /--report pdf=x: say junit=FILE/,
  ],
  [
    'check: no file of pending operations',
    () => check(html, '--pending', 'nowhere.txt'),
    /--pending nowhere\.txt cannot be read/,
  ],
  [
    'check: no such service',
    () => start('check', '--service', 'taxi', '--base', html),
    /There is no service "taxi"/,
  ],
  ['check: no such option', () => check(html, '--frobnicate'), /frobnicate/],
  ['check: nothing said', () => start('check'), /--service and --base are needed/],
  [
    'proxy: an address where nobody is',
    () => start('proxy', '--service', 'main', '--target', 'http://127.0.0.1:9'),
    /--target http:\/\/127\.0\.0\.1:9 does not respond/,
  ],
  [
    'proxy: no address',
    () => start('proxy', '--service', 'main', '--target', 'karvon'),
    /is no address such as/,
  ],
  [
    'proxy: no port',
    () => start('proxy', '--service', 'main', '--target', html, '--port', 'many'),
    /--port is a number from 0/,
  ],
  [
    'proxy: a HAR file that cannot be written',
    () => start('proxy', '--service', 'main', '--target', html, '--har', '/nowhere/x.har'),
    /--har \/nowhere\/x\.har cannot be written/,
  ],
  ['proxy: nothing said', () => start('proxy'), /--service and --target are needed/],
  [
    'mock: no such fault',
    () => start('mock', '--faults', 'listLeads:rain'),
    /--faults listLeads:rain: say an operation/,
  ],
  [
    'mock: no such operation',
    () => start('mock', '--faults', 'listDogs:503'),
    /there is no operation listDogs/,
  ],
  [
    'diff: no such file',
    () => start('diff', '--base', 'nowhere.json'),
    /nowhere\.json cannot be read/,
  ],
  [
    'diff: HTML for a contract',
    () => start('diff', '--base', file('page.json', '<!doctype html>')),
    /page\.json cannot be read/,
  ],
  [
    'diff: an older OpenAPI',
    () => start('diff', '--base', file('old.yaml', 'openapi: 3.0.3\npaths: {}\n')),
    /is no OpenAPI 3\.1, but 3\.0\.3/,
  ],
  [
    'diff: a contract without operations',
    () => start('diff', '--base', file('empty.yaml', 'openapi: 3.1.0\npaths: {}\n')),
    /has no operation with an operationId/,
  ],
  [
    'docs: a folder that cannot be written',
    () => start('docs', '--out', path.join(file('plain', ''), 'x')),
    /cannot be written/,
  ],
  [
    'docs: no such contract',
    () => start('docs', '--contract', 'nowhere'),
    /There is no contract at nowhere/,
  ],
  ['no such command', () => start('fly'), /karvon-contract COMMAND/],
])('says what is wrong and ends with 2: %s', async (_, run, sentence) => {
  const { code, said } = await run();
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n {4}at /);
  expect(code).toBe(2);
});

it.concurrent.each<[string, () => readonly string[], RegExp]>([
  ['no such command', () => ['fly'], /karvon-contract COMMAND/],
  ['no such service', () => ['check', '--service', 'taxi', '--base', html], /There is no service/],
  [
    'a port that is taken',
    () => ['mock', '--port', new URL(html).port],
    /cannot be used: .*EADDRINUSE/,
  ],
])('a process says so, and ends with 2: %s', async (_, args, sentence) => {
  const { code, said } = await startProcess(...args());
  expect(said).toMatch(sentence);
  expect(code).toBe(2);
});
