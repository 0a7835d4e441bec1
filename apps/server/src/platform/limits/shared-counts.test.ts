import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock';
import { createSharedCounts } from './shared-counts';

const open = () => {
  const clock = createTestClock();
  const counts = createSharedCounts(clock);
  const add = counts.counter('request', 100);
  const addMany = (key: string, times: number) => {
    let last = 0;
    for (let at = 0; at < times; at += 1) last = add(key).count;
    return last;
  };
  return { clock, counts, add, addMany };
};

const minuteOf = (time: Date) => Math.floor(time.getTime() / 60_000);

describe('counts of several instances', () => {
  it('adds what the others said last, however often and in what order they said it', () => {
    const { clock, counts, addMany } = open();
    const minute = minuteOf(clock.now());
    addMany('a', 5);
    for (const count of [40, 60, 60, 50])
      counts.receive('other', { minute, counts: [['request a', count]] });
    counts.receive('third', { minute, counts: [['request a', 10]] });
    expect(addMany('a', 1)).toBe(6 + 60 + 10);
    expect(addMany('b', 1)).toBe(1);
  });

  it('forgets them with the minute, and takes what a clock ahead says for the next one', () => {
    const { clock, counts, addMany } = open();
    const minute = minuteOf(clock.now());
    counts.receive('other', { minute: minute - 1, counts: [['request a', 90]] });
    counts.receive('other', { minute: minute + 1, counts: [['request a', 30]] });
    counts.receive('mad', { minute: minute + 500, counts: [['request a', 90]] });
    expect(addMany('a', 1)).toBe(1);
    clock.advance(60);
    expect(addMany('a', 1)).toBe(31);
    clock.advance(60);
    expect(addMany('a', 1)).toBe(1);
  });

  it('sends busy addresses alone, once, the busiest first, a hundred at most', () => {
    const { counts, addMany } = open();
    addMany('quiet', 9);
    expect(counts.news()).toBeUndefined();
    for (let at = 0; at < 150; at += 1) addMany(`n${at}`, 10 + at);
    const published = counts.news()?.counts ?? [];
    expect(published).toHaveLength(100);
    expect(published[0]).toEqual(['request n149', 159]);
    expect(counts.news()?.counts).toHaveLength(50);
    expect(counts.news()).toBeUndefined();
  });

  it('remembers fifty thousand addresses and no more', () => {
    const { add, addMany } = open();
    addMany('first', 3);
    for (let at = 0; at < 50_000; at += 1) add(`n${at}`);
    expect(add('n49999').count).toBe(2);
    expect(add('first').count).toBe(1);
  });
});
