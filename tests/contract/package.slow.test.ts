import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'karvon-package-'));
const installed = path.join(folder, 'node_modules/@karvon/contract');
const call = promisify(execFile);

/** The machine's own Node, 20 or newer, not the one of this checkout. */
const env = {
  ...process.env,
  PATH: (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .join(path.delimiter),
  NODE_OPTIONS: '',
};

const run = (command: string, ...args: string[]) =>
  call(command, args, { cwd: folder, env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );

/** Runs the command without npx, which starts more slowly than most commands run. */
const tool = (...args: string[]) => run('node', path.join(installed, 'dist/cli.js'), ...args);

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const startTool = async (...args: string[]) => {
  const port = await freePort();
  const child = spawn(
    'node',
    [path.join(installed, 'dist/cli.js'), ...args, '--port', String(port)],
    { cwd: folder, env },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await new Promise<void>((resolve) => {
    child.stdout.once('data', () => resolve());
  });
  const stop = () =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      child.once('exit', (code) => resolve({ code, said }));
      child.kill('SIGINT');
    });
  return { base: `http://127.0.0.1:${String(port)}`, stop };
};

beforeAll(async () => {
  await call('npm', ['pack', '--silent', '--ignore-scripts=false', '--pack-destination', folder], {
    cwd: path.join(root, 'packages/contract'),
  });
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  await call('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${file ?? ''}`], {
    cwd: folder,
    env,
  });
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('needs no other package', () => {
  expect(
    readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
  ).toEqual(['@karvon']);
});

it(
  'brings the contract in every form, its changes, types and what Schemathesis needs',
  { timeout: 60_000 },
  async () => {
    for (const service of ['main', 'search', 'chat', 'chat.asyncapi'])
      for (const form of ['json', 'yaml', 'dereferenced.json'])
        expect(existsSync(path.join(installed, 'bundles', `${service}.${form}`)), service).toBe(
          true,
        );
    expect(
      readFileSync(path.join(installed, 'bundles/main.dereferenced.json'), 'utf8'),
    ).not.toContain('"$ref"');
    for (const name of ['ADOPTING.md', 'CHANGELOG.md', 'README.md', 'LICENSE', 'schemathesis.toml'])
      expect(existsSync(path.join(installed, name)), name).toBe(true);
    writeFileSync(
      path.join(folder, 'use.ts'),
      `import type { Lead } from '@karvon/contract/types/main';
     import type { Room } from '@karvon/contract/types/chat';
     export const idOf = (one: Lead | Room): number => one.id;`,
    );
    await call(
      path.join(root, 'node_modules/.bin/tsc'),
      ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', 'use.ts'],
      { cwd: folder },
    );
  },
);

it('checks a mock of its own, through a proxy of its own', { timeout: 180_000 }, async () => {
  const mock = await startTool('mock');
  const har = path.join(folder, 'traffic.har');
  const proxy = await startTool(
    'proxy',
    '--service',
    'main',
    '--target',
    `${mock.base}/main`,
    '--har',
    har,
  );
  const { code, said } = await tool(
    'check',
    '--service',
    'main',
    '--base',
    proxy.base,
    '--token=any',
    '--only=getRate',
    '--report',
    'junit=report.xml',
  );
  // The mock ignores caching, so the checker reports violations: 1, not 2.
  expect(said).toMatch(/Level C[01] .* of .* operations, .* of .* answers/);
  expect([0, 1]).toContain(code);
  expect(readFileSync(path.join(folder, 'report.xml'), 'utf8')).toContain('<testsuite ');
  expect((await proxy.stop()).said).toMatch(/answers of \d+ operations/);
  expect(JSON.parse(readFileSync(har, 'utf8')).log.entries.length).toBeGreaterThan(0);
  expect((await mock.stop()).code).toBe(0);
});

it('compares, and makes the site', { timeout: 180_000 }, async () => {
  const same = path.join(installed, 'bundles/main.yaml');
  expect(await tool('diff', '--base', same)).toMatchObject({ code: 0 });
  const bundle = JSON.parse(readFileSync(path.join(installed, 'bundles/main.json'), 'utf8'));
  delete bundle.components.schemas.Lead.properties.phone;
  writeFileSync(path.join(folder, 'ours.json'), JSON.stringify(bundle));
  const sameAsJson = path.join(installed, 'bundles/main.json');
  const broken = await tool('diff', '--base', sameAsJson, '--head', 'ours.json');
  expect(broken.code).toBe(1);
  expect(broken.said).toMatch(/BREAKS .*phone/);
  expect(await tool('docs', '--out', 'site')).toMatchObject({ code: 0 });
  for (const name of [
    'index.html',
    'main/leads.html',
    'search.json',
    'minisearch.js',
    'bundles/main.yaml',
  ])
    expect(existsSync(path.join(folder, 'site', name)), name).toBe(true);
});

it('says what it can do', { timeout: 120_000 }, async () => {
  const { said } = await run(path.join(folder, 'node_modules/.bin/karvon-contract'), '--help');
  expect(said).toMatch(/check[^]*proxy[^]*mock[^]*diff[^]*docs/);
  for (const name of ['check', 'proxy', 'mock', 'diff', 'docs'])
    expect(await tool(name, '--help'), name).toMatchObject({ code: 0 });
});
