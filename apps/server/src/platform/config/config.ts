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
  /** Off takes the offline worker away from every browser that has it: it brings pages from the device (docs/performance.md). */
  OFFLINE_WORKER: flag.default(true),
  /** Port that dashboard and services share. */
  PORT: integer.int('must be a whole number').min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder of the database, the images and the outbox. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** An outside PostgreSQL (15 or newer) instead of the embedded one. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/database' })
    .optional(),
  /** Address as browsers see it, when a proxy is before us. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must look like https://example.uz' })
    .optional(),
  /** Behind that many trusted proxies; decides whether X-Forwarded-For counts. */
  TRUST_PROXY: integer.int('must be a whole number').min(0).max(10).default(0),
  /** Shared secret of the marketplace's operations. */
  SERVICE_KEY: z.string().min(16, 'must have 16 characters or more').optional(),
  /** Who sends it as a bearer token may read /metrics; without it only callers on this machine may. */
  METRICS_KEY: z.string().min(16, 'must have 16 characters or more').optional(),
  SMS_PROVIDER: z.enum(['outbox', 'eskiz']).default('outbox'),
  ESKIZ_EMAIL: z.string().optional(),
  ESKIZ_PASSWORD: z.string().optional(),
  ESKIZ_FROM: z.string().default('4546'),
  ESKIZ_URL: z.url().default('https://notify.eskiz.uz'),
  /** Where the dashboard finds each service. */
  MAIN_BASE: base.default('/main'),
  SEARCH_BASE: base.default('/search'),
  CHAT_BASE: base.default('/chat'),
  /** What the socket's address carries: the access token as specified, or a ticket for one use (docs/adr/0016). */
  SOCKET_CREDENTIAL: z.enum(['token', 'ticket']).default('token'),
  /** How a dealer reaches us: in the footer of the landing page and on the first steps. Without them nothing is shown. */
  CONTACT_PHONE: z
    .string()
    .regex(/^\+998\d{9}$/, 'must look like +998712000000')
    .optional(),
  /** Name of a Telegram account, with or without @. */
  CONTACT_TELEGRAM: z
    .string()
    .regex(/^@?\w{5,32}$/, 'must be a Telegram name')
    .optional(),
  /** Where buyers see a listing, with {id}: the code on a car's printed sheet leads there. Without it the code calls the showroom. */
  LISTING_URL: z
    .string()
    .regex(/^https?:\/\/.*\{id\}/, 'must hold {id}')
    .optional(),
  /** Where buyers see a showroom, with {id}: a new campaign leads there. Encrypted, since no campaign leads elsewhere. */
  SHOWROOM_URL: z
    .string()
    .regex(/^https:\/\/.*\{id\}/, 'must begin with https:// and hold {id}')
    .optional(),
  /** Map tiles with {z}, {x}, {y}; without it the dashboard renders its plain map. */
  MAP_TILES_URL: z
    .string()
    .regex(
      /^https?:\/\/.*\{z\}.*\{x\}.*\{y\}|^https?:\/\/.*\{z\}.*\{y\}.*\{x\}/,
      'must hold {z}, {x} and {y}',
    )
    .optional(),
  /** Further origins whose pages may open the socket, separated by commas. */
  SOCKET_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(
      z.array(z.url({ protocol: /^https?$/, error: 'must be origins such as https://example.uz' })),
    )
    .default([]),
  /** What carries news between several instances on one database. */
  BUS: z.enum(['postgres', 'nats']).default('postgres'),
  /** NATS servers, separated by commas, where BUS is nats. */
  NATS_URL: z
    .string()
    .regex(/^(nats|tls):\/\/[^,\s]+(,(nats|tls):\/\/[^,\s]+)*$/, 'must look like nats://host:4222')
    .default('nats://127.0.0.1:4222'),
  /** The login of NATS where it is in no address: a token, or the path of a credentials file. */
  NATS_TOKEN: z.string().optional(),
  NATS_CREDS: z.string().optional(),
  /** Without one, `info`; and a terminal gets text instead of JSON. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** Requests a minute from one address; 0 = no limit. */
  RATE_LIMIT: integer.int('must be a whole number').min(0).default(1200),
  /** Open connections, sockets among them, at most; more are closed as they come. */
  MAX_CONNECTIONS: integer.int('must be a whole number').min(1).default(10_000),
  /** Sockets that one address may ask for in a minute, 0 = no limit; a session holds 20 at most. */
  SOCKET_RATE_LIMIT: integer.int('must be a whole number').min(0).default(60),
  /** Messages with codes a day, over all numbers: what a night of abuse may cost at most. */
  SMS_DAILY_BUDGET: integer.int('must be a whole number').min(0).default(5000),
  /** The same for the numbers of one operator's prefix, such as +99890. */
  SMS_PREFIX_DAILY_BUDGET: integer.int('must be a whole number').min(0).default(1500),
  /**
   * Fill a demo dealership on the very first start, into an empty database. Its password is in the README, so that it is on by default
   * only where messages go to the outbox and nothing speaks of a public deployment: NODE_ENV is not set to production, PUBLIC_ORIGIN not
   * given, and HOST is an address that only this machine reaches.
   */
  DEMO: flag.optional(),
  /** Lets a demo buyer come by, who writes and replies through the marketplace's operations. Default: where DEMO is on and DATABASE_URL not given. */
  DEMO_BUYER: flag.optional(),
  /** Lets whoever has no account look at the demo dealership from the landing page, in a session that only reads. Default: where DEMO is on. */
  DEMO_VISITS: flag.optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** Where the rate of y.e. comes from: the Central Bank, or RATE_USD. */
  RATE_SOURCE: z.enum(['cbu', 'fixed']).default('fixed'),
  /** The Central Bank, or what hands its rates on. */
  RATE_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://cbu.uz' })
    .default('https://cbu.uz'),
  /** So'm for one y.e. where the rate is fixed. */
  RATE_USD: integer.int('must be a whole number').min(1).max(10_000_000).default(12_100),
  /** Where backups of the embedded database and of DATA_DIR's images go, every BACKUP_HOURS; without it none are made by themselves. */
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_HOURS: integer.int('must be a whole number').min(1).max(168).default(24),
  /** How many of them are kept. */
  BACKUP_KEEP: integer.int('must be a whole number').min(1).default(7),
  /** Days that buyers' events are kept: as long as one may be sent twice. */
  KEEP_EVENTS_DAYS: integer.int('must be a whole number').min(7).default(30),
  /** Days that the history of listings and reports of buyers are kept. */
  KEEP_HISTORY_DAYS: integer.int('must be a whole number').min(400).default(1095),
  /** Days that a device without a session is remembered. */
  KEEP_DEVICES_DAYS: integer.int('must be a whole number').min(30).default(365),
  /** Days that messages of the development outbox are kept. */
  KEEP_OUTBOX_DAYS: integer.int('must be a whole number').min(1).default(7),
  /** S3-compatible storage for images (`https://s3.example.uz`); without it they lie in DATA_DIR. */
  MEDIA_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like https://s3.example.uz' })
    .optional(),
  MEDIA_S3_BUCKET: z.string().optional(),
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_ACCESS_KEY: z.string().optional(),
  MEDIA_S3_SECRET_KEY: z.string().optional(),
  /** Where browsers find the bucket's files, when that is not the endpoint with the bucket. */
  MEDIA_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://media.example.uz' })
    .optional(),
  /** Payments by card: none, or Payme's Subscribe protocol. */
  PAYMENTS: z.enum(['none', 'payme']).default('none'),
  /** `sandbox`: test cards, no money moves; the dialog says so. */
  PAYME_MODE: z.enum(['live', 'sandbox']).default('live'),
  PAYME_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://checkout.paycom.uz/api' })
    .default('https://checkout.paycom.uz/api'),
  /** The same as browsers reach it, where that is another address. */
  PAYME_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://checkout.paycom.uz/api' })
    .optional(),
  PAYME_MERCHANT_ID: z
    .string()
    .regex(/^[\w-]{8,100}$/, 'must be the id of a merchant')
    .optional(),
  /** Secret. */
  PAYME_KEY: z.string().min(8, 'must have 8 characters or more').optional(),
  /** Payme's offer, which the dialog links. */
  PAYME_OFFER_URL: z
    .url({ protocol: /^https$/, error: 'must look like https://example.uz/offer' })
    .default('https://cdn.payme.uz/terms/main.html'),
  /** Push notifications to devices that have no page open. */
  PUSH_PROVIDER: z.enum(['none', 'fcm']).default('none'),
  /** Google's service account that may send: its JSON, or the path of a file with it. */
  FCM_SERVICE_ACCOUNT: z.string().optional(),
  FCM_URL: z.url({ protocol: /^https?$/ }).default('https://fcm.googleapis.com'),
  /** The web app of the Firebase project: pages sign up for push by it. All five or none. */
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

