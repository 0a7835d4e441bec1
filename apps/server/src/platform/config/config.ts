import { randomBytes } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { StartError } from './start-error';

type Env = Readonly<Record<string, string | undefined>>;

const integer = z.coerce.number({ error: 'must be a whole number' });

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((text) => text === 'on' || text === 'true' || text === '1');

const base = z
  .string()
  .regex(
    /^(\/[\w/-]*|https?:\/\/\S+|wss?:\/\/\S+)$/,
    'must be a path such as /main or an http(s) address',
  );

const settings = z.object({
  /** When off, removes the offline worker from every browser that has it. The worker serves cached pages (docs/performance.md). */
  OFFLINE_WORKER: flag.default(true),
  /** Port shared by the dashboard and the services. */
  PORT: integer.int('must be a whole number').min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder of the database, the images and the outbox. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** URL of an external PostgreSQL (15 or newer), used instead of the embedded one. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/database' })
    .optional(),
  /** Origin as browsers see it, behind a proxy. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must look like https://example.uz' })
    .optional(),
  /** Number of trusted proxies in front of the server. Decides whether X-Forwarded-For counts. */
  TRUST_PROXY: integer.int('must be a whole number').min(0).max(10).default(0),
  /** Shared secret for the marketplace's operations. */
  SERVICE_KEY: z.string().min(16, 'must have 16 characters or more').optional(),
  /** Key that encrypts addresses of feeds in the database. Without it a file in DATA_DIR holds one; instances on one database share a key. */
  DATA_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
  /** Bearer token for /metrics. Without it only callers on this machine may read /metrics. */
  METRICS_KEY: z.string().min(16, 'must have 16 characters or more').optional(),
  SMS_PROVIDER: z.enum(['outbox', 'eskiz']).default('outbox'),
  ESKIZ_EMAIL: z.string().optional(),
  ESKIZ_PASSWORD: z.string().optional(),
  ESKIZ_FROM: z.string().default('4546'),
  ESKIZ_URL: z.url().default('https://notify.eskiz.uz'),
  /** Base address of each service, as the dashboard calls it. */
  MAIN_BASE: base.default('/main'),
  SEARCH_BASE: base.default('/search'),
  CHAT_BASE: base.default('/chat'),
  /** Credential in the socket's address: the access token as specified, or a single-use ticket (docs/adr/0016). */
  SOCKET_CREDENTIAL: z.enum(['token', 'ticket']).default('token'),
  /** Our contacts for dealers, shown in the footer of the landing page and on the first steps. Hidden when not set. */
  CONTACT_PHONE: z
    .string()
    .regex(/^\+998\d{9}$/, 'must look like +998712000000')
    .optional(),
  /** Name of a Telegram account, with or without @. */
  CONTACT_TELEGRAM: z
    .string()
    .regex(/^@?\w{5,32}$/, 'must be a Telegram name')
    .optional(),
  /** Address of a listing for buyers, with {id}. The code on a car's printed sheet links to it, or calls the showroom when it is not set. */
  LISTING_URL: z
    .string()
    .regex(/^https?:\/\/.*\{id\}/, 'must hold {id}')
    .optional(),
  /** Address of a showroom for buyers, with {id}: the default link of a new campaign. Must be https, as campaign links must. */
  SHOWROOM_URL: z
    .string()
    .regex(/^https:\/\/.*\{id\}/, 'must begin with https:// and hold {id}')
    .optional(),
  /** Map tiles with {z}, {x}, {y}. Without it the dashboard renders its plain map. */
  MAP_TILES_URL: z
    .string()
    .regex(
      /^https?:\/\/.*\{z\}.*\{x\}.*\{y\}|^https?:\/\/.*\{z\}.*\{y\}.*\{x\}/,
      'must hold {z}, {x} and {y}',
    )
    .optional(),
  /** Additional origins whose pages may open the socket, separated by commas. */
  SOCKET_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(
      z.array(z.url({ protocol: /^https?$/, error: 'must be origins such as https://example.uz' })),
    )
    .default([]),
  /** Transport of events between several instances on one database. */
  BUS: z.enum(['postgres', 'nats']).default('postgres'),
  /** NATS servers, separated by commas. Used when BUS is nats. */
  NATS_URL: z
    .string()
    .regex(/^(nats|tls):\/\/[^,\s]+(,(nats|tls):\/\/[^,\s]+)*$/, 'must look like nats://host:4222')
    .default('nats://127.0.0.1:4222'),
  /** NATS login when no address contains one: a token, or the path of a credentials file. */
  NATS_TOKEN: z.string().optional(),
  NATS_CREDS: z.string().optional(),
  /** Defaults to `info`. When not set, a terminal gets text instead of JSON. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** Requests per minute from one address; 0 = no limit. */
  RATE_LIMIT: integer.int('must be a whole number').min(0).default(1200),
  /** Maximum number of open connections, sockets included. Further ones are closed on arrival. */
  MAX_CONNECTIONS: integer.int('must be a whole number').min(1).default(10_000),
  /** Sockets that one address may open per minute; 0 = no limit. A session holds 20 at most. */
  SOCKET_RATE_LIMIT: integer.int('must be a whole number').min(0).default(60),
  /** Maximum number of code messages per day to all numbers. Limits the cost of abuse. */
  SMS_DAILY_BUDGET: integer.int('must be a whole number').min(0).default(5000),
  /** The same limit per operator prefix, such as +99890. */
  SMS_PREFIX_DAILY_BUDGET: integer.int('must be a whole number').min(0).default(1500),
  /**
   * Fills a demo dealership on the very first start, into an empty database. Its password is in the README, so it is on by default only where
   * messages go to the outbox and nothing indicates a public deployment: NODE_ENV is not set to production, PUBLIC_ORIGIN is not set, and HOST
   * is reachable from this machine alone.
   */
  DEMO: flag.optional(),
  /** Runs a demo buyer, who writes and replies through the marketplace's operations. Default: DEMO is on and DATABASE_URL is not set. */
  DEMO_BUYER: flag.optional(),
  /** Lets visitors without an account open the demo dealership from the landing page in a read-only session. Default: as DEMO. */
  DEMO_VISITS: flag.optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** Origin of a local dealer's site, for tests of feeds: the only one beside public https. */
  FEED_LOCAL_ORIGIN: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/, 'must look like http://127.0.0.1:8792')
    .optional(),
  /** Source of the y.e. rate: the Central Bank, or RATE_USD. */
  RATE_SOURCE: z.enum(['cbu', 'fixed']).default('fixed'),
  /** Address of the Central Bank, or of a mirror of its rates. */
  RATE_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://cbu.uz' })
    .default('https://cbu.uz'),
  /** So'm for one y.e. when the rate is fixed. */
  RATE_USD: integer.int('must be a whole number').min(1).max(10_000_000).default(12_100),
  /** Folder for automatic backups of the embedded database and the images of DATA_DIR, every BACKUP_HOURS. Without it none are made. */
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_HOURS: integer.int('must be a whole number').min(1).max(168).default(24),
  BACKUP_KEEP: integer.int('must be a whole number').min(1).default(7),
  /** Days that buyers' events are kept: as long as the same event may be sent again. */
  KEEP_EVENTS_DAYS: integer.int('must be a whole number').min(7).default(30),
  /** Days that listing history and buyers' reports are kept. */
  KEEP_HISTORY_DAYS: integer.int('must be a whole number').min(400).default(1095),
  /** Days that a device without a session stays known. */
  KEEP_DEVICES_DAYS: integer.int('must be a whole number').min(30).default(365),
  /** Days that messages in the development outbox are kept. */
  KEEP_OUTBOX_DAYS: integer.int('must be a whole number').min(1).default(7),
  /** S3-compatible storage for images (`https://s3.example.uz`). Without it images are stored in DATA_DIR. */
  MEDIA_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like https://s3.example.uz' })
    .optional(),
  MEDIA_S3_BUCKET: z.string().optional(),
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_ACCESS_KEY: z.string().optional(),
  MEDIA_S3_SECRET_KEY: z.string().optional(),
  /** Public address of the bucket's files, when it is not the endpoint with the bucket. */
  MEDIA_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://media.example.uz' })
    .optional(),
  /** Payments by card: none, or Payme's Subscribe protocol. */
  PAYMENTS: z.enum(['none', 'payme']).default('none'),
  /** `sandbox`: test cards, and no money moves. The dialog says so. */
  PAYME_MODE: z.enum(['live', 'sandbox']).default('live'),
  PAYME_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://checkout.paycom.uz/api' })
    .default('https://checkout.paycom.uz/api'),
  /** Address of Payme for browsers, when it differs from PAYME_URL. */
  PAYME_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://checkout.paycom.uz/api' })
    .optional(),
  PAYME_MERCHANT_ID: z
    .string()
    .regex(/^[\w-]{8,100}$/, 'must be the id of a merchant')
    .optional(),
  PAYME_KEY: z.string().min(8, 'must have 8 characters or more').optional(),
  /** Payme's public offer, linked in the dialog. */
  PAYME_OFFER_URL: z
    .url({ protocol: /^https$/, error: 'must look like https://example.uz/offer' })
    .default('https://cdn.payme.uz/terms/main.html'),
  /** Push notifications to devices without an open page. */
  PUSH_PROVIDER: z.enum(['none', 'fcm']).default('none'),
  /** Google service account with permission to send: its JSON, or the path of a file with it. */
  FCM_SERVICE_ACCOUNT: z.string().optional(),
  FCM_URL: z.url({ protocol: /^https?$/ }).default('https://fcm.googleapis.com'),
  /** Reception of Telegram's updates: by asking for them, or by requests to `/main/telegram/webhook`. */
  TELEGRAM: z.enum(['off', 'polling', 'webhook']).default('off'),
  /** Address of the Bot API, or of a local server that speaks it. Links to the bot lead there, too. */
  TELEGRAM_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.telegram.org'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{20,}$/, 'must be the token of a bot')
    .optional(),
  /** Telegram sends it with each request to the webhook. */
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{32,256}$/, 'must have 32 characters or more of A-Z, a-z, 0-9, _ and -')
    .optional(),
  /** Web app of the Firebase project, used by pages to subscribe to push. Set all five or none. */
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{10,}$/, 'must be an API key')
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,40}$/, 'must be the id of a project')
    .optional(),
  FIREBASE_APP_ID: z
    .string()
    .regex(/^\d+:\d+:web:[0-9a-f]+$/, 'must look like 1:1234567890:web:0a1b2c3d')
    .optional(),
  FIREBASE_SENDER_ID: z
    .string()
    .regex(/^\d{6,20}$/, 'must be the number of the sender')
    .optional(),
  FIREBASE_VAPID_KEY: z
    .string()
    .regex(/^[\w-]{87}=?$/, 'must be the public key of a Web Push certificate (87 characters)')
    .optional(),
});

