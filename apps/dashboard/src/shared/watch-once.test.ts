import { expect, it, vi } from 'vitest';
import { watchOnce } from './watch-once';

it('subscribes to the source once, notifies all, and unsubscribes with the last', () => {
  let notify = () => {};
  const stop = vi.fn<() => void>();
  const watch = vi.fn<(changed: () => void) => () => void>((changed) => {
    notify = changed;
    return stop;
  });
  const subscribe = watchOnce(watch);
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const ends = [subscribe(one), subscribe(other), subscribe(other)];
  expect(watch).toHaveBeenCalledTimes(1);
  notify();
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
  ends[0]?.();
  ends[1]?.();
  expect(stop).not.toHaveBeenCalled();
  notify();
  expect(other).toHaveBeenCalledTimes(3);
  ends[2]?.();
  expect(stop).toHaveBeenCalledTimes(1);
  subscribe(one);
  expect(watch).toHaveBeenCalledTimes(2);
});
