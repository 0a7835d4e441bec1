import { accessSync, constants, statSync } from 'node:fs';
import { outdatedPostgres } from './postgres-version';
import { readConfig, settingIssues, settingNames } from './config';

type Env = Readonly<Record<string, string | undefined>>;

const secrets = new Set([
  'DATA_KEY',
  'SERVICE_KEY',
  'METRICS_KEY',
  'ESKIZ_PASSWORD',
  'MEDIA_S3_ACCESS_KEY',
  'MEDIA_S3_SECRET_KEY',
  'PAYME_KEY',
  'FCM_SERVICE_ACCOUNT',
  'NATS_TOKEN',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_WEBHOOK_SECRET',
]);

/** Hides the login within a URL, which is a secret too. */
const withoutLogin = (text: string): string => text.replaceAll(/\/\/[^/@\s,]+@/g, '//[hidden]@');

const shown = (name: string, value: unknown): string => {
  if (value === undefined) return '';
  if (secrets.has(name)) return '[hidden]';
  return withoutLogin(typeof value === 'string' ? value : JSON.stringify(value));
};

/** Prefixes of our settings. A variable with such a prefix that no setting reads is probably a mistake. */
const prefixes =
  /^(SMS|ESKIZ|MEDIA_S3|PAYME|PAYMENTS|FCM|FIREBASE|BACKUP|SOCKET|NATS|RATE|KEEP|DEMO|METRICS|TELEGRAM)_/;
/** Variables read by our tools, not by the server. */
const others = new Set(['PAYME_PORT', 'FCM_PORT', 'TELEGRAM_PORT']);

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Returns warnings about valid settings that are probably unintended. */
function warningsOf(env: Env, postgres: string | undefined): string[] {
  const config = readConfig(env);
  const isPublic = config.PUBLIC_ORIGIN !== undefined;
  const isServedByOthers = config.TRUST_PROXY > 0;
  const found: [boolean, string][] = [
    [
      config.DATABASE_URL !== undefined && config.MEDIA_S3_ENDPOINT === undefined,
      'MEDIA_S3_ENDPOINT: images lie in DATA_DIR of this instance; a second one on the same DATABASE_URL does not have them',
    ],
    [
      config.DATABASE_URL === undefined && config.BACKUP_DIR === undefined && isPublic,
      'BACKUP_DIR: no backups are made by themselves',
    ],
    [isPublic && config.RATE_SOURCE === 'fixed', 'RATE_SOURCE: the rate of y.e. stays at RATE_USD'],
    [
      isPublic && config.SERVICE_KEY === undefined,
      'SERVICE_KEY: the marketplace cannot send leads, messages and decisions',
    ],
    [
      isPublic && !isServedByOthers,
      'TRUST_PROXY: behind a proxy all clients have its address, and share their limits',
    ],
    [
      isServedByOthers && !isPublic,
      'PUBLIC_ORIGIN: the socket takes pages of any name that leads here, and messages link to localhost',
    ],
    [
      config.NATS_CREDS !== undefined && !isReadable(config.NATS_CREDS),
      'NATS_CREDS: the file cannot be read',
    ],
    [config.RATE_LIMIT === 0, 'RATE_LIMIT: requests are not limited'],
  ];
  const known = new Set<string>(settingNames);
  const outdated = postgres === undefined ? undefined : outdatedPostgres(postgres);
  const strange = Object.keys(env).filter(
    (name) => prefixes.test(name) && !known.has(name) && !others.has(name),
  );
  return [
    ...found.filter(([isSo]) => isSo).map(([, text]) => text),
    ...(outdated === undefined ? [] : [`DATABASE_URL: ${outdated}, and is the embedded one`]),
    ...strange.map((name) => `${name}: no setting has this name`),
  ];
}

/** Reads only the environment and the files that it names. Secrets are hidden. @param postgres version of the embedded PostgreSQL */
export function configReport(env: Env, postgres?: string): { lines: string[]; isUsable: boolean } {
  const issues = settingIssues(env);
  const isUsable = issues.length === 0;
  const values = new Map<string, unknown>(Object.entries(isUsable ? readConfig(env) : env));
  const width = Math.max(...settingNames.map((name) => name.length));
  const lines = settingNames.map((name) => {
    const isProvided = env[name] !== undefined && env[name] !== '';
    const wrong = issues.some((issue) => issue.name === name);
    const value = shown(name, values.get(name));
    const source = isProvided ? 'environment' : value === '' ? 'not set' : 'default';
    return `${wrong ? '!' : ' '} ${name.padEnd(width)}  ${source.padEnd(11)}  ${wrong ? '' : value}`.trimEnd();
  });
  if (!isUsable) {
    lines.push('', 'These settings cannot be used:');
    lines.push(...issues.map(({ name, message }) => `  ${name}: ${message}`));
    return { lines, isUsable };
  }
  const warnings = warningsOf(env, postgres);
  if (warnings.length > 0) lines.push('', 'Worth a look:', ...warnings.map((text) => `  ${text}`));
  lines.push('', 'Karvon would start with these settings.');
  return { lines, isUsable };
}
