import type { LoggerOptions } from 'pino';

/** Names whose values never reach a log, at the top or down to two levels below. */
const secrets = [
  'authorization',
  'cookie',
  'x-service-key',
  'idempotency-key',
  'phone',
  'client_phone',
  'password',
  'repeat_password',
  'token',
  'ticket',
  'access',
];

const paths = secrets.flatMap((name) => {
  const key = `["${name}"]`;
  return [key, `*${key}`, `*.*${key}`];
});

/** A code is a secret in a request alone; an error's tells what happened. */
const codes = ['body.code', '*.body.code', 'query.code', '*.query.code'];

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
    redact: { paths: [...paths, ...codes], censor: '[hidden]' },
    serializers: {
      req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: url?.split('?')[0] }),
      res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
    },
  };
}
