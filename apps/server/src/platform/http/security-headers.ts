import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { type Config, firebaseOf } from '../config/config';

const nonces = new WeakMap<object, string>();

/** Nonce of a request, one for scripts and styles: vite's loader and react-aria know one. Takes the raw request. */
export function nonceOf(raw: object): string {
  const known = nonces.get(raw);
  if (known !== undefined) return known;
  const nonce = randomBytes(16).toString('base64url');
  nonces.set(raw, nonce);
  return nonce;
}

const nonceSource = (raw: object) => `'nonce-${nonceOf(raw)}'`;

/** Origin of an address, so that the page may talk to it; nothing for paths of our own. */
function originsOf(address: string | undefined): string[] {
  if (address === undefined || address.startsWith('/')) return [];
  const { protocol, host } = new URL(address.replaceAll(/[{}]/g, ''));
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  return isSecure ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}

/** Where firebase/messaging makes an installation and registers its token. */
const firebaseOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/**
 * Headers of every response. Scripts run by nonce alone (`strict-dynamic` lets them load their chunks); no inline anything, no frames. In
 * production Trusted Types too: the dashboard's default policy passes the addresses of its workers and two constants of libraries (ADR 0058).
 */
export async function installSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const services = [config.MAIN_BASE, config.SEARCH_BASE, config.CHAT_BASE].flatMap(originsOf);
  const tiles = originsOf(config.MAP_TILES_URL).filter((origin) => origin.startsWith('http'));
  const media = config.MEDIA_PUBLIC_URL ?? config.MEDIA_S3_ENDPOINT;
  const images = [config.MAIN_BASE, media]
    .flatMap(originsOf)
    .filter((origin) => origin.startsWith('http'));
  const firebase = firebaseOf(config) === undefined ? [] : firebaseOrigins;
  // The browser hands a card to the provider itself: that origin and nothing more.
  const payments =
    config.PAYMENTS === 'none' ? [] : [new URL(config.PAYME_PUBLIC_URL ?? config.PAYME_URL).origin];
  const trustedTypes: Record<string, string[]> =
    config.NODE_ENV === 'production'
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }
      : {};

  await app.register(helmet, {
    frameguard: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'strict-dynamic'", nonceSource],
        'style-src': ["'self'", nonceSource],
        'img-src': ["'self'", 'data:', 'blob:', ...images, ...tiles],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...services, ...tiles, ...firebase, ...payments],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        // It would break plain HTTP on a local network.
        'upgrade-insecure-requests': null,
        ...trustedTypes,
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity:
      config.PUBLIC_ORIGIN?.startsWith('https:') === true ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
}
