import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { sendNotFound } from './error-handler';
import { nonceOf } from './security-headers';
import { createPageReader, fillPage, runtimeConfig, type PageName } from './pages';

export interface StaticOptions {
  config: Config;
  /** The dashboard's build: index.html (landing), app.html (shell), assets/, locales/. */
  dashboardFolder: string;
  mediaFolder: string;
  hasDemo: () => Promise<boolean>;
}

const immutable = 'public, max-age=31536000, immutable';

const offlineWorker = '/offline-worker.js';

/** Replaces the offline worker when it is switched off: browsers install this one, which clears its caches and unregisters. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('karvon-')).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

/** Headers that affect documents only. Dropping them from sixteen scripts saves as much as one script. The policy has frame-ancestors. */
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Scripts, styles and fonts are not documents. Images (SVG) can be documents and keep their headers. */
function keepHeadersShort(reply: FastifyReply, file: string): void {
  if (!/\.(js|css|woff2|json)(\.br|\.gz)?$/.test(file)) return;
  // A worker's policy is that of its own response. The push worker loads nothing; the offline worker fetches what its pages do.
  const allowed = file === offlineWorker ? "connect-src 'self'; " : '';
  reply.header('content-security-policy', `default-src 'none'; ${allowed}frame-ancestors 'none'`);
  for (const name of documentHeaders) reply.removeHeader(name);
}

/**
 * Hash over all texts of the build, which the dashboard puts into their addresses; empty without a build. Only texts requested with the
 * current hash are cached for ever: a page of another build must not fill a cache with texts of this one.
 */
async function versionOfTexts(dashboardFolder: string): Promise<string> {
  const file = path.join(dashboardFolder, 'locales/version.txt');
  return readFile(file, 'utf8').catch(() => '');
}

/** Paths below these are files or operations. Unknown ones get 404, never a page. */
const notPages = /^\/(main|search|chat|docs|assets|locales|media|metrics|healthz|readyz)(\/|$)/;

/** Path of the request target as sent. `new URL` would take `//x` for a host. */
const pathOf = (url: string): string => url.split(/[?#]/, 1).join('');

const isFileName = /\.[a-z0-9]{2,11}$/i;

/** Serves the dashboard, translations and images. Hashed files are cached for ever; pages are built per request, for the nonce. */
export async function installStatic(app: FastifyInstance, options: StaticOptions): Promise<void> {
  const { config, dashboardFolder, mediaFolder, hasDemo } = options;
  const readPage = createPageReader(dashboardFolder);
  const originOf = ({ protocol, host }: FastifyRequest) =>
    config.PUBLIC_ORIGIN ?? (/^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : '');
  const textsVersion = await versionOfTexts(dashboardFolder);

  async function sendPage(name: PageName, request: FastifyRequest, reply: FastifyReply) {
    const html = (await readPage(name)) ?? (await readPage('app.html'));
    if (html === undefined) return sendNotFound(request, reply);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        fillPage(
          html,
          nonceOf(request.raw),
          runtimeConfig(config, name !== 'app.html' && (await hasDemo())),
          originOf(request),
        ),
      );
  }

  const shared = { decorateReply: false, index: false, wildcard: true } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root: path.join(dashboardFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    // Hashed files never change: no revalidation, no ranges.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', immutable);
      keepHeadersShort(reply, file);
    },
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: path.join(dashboardFolder, 'locales'),
    prefix: '/locales/',
    preCompressed: true,
    etag: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isLasting = textsVersion !== '' && reply.request.url.endsWith(`?v=${textsVersion}`);
      reply.header('cache-control', isLasting ? immutable : 'no-cache');
      keepHeadersShort(reply, file);
    },
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: mediaFolder,
    prefix: '/media/',
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', immutable);
      reply.header('content-security-policy', "default-src 'none'");
    },
  });
  // Files at the root: icons, manifest, workers. A worker's scope depends on its path.
  await app.register(fastifyStatic, {
    root: dashboardFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get('/', (request, reply) => {
    const isUzbek = new URLSearchParams(request.url.split('?')[1]).get('lng') === 'uz';
    return sendPage(isUzbek ? 'index.uz.html' : 'index.html', request, reply);
  });

  // A route instead of the not-found handler: only responses of routes are compressed, and the page is requested first.
  app.get('/*', async (request, reply) => {
    const pathname = pathOf(request.url);
    if (pathname.startsWith('//')) return sendNotFound(request, reply);
    if (notPages.test(pathname)) return sendNotFound(request, reply);
    if (!isFileName.test(pathname)) return sendPage('app.html', request, reply);
    if (pathname.lastIndexOf('/') > 0 || pathname.endsWith('.html'))
      return sendNotFound(request, reply);
    if (!existsSync(path.join(dashboardFolder, pathname))) return sendNotFound(request, reply);
    keepHeadersShort(reply, pathname);
    // One page requests its icon several times.
    const isImage = /\.(svg|png)$/.test(pathname);
    reply.header('cache-control', isImage ? 'public, max-age=3600' : 'no-cache');
    if (pathname === offlineWorker && !config.OFFLINE_WORKER)
      return reply.type('text/javascript; charset=utf-8').send(farewell);
    return reply.sendFile(pathname.slice(1), dashboardFolder);
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
}
