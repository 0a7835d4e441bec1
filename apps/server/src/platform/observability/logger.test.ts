import { type BaseLogger, pino } from 'pino';
import { expect, it } from 'vitest';
import { loggerOptions } from './logger';

function logged(write: (log: BaseLogger) => void): string {
  let out = '';
  write(pino(loggerOptions('info'), { write: (line: string) => void (out += line) }));
  return out;
}

it.each([
  [{ phone: 'canary' }],
  [{ body: { password: 'canary' } }],
  [{ body: { code: 'canary' } }],
  [{ headers: { authorization: 'canary', 'x-service-key': 'canary' } }],
  [{ request: { headers: { authorization: 'canary' } } }],
  [{ request: { query: { token: 'canary' } } }],
  [{ a: { b: { c: { d: [{ e: { password: 'canary' } }] } } } }],
  [{ err: Object.assign(new Error('x'), { config: { headers: { Authorization: 'canary' } } }) }],
  [{ req: { method: 'GET', url: '/chat/ws?token=canary' } }],
  [{ req: { method: 'GET', url: '/main/feeds/canary-0123456789-0123456789.xml' } }],
  [{ req: { method: 'GET', url: '/main/vin/canary' } }],
  [{ err: new Error('GET /main/vin/canary failed') }],
])('keeps secrets out: %j', (fields) => {
  expect(logged((log) => log.info(fields, 'x'))).not.toContain('canary');
});

it('keeps what helps to find a fault', () => {
  const line = logged((log) =>
    log.error({ err: Object.assign(new Error('lost'), { code: 'ECONNRESET' }) }, 'x'),
  );
  expect(line).toContain('ECONNRESET');
});
