import { request } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { operations } from '@karvon/api/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toProblem } from './platform/http/error-handler';
import { type TestApp, createTestApp } from './testing/test-app';

let folder: string;
let test: TestApp;

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title><meta property="og:url" content="%ORIGIN%/"><link rel="modulepreload" href="/assets/a.js"><script type="module" src="/assets/a.js"></script></head><body>${'words '.repeat(200)}</body></html>`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-dist-'));
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, 'locales/ru'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), page('landing'));
  writeFileSync(path.join(folder, 'index.uz.html'), page('landing in Uzbek'));
  writeFileSync(path.join(folder, 'app.html'), page('shell'));
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'assets/a.js'), 'plain()');
  writeFileSync(path.join(folder, 'assets/a.js.br'), brotliCompressSync('plain()'));
  writeFileSync(path.join(folder, 'locales/ru/common.json'), '{}');
  writeFileSync(path.join(folder, 'locales/version.txt'), 'a1b2');
  test = await createTestApp({
    dashboardFolder: folder,
    env: {
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      LISTING_URL: 'https://karvon.example/cars/{id}',
      MAIN_BASE: 'https://api.example/main',
      CONTACT_PHONE: '+998712000000',
      CONTACT_TELEGRAM: '@karvon_help',
    },
  });
  writeFileSync(path.join(test.dataFolder, 'media/q7.webp'), 'picture');
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('pages', () => {
  it('serves the landing page at / and the shell for every route', async () => {
    expect((await get('/')).body).toContain('<title>landing');
    for (const url of ['/autos', '/autos/5012/edit?tab=1', '/login', '/nowhere']) {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<title>shell');
    }
  });

  it('has a page for an address that cannot be decoded, and a problem for a call to one', async () => {
    for (const url of ['/dashboard/%zz', '/dashboard/%E0%A4%A?next=%zz']) {
      const response = await get(url);
      expect(response.body, url).toContain('<title>shell');
      expect(response.headers['content-security-policy']).toContain('nonce-');
    }
    const call = await get('/main/%zz');
    expect(call.statusCode).toBe(404);
    expect(call.json()).toMatchObject({ code: 'not_found' });
  });

  it('sends both of them compressed', async () => {
    for (const url of ['/', '/autos']) {
      const response = await get(url, { 'accept-encoding': 'gzip, br' });
      expect(response.headers['content-encoding'], url).toBe('br');
      expect(response.headers['vary'], url).toContain('accept-encoding');
    }
  });

  it('gives each response its own nonce, in the header and on every script', async () => {
    const response = await get('/autos');
    const policy = String(response.headers['content-security-policy']);
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(nonce?.length).toBeGreaterThan(20);
    expect(response.body.match(/<(script|link)(?![^>]*nonce=)/g)).toBeNull();
    expect(response.body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect((await get('/autos')).body).not.toContain(String(nonce));
  });

  it('forbids frames and inline, allows the configured services and tiles, keeps plain HTTP working', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).not.toMatch(/unsafe-|upgrade-insecure/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.example wss:\/\/api\.example/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example/);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('gives the dashboard its run-time configuration', async () => {
    const { body } = await get('/');
    const json = /id="karvon-config"[^>]*>([^<]*)</.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      bases: { main: 'https://api.example/main', search: '/search', chat: '/chat' },
      map_tiles_url: 'https://tiles.example/{z}/{x}/{y}.png',
      listing_url: 'https://karvon.example/cars/{id}',
      contact: { phone: '+998712000000', telegram: '@karvon_help' },
    });
  });

  it('writes absolute addresses with the requested host, and never with an invalid one', async () => {
    const address = async (host: string) =>
      /property="og:url" content="([^"]*)"/.exec((await get('/', { host })).body)?.[1];
    expect(await address('karvon.example')).toBe('http://karvon.example/');
    expect(await address('a"><script>')).toBe('/');
  });

  it('sends the landing page in the language of the address', async () => {
    expect((await get('/?lng=uz')).body).toContain('<title>landing in Uzbek</title>');
    for (const url of ['/', '/?lng=ru', '/?lng=de', '/?lng'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await get(url)).body).toContain('<title>landing</title>');
  });
});

describe('files', () => {
  it('sends hashed assets as they were compressed, to be kept for ever', async () => {
    const response = await get('/assets/a.js', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['cache-control']).toContain('immutable');
    // Clients never revalidate immutable files, so these headers would be useless.
    expect(response.headers).not.toHaveProperty('etag');
    expect(response.headers).not.toHaveProperty('last-modified');
    expect(response.headers).not.toHaveProperty('x-frame-options');
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await get('/assets/a.js')).body).toBe('plain()');
  });

  it.each([
    '/assets/gone.js',
    '/locales/ru/gone.json',
    '/media/gone.webp',
    '/gone.png',
    '/app.html',
    '/main/nope',
    '/chat/nope/',
  ])('answers 404 and never a page for %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({
      code: 'not_found',
      instance: response.headers['x-request-id'],
    });
  });

  it.each(['/assets/../../secret', '/media/..%2f..%2fetc/passwd', '/assets/%00'])(
    'stays inside its folders: %s',
    async (url) => {
      expect((await get(url)).body).not.toContain('root:');
    },
  );

  it('serves translations with an ETag, and files of the root', async () => {
    const first = await get('/locales/ru/common.json');
    expect(first.statusCode).toBe(200);
    const again = await get('/locales/ru/common.json', {
      'if-none-match': String(first.headers['etag']),
    });
    expect(again.statusCode).toBe(304);
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  it('lets words be kept for ever under the version of this build alone', async () => {
    const kept = async (query: string) =>
      String((await get(`/locales/ru/common.json${query}`)).headers['cache-control']);
    expect(await kept('?v=a1b2')).toContain('immutable');
    expect(await kept('?v=ffff')).toBe('no-cache');
    expect(await kept('')).toBe('no-cache');
  });

  it('serves images that may not run anything', async () => {
    const { headers, body } = await get('/media/q7.webp');
    expect(body).toBe('picture');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
  });
});

it.each(['//', '//evil.example/x', '///'])('has no page at %s', async (target) => {
  if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
  const address = test.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The app does not listen.');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request({ port: address.port, host: '127.0.0.1', path: target }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect([400, 404]).toContain(status);
});

describe('health', () => {
  it('is ready until it drains', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    test.state.isDraining = true;
    const response = await get('/readyz');
    test.state.isDraining = false;
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'retry-after': '5', connection: 'close' });
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('reports its parts: a bus that is away is named', async () => {
    await expect
      .poll(async () => (await get('/readyz')).json())
      .toEqual({ status: 'ready', bus: 'ok', media: 'ok' });
  });

  it('shows its figures to this machine alone, and not through a proxy', async () => {
    const asked = [{ 'x-forwarded-for': '84.54.70.1' }, { forwarded: 'for=84.54.70.1' }];
    for (const headers of asked) {
      const response = await test.app.inject({ url: '/metrics', headers });
      expect(response.statusCode).toBe(404);
    }
    const far = await test.app.inject({ url: '/metrics', remoteAddress: '84.54.70.1' });
    expect(far.statusCode).toBe(404);
  });

  it('keeps data of one dealer out of caches', async () => {
    const { token } = await test.signIn();
    const reads = Object.values(operations).filter(
      ({ method, security }) => method === 'GET' && security !== 'none',
    );
    expect(reads.length).toBeGreaterThan(60);
    for (const { operationId: id } of reads) {
      const { headers } = await test.call(id, { token, params: { id: 1, roomId: 1 } });
      expect([id, headers['cache-control']]).toEqual([id, 'no-store']);
    }
    const { headers } = await test.call('listBrands', {});
    expect(headers['cache-control']).toContain('public');
  });

  it('counts by operation', async () => {
    await test.call('getRate');
    expect((await get('/metrics')).body).toMatch(
      /karvon_requests_total\{operation="getRate",method="GET",status="200"\} 1/,
    );
  });
});

describe('faults', () => {
  it.each([
    [{ code: 'ECONNREFUSED' }, 503],
    [{ code: 'ENOENT', syscall: 'connect', path: '/run/x' }, 503],
    [{ code: '57P01' }, 503],
    [{ code: '40P01' }, 503],
    [{ code: '40001' }, 503],
    [{ message: 'Connection terminated unexpectedly' }, 503],
    [{ code: 'ENOSPC', syscall: 'write' }, 507],
    [{ code: 'ENOENT', syscall: 'open', path: '/x' }, 500],
    [{ code: '42P01', message: 'relation "x" does not exist' }, 500],
  ])('%j becomes %i', (fields, status) => {
    const problem = toProblem(Object.assign(new Error('inside'), fields));
    expect(problem.status).toBe(status);
    expect(problem.extra.retry_after).toBe(status === 503 ? 2 : undefined);
  });
});
