import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions } from './logger';
import { terminalLog } from './terminal-log';

const logged = (work: (log: pino.Logger) => void): string => {
  let text = '';
  work(
    pino(
      loggerOptions('info'),
      terminalLog((more) => {
        text += more;
      }),
    ),
  );
  return text;
};

describe('the log of a terminal', () => {
  // Guards against JSON of every request that buries the sign-in code.
  it('has no requests, no security lines and nothing that a user need not know', () => {
    expect(
      logged((log) => {
        log.info({ req: { method: 'GET', url: '/main/autos' } }, 'incoming request');
        log.info({ security: true, event: 'sign_in' }, 'security');
        log.info('push is off: PUSH_PROVIDER is none');
      }),
    ).toBe('');
  });

  it('says the steps of a start', () => {
    expect(logged((log) => log.info({ step: true }, 'Filling the demo dealership.'))).toBe(
      'Filling the demo dealership.\n',
    );
  });

  it('says warnings and errors with their reason, one line each', () => {
    const text = logged((log) => {
      log.warn({ reason: 'connection lost' }, 'database');
      log.error({ err: new Error('no space left') }, 'no reserve');
    });
    expect(text).toMatch(
      /^\d\d:\d\d:\d\d warning: database \(connection lost\)\n\d\d:\d\d:\d\d error: no reserve \(no space left\)\n$/,
    );
  });
});
