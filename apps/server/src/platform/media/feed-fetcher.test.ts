import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFeedFetcher } from './feed-fetcher';

/** A dealer's site on loopback, as the local stand-in. */
let site: Server;
let origin = '';
const since = 'Mon, 02 Mar 2026 07:00:00 GMT';
const text = '<data><cars></cars></data>';

beforeAll(async () => {
  site = createServer((request, response) => {
    switch (request.url) {
      case '/silent':
        return;
      case '/inside':
        response.writeHead(302, { location: 'https://169.254.169.254/latest' }).end();
        return;
      case '/broken':
        response.writeHead(500).end();
        return;
      case '/cut':
        response.writeHead(200, { 'content-length': 1000 });
        response.write(text, () => response.destroy());
        return;
      default:
        if (request.headers['if-modified-since'] === since) response.writeHead(304).end();
        else response.writeHead(200, { 'last-modified': since }).end(text);
    }
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const address = site.address();
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const read = (path: string, lastModified?: string) =>
  createFeedFetcher({ localOrigin: origin, deadline: 500 }).fetch(`${origin}${path}`, {
    etag: undefined,
    lastModified,
  });

it('sends the day of the last change, and reads nothing of an unchanged feed', async () => {
  const first = await read('/cars.xml');
  expect([String(first.content), first.lastModified]).toEqual([text, since]);
  expect((await read('/cars.xml', since)).content).toBeUndefined();
});

it.each([
  ['/silent', 'timeout'],
  ['/cut', 'unreachable'],
  ['/broken', 'status'],
  ['/inside', 'address'],
])('%s fails: %s', async (path, failure) => {
  await expect(read(path)).rejects.toMatchObject({ failure });
});
