import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { firebaseOf } from '../config/firebase';

const nonces = new WeakMap<object, string>();

/** One nonce per request for scripts and styles: vite's loader and react-aria support only one. */
export function nonceOf(raw: object): string {
  const known = nonces.get(raw);
  if (known !== undefined) return known;
  const nonce = randomBytes(16).toString('base64url');
  nonces.set(raw, nonce);
  return nonce;
}

const nonceSource = (raw: object) => `'nonce-${nonceOf(raw)}'`;

/** Empty for our own paths. */
function originsOf(address: string | undefined): string[] {
  if (address === undefined || address.startsWith('/')) return [];
  const { protocol, host } = new URL(address.replaceAll(/[{}]/g, ''));
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  return isSecure ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}

/** Origins where firebase/messaging creates an installation and registers its token. */
const firebaseOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/**
 * Sets security headers on every response. Scripts run by nonce alone (`strict-dynamic` lets them load their chunks); no inline code, no
 * frames. Production adds Trusted Types: the dashboard's default policy passes its workers' addresses and two library constants (ADR 0058).
 */
export async function installSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const services = [config.MAIN_BASE, config.SEARCH_BASE, config.CHAT_BASE].flatMap(originsOf);
  const tiles = originsOf(config.MAP_TILES_URL).filter((origin) => origin.startsWith('http'));
  const media = config.MEDIA_PUBLIC_URL ?? config.MEDIA_S3_ENDPOINT;
  const images = [config.MAIN_BASE, media]
    .flatMap(originsOf)
    .filter((origin) => origin.startsWith('http'));
  const firebase = firebaseOf(config) === undefined ? [] : firebaseOrigins;
  // The browser sends card data directly to the provider: only that origin is allowed.
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
        // Would break plain HTTP on a local network.
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
