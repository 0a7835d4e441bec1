import type { Clock } from '../platform/values/clock';

export interface TestClock extends Clock {
  advance(seconds: number): void;
  set(time: Date): void;
}

/** Stopped until it is moved. */
export function createTestClock(start = new Date('2026-07-05T07:00:00Z')): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance(seconds) {
      time += seconds * 1000;
    },
    set(next) {
      time = next.getTime();
    },
  };
}
