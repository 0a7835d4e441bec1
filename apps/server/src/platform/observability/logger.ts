import { type LoggerOptions, stdSerializers } from 'pino';

const secrets = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'x-service-key',
  'idempotency-key',
  'phone',
  'client_phone',
  'password',
  'current',
  'repeat_password',
  'token',
  'ticket',
  'access',
]);

/** Parents in which `code` is a secret. An error's `code` is not. */
const holdsCode = new Set(['body', 'query']);

const hidden = '[hidden]';

/** Token of a Telegram bot, as in the addresses of the Bot API. */
const botToken = /\d{5,}:[\w-]{20,}/g;
/** Token of a feed and VIN of a car, as in their addresses. */
const inAddress = /(\/feeds\/(?=[\w-]{20})|\/vin\/)[\w%-]+/g;
/** Deeper values are useless in a log and may be circular. */
const deepest = 12;

function withoutSecrets(value: unknown, name: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return hidden;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name, depth + 1));
  // Values with toJSON (dates, addresses) serialise themselves.
  if ('toJSON' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isSecret = secrets.has(key.toLowerCase()) || (key === 'code' && holdsCode.has(name));
      return [key, isSecret ? hidden : withoutSecrets(inner, key, depth + 1)];
    }),
  );
}

/** Keys that pino writes by its own serializers. */
const written = new Set(['err', 'req', 'res']);

interface LoggedRequest {
  id?: unknown;
  method?: string;
  url?: string;
}

/**
 * Returns pino's settings. Requests are logged by method and path, without query strings: the socket's contains the access token and a
 * list's may contain names. Bodies and headers are not logged; secrets logged by mistake are removed at every depth,
 * and tokens of bots and feeds, and VINs in addresses, from any text.
 *
 * @param stream destination of the log. @default stdout
 */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): LoggerOptions & { stream?: { write(line: string): void } } {
  return {
    level,
    ...(stream && { stream }),
    hooks: {
      streamWrite: (line) => line.replaceAll(botToken, hidden).replaceAll(inAddress, `$1${hidden}`),
    },
    formatters: {
      log: (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([key, value]) => {
            if (secrets.has(key.toLowerCase())) return [key, hidden];
            return [key, written.has(key) ? value : withoutSecrets(value, key, 1)];
          }),
        ),
    },
    serializers: {
      err: (error: Error) => withoutSecrets(stdSerializers.err(error), 'err', 1),
      req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: url?.split('?')[0] }),
      res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
    },
  };
}