/** Settings of the Firebase web app. */
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

/** Whether only this machine reaches an address that is listened at. */
const isLoopback = (host: string) => /^(127(\.\d+){3}|::1|localhost)$/i.test(host);

/** What a page signs up for push by; undefined where push is off or only goes to phones. */
export function firebaseOf(config: Config) {
  const { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_APP_ID } = config;
  const { FIREBASE_SENDER_ID, FIREBASE_VAPID_KEY } = config;
  if (config.PUSH_PROVIDER === 'none' || FIREBASE_API_KEY === undefined) return undefined;
  return {
    api_key: FIREBASE_API_KEY,
    project_id: FIREBASE_PROJECT_ID,
    app_id: FIREBASE_APP_ID,
    sender_id: FIREBASE_SENDER_ID,
    vapid_key: FIREBASE_VAPID_KEY,
  };
}

/** A setting that cannot be used. */
export class ConfigError extends StartError {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Empty ones count as not given. */
const providedIn = (env: Env) =>
  Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );

/** What is wrong with the settings, by name; values are not repeated, as they may be secrets. */
export function settingIssues(env: Env): { name: string; message: string }[] {
  const { error } = checked.safeParse(providedIn(env));
  return (error?.issues ?? []).map(({ path: at, message }) => ({ name: at.join('.'), message }));
}

/**
 * Reads all settings from the environment. Empty ones count as not given; DATA_DIR becomes absolute.
 * @throws ConfigError that names each bad setting and why; values are not repeated, as they may be secrets
 */
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
  // Without a word NODE_ENV is production as well, for a user who tries the product with npm start.
  const isPublic =
    !isLoopback(rest.HOST) ||
    (provided['NODE_ENV'] !== undefined && rest.NODE_ENV !== 'development') ||
    rest.PUBLIC_ORIGIN !== undefined;
  const DEMO = wantsDemo ?? (rest.SMS_PROVIDER === 'outbox' && !isPublic);
  const isTriedOut = !isPublic && rest.DATABASE_URL === undefined;
  const DEMO_BUYER = wantsBuyer ?? (DEMO && isTriedOut);
  return {
    ...rest,
    DATA_DIR: path.resolve(rest.DATA_DIR),
    DEMO,
    DEMO_BUYER,
    DEMO_VISITS: DEMO && (wantsVisits ?? true),
    // The demo buyer uses the same operations as the marketplace; where nobody else has a key, it gets one for this run.
    SERVICE_KEY:
      rest.SERVICE_KEY ?? (DEMO_BUYER ? randomBytes(24).toString('base64url') : undefined),
  };
}
