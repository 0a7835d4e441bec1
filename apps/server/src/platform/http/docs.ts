import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Only the docs' own scripts and styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  // Its forms try a mock on the reader's own machine.
  "connect-src 'self' http://127.0.0.1:* http://localhost:*",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** 404 unless the docs were built (`npm run docs`). */
export async function installDocs(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 308));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/docs/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
      reply.header('content-security-policy', policy);
    },
  });
}