const firebaseKeys = [
  'FIREBASE_API_KEY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_APP_ID',
  'FIREBASE_SENDER_ID',
  'FIREBASE_VAPID_KEY',
] as const;

const checked = settings.superRefine((value, context) => {
  const need = (keys: readonly (keyof typeof value)[], message: string) => {
    for (const key of keys) {
      if (!value[key]) context.addIssue({ code: 'custom', path: [key], message });
    }
  };
  if (value.BACKUP_DIR !== undefined && value.DATABASE_URL !== undefined) {
    context.addIssue({
      code: 'custom',
      path: ['BACKUP_DIR'],
      message: 'backs up the embedded database only; leave it out where DATABASE_URL is given',
    });
  }
  if (
    value.SMS_PROVIDER === 'outbox' &&
    value.PUBLIC_ORIGIN !== undefined &&
    value.NODE_ENV === 'production' &&
    value.DEMO !== true
  ) {
    context.addIssue({
      code: 'custom',
      path: ['SMS_PROVIDER'],
      message:
        'sends nothing and writes sign-in codes into the log, which is not for a public address: set eskiz, or DEMO=on for a demonstration',
    });
  }
  if (value.SMS_PROVIDER === 'eskiz') {
    need(['ESKIZ_EMAIL', 'ESKIZ_PASSWORD'], 'is needed when SMS_PROVIDER is eskiz');
  }
  if (value.PUSH_PROVIDER === 'fcm') {
    need(['FCM_SERVICE_ACCOUNT'], 'is needed when PUSH_PROVIDER is fcm');
  }
  if (value.TELEGRAM !== 'off') need(['TELEGRAM_BOT_TOKEN'], 'is needed when TELEGRAM is on');
  if (value.TELEGRAM === 'webhook')
    need(['TELEGRAM_WEBHOOK_SECRET', 'PUBLIC_ORIGIN'], 'is needed when TELEGRAM is webhook');
  if (value.PAYMENTS === 'payme') {
    need(['PAYME_MERCHANT_ID', 'PAYME_KEY'], 'is needed when PAYMENTS is payme');
  }
  if (firebaseKeys.some((key) => value[key] !== undefined)) {
    need(firebaseKeys, 'is needed with the other FIREBASE settings');
  }
  if (value.MEDIA_S3_ENDPOINT !== undefined) {
    need(
      ['MEDIA_S3_BUCKET', 'MEDIA_S3_ACCESS_KEY', 'MEDIA_S3_SECRET_KEY'],
      'is needed when MEDIA_S3_ENDPOINT is given',
    );
  }
});

