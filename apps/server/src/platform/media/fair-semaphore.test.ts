import { describe, expect, it } from 'vitest';
import { createFairSemaphore } from './fair-semaphore';

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('createFairSemaphore', () => {
  it('runs two at once, in order, also after a failure', async () => {
    const limited = createFairSemaphore(2);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const work = (number: number) =>
      limited(1, async () => {
        running += 1;
        most = Math.max(most, running);
        await aMoment();
        running -= 1;
        if (number === 2) throw new Error('broken');
        done.push(number);
      });
    await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
    expect(most).toBe(2);
    expect(done).toEqual([0, 1, 3, 4, 5]);
  });

  it('lets work that takes all places run alone, and not wait for ever', async () => {
    const limited = createFairSemaphore(2);
    const log: string[] = [];
    const work = (name: string, wanted: number) =>
      limited(
        1,
        async () => {
          log.push(`+${name}`);
          await aMoment();
          log.push(`-${name}`);
        },
        wanted,
      );
    await Promise.all([work('a', 1), work('all', 5), work('b', 1)]);
    expect(log).toEqual(['+a', '-a', '+all', '-all', '+b', '-b']);
  });

  it('lets another dealer go before the rest of one who sent many', async () => {
    const limited = createFairSemaphore(1);
    const order: string[] = [];
    const work = (key: number, name: string) =>
      limited(key, async () => {
        await aMoment();
        order.push(name);
      });
    await Promise.all([work(1, 'a1'), work(1, 'a2'), work(1, 'a3'), work(2, 'b1')]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });
});
