import { expect, it } from 'vitest';
import { createShutdown } from './shutdown';

function watched(limit?: number) {
  const events: string[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const shutdown = createShutdown({
    complain: (error) => events.push(error instanceof Error ? error.message : String(error)),
    end: (code) => {
      events.push(`end ${code}`);
      resolve();
    },
    ...(limit !== undefined && { limit }),
  });
  return { shutdown, events, ended };
}

const never = () => new Promise<void>(() => undefined);

it('runs steps last first, once, goes on after one that fails, and then ends with 1', async () => {
  const { shutdown, events, ended } = watched();
  shutdown.before({ one: () => void events.push('first') });
  shutdown.before({ two: () => Promise.reject(new Error('broken')) });
  shutdown.before({ three: () => void events.push('last') });
  void shutdown.leave(0);
  void shutdown.leave(1);
  await ended;
  expect(events).toEqual(['last', 'broken', 'first', 'end 1']);
});

it('waits for no step longer than its limit, and says for what it waited', async () => {
  const { shutdown, events, ended } = watched();
  shutdown.before({ one: () => void events.push('first') });
  shutdown.before({ requests: () => undefined, timers: never }, 20);
  void shutdown.leave(0);
  await ended;
  expect(events).toEqual(['Ending timers took more than 0.02 s.', 'first', 'end 1']);
});

it('ends when all of it takes too long, and leaves nothing behind', async () => {
  const { shutdown, events, ended } = watched(30);
  shutdown.before({ timers: never }, 60_000);
  shutdown.atLast(() => void events.push('last resort'));
  void shutdown.leave(0);
  await ended;
  expect(events.slice(1)).toEqual(['last resort', 'end 1']);
});

it('a start that fails is reported; one that fails because the process is leaving is not', async () => {
  const alone = watched();
  await alone.shutdown.fail(new Error('no database'));
  expect(alone.events).toEqual(['no database', 'end 1']);

  const { shutdown, events, ended } = watched();
  const closing = Promise.withResolvers<void>();
  shutdown.before({ database: () => closing.promise });
  void shutdown.leave(0);
  await shutdown.fail(new Error('driver has already been destroyed'));
  closing.resolve();
  await ended;
  expect(events).toEqual(['end 0']);
});