export type Config = Omit<z.output<typeof settings>, 'DEMO' | 'DEMO_BUYER' | 'DEMO_VISITS'> & {
  DEMO: boolean;
  DEMO_BUYER: boolean;
  DEMO_VISITS: boolean;
};

const isLoopback = (host: string) => /^(127(\.\d+){3}|::1|localhost)$/i.test(host);

export class ConfigError extends StartError {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Returns the settings that were given. Empty ones count as not given. */
const providedIn = (env: Env) =>
  Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );

/** Returns setting errors by name. Values are left out, as they may be secrets. */
export function settingIssues(env: Env): { name: string; message: string }[] {
  const { error } = checked.safeParse(providedIn(env));
  return (error?.issues ?? []).map(({ path: at, message }) => ({ name: at.join('.'), message }));
}

/** Empty settings count as not given. @throws ConfigError that names each bad setting and why, without the values */
export function readConfig(env: Env): Config {
  const provided = providedIn(env);
  const result = checked.safeParse(provided);
  if (!result.success) {
    const lines = settingIssues(env).map(({ name, message }) => `  ${name}: ${message}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const {
    DEMO: wantsDemo,
    DEMO_BUYER: wantsBuyer,
    DEMO_VISITS: wantsVisits,
    ...rest
  } = result.data;
  // NODE_ENV defaults to production, also for a user who tries the product with npm start. So only an explicit value counts here.
  const isPublic =
    !isLoopback(rest.HOST) ||
    (provided['NODE_ENV'] !== undefined && rest.NODE_ENV !== 'development') ||
    rest.PUBLIC_ORIGIN !== undefined;
  if (isPublic && rest.FEED_LOCAL_ORIGIN !== undefined)
    throw new ConfigError('FEED_LOCAL_ORIGIN cannot be used: it is for this machine only.');
  const DEMO = wantsDemo ?? (rest.SMS_PROVIDER === 'outbox' && !isPublic);
  const isTriedOut = !isPublic && rest.DATABASE_URL === undefined;
  const DEMO_BUYER = wantsBuyer ?? (DEMO && isTriedOut);
  return {
    ...rest,
    DATA_DIR: path.resolve(rest.DATA_DIR),
    DEMO,
    DEMO_BUYER,
    DEMO_VISITS: DEMO && (wantsVisits ?? true),
    // The demo buyer uses the marketplace's operations. When no SERVICE_KEY is set, it gets a key for this run.
    SERVICE_KEY:
      rest.SERVICE_KEY ?? (DEMO_BUYER ? randomBytes(24).toString('base64url') : undefined),
  };
}
