import { type LoggerOptions, stdSerializers } from 'pino';

/** Names whose values never reach a log, at whatever depth. */
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

/** A code is a secret in a request alone; an error's says what happened. */
const holdsCode = new Set(['body', 'query']);

const hidden = '[hidden]';
/** Whatever is nested deeper is no use in a log, and may go round in circles. */
const deepest = 12;

function withoutSecrets(value: unknown, name: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return hidden;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name, depth + 1));
  // What says itself how it is written (dates, addresses) is written so.
  if ('toJSON' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isSecret = secrets.has(key.toLowerCase()) || (key === 'code' && holdsCode.has(name));
      return [key, isSecret ? hidden : withoutSecrets(inner, key, depth + 1)];
    }),
  );
}

/** pino writes these by serializers of their own. */
const written = new Set(['err', 'req', 'res']);

interface LoggedRequest {
  id?: unknown;
  method?: string;
  url?: string;
}

/**
 * pino's settings. Requests are logged by method and path; query strings never, since the socket's holds the access token and a
 * list's may hold names. Bodies and headers are not logged at all; what is logged by mistake loses its secrets at every depth.
 *
 * @param stream where the log goes. @default stdout
 */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): LoggerOptions & { stream?: { write(line: string): void } } {
  return {
    level,
    ...(stream && { stream }),
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
