import type { FastifyInstance } from 'fastify';
import type { Operation } from './operation';
import { badRequest } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum number of values, nested ones included, in a JSON body of this route. @default 100 */
    maxValues?: number;
  }
}

export interface BodyLimits {
  /** Bytes on the wire. */
  bytes: number;
  /** Objects, arrays and the values within them. */
  values: number;
}

const kilobyte = 1024;

/** Limits of routes outside the contract and of operations without a body. */
export const smallBody: BodyLimits = { bytes: 4 * kilobyte, values: 100 };

/** Body limits by caller. The marketplace sends batches of events. A test checks that the contract's largest bodies fit. */
const limits: Readonly<Record<Operation['security'], BodyLimits>> = {
  none: { bytes: 4 * kilobyte, values: 100 },
  bearer: { bytes: 64 * kilobyte, values: 1000 },
  serviceKey: { bytes: 2048 * kilobyte, values: 10_000 },
};

/** Operations whose largest body exceeds the limits of their callers: many rows, or many cars with own texts. */
const largerLimits: Readonly<Record<string, BodyLimits>> = {
  chooseImportValues: { bytes: 128 * kilobyte, values: 1000 },
  createTelegramPosts: { bytes: 1024 * kilobyte, values: 1000 },
  excludeImportRows: { bytes: 128 * kilobyte, values: 5100 },
};

export const bodyLimitsOf = ({
  operationId,
  body,
  security,
}: Pick<Operation, 'operationId' | 'body' | 'security'>): BodyLimits =>
  body === undefined ? smallBody : (largerLimits[operationId] ?? limits[security]);

/** The contract's deepest body has five levels. */
const maxDepth = 16;

const quote = 0x22;
const backslash = 0x5c;

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote)
    at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/** True when a JSON text is cheap to parse and check. Text that is not JSON may pass, and the parser rejects it. */
export function isModest(text: string, maxValues: number): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case '{':
      case '[':
        depth += 1;
        values += 1;
        break;
      case '}':
      case ']':
        depth -= 1;
        break;
      case ',':
        values += 1;
        break;
      default:
        continue;
    }
    if (depth > maxDepth || values > maxValues) return false;
  }
  return true;
}

export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      const { maxValues = smallBody.values } = request.routeOptions.config;
      if (!isModest(text, maxValues)) return done(badRequest('malformed_json'));
      // Results are passed by `done`; the type also allows a promise.
      void parse(request, text, done);
    },
  );
}
