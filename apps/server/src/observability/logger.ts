import type { LoggerOptions } from 'pino';

/** Names whose values never reach a log, wherever they stand. */
const secrets = [
  'authorization',
  'cookie',
  'x-service-key',
  'idempotency-key',
  'phone',
  'code',
  'password',
  'repeat_password',
  'token',
  'ticket',
  'access',
];

const withoutQuery = (url: string | undefined) => url?.split('?')[0];

interface LoggedRequest {
  id?: unknown;
  method?: string;
  url?: string;
}

/**
 * pino's settings. Requests are logged by method and path; query strings never, since the socket's holds the access token and a
 * list's may hold names. Bodies and headers are not logged at all; the redaction catches what is logged by mistake.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    redact: {
      paths: secrets.flatMap((name) => {
        const key = /^\w+$/.test(name) ? name : `["${name}"]`;
        const inside = key.startsWith('[') ? `*${key}` : `*.${key}`;
        // An error's `code` and a problem's are no secrets, and errors are logged under `err`.
        return name === 'code'
          ? ['body.code', 'query.code']
          : [key, inside, `*${inside.replace(/^\*/, '.*')}`];
      }),
      censor: '[hidden]',
    },
    serializers: {
      req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: withoutQuery(url) }),
      res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
    },
  };
}
