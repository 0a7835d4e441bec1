import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PresenceWatch, presenceTimes } from './presence-watch';

const onUnknown = vi.fn<() => void>();
let watch: PresenceWatch;
const typing = () => [...watch.typing.get()];

beforeEach(() => {
  vi.useFakeTimers();
  onUnknown.mockReset();
  watch = new PresenceWatch(onUnknown);
});
afterEach(() => {
  watch.dispose();
  vi.useRealTimers();
});

describe('typing', () => {
  it('ends 5 s after the last event, separately in each room', () => {
    watch.typed(1);
    vi.advanceTimersByTime(3000);
    watch.typed(2);
    expect(typing()).toEqual([1, 2]);
    vi.advanceTimersByTime(presenceTimes.typing - 3000);
    expect(typing()).toEqual([2]);
    vi.advanceTimersByTime(3000);
    expect(typing()).toEqual([]);
  });

  it('continues while events arrive', () => {
    watch.typed(1);
    for (let times = 0; times < 5; times += 1) {
      vi.advanceTimersByTime(presenceTimes.typing - 1);
      watch.typed(1);
    }
    expect(typing()).toEqual([1]);
    vi.advanceTimersByTime(presenceTimes.typing);
    expect(typing()).toEqual([]);
  });

  it('ends with a message of the same room only', () => {
    watch.typed(1);
    watch.typed(2);
    watch.stopTyping(1);
    watch.stopTyping(3);
    expect(typing()).toEqual([2]);
  });

  it('notifies only of changes', () => {
    const changed = vi.fn<() => void>();
    watch.typing.subscribe(changed);
    watch.typed(1);
    watch.typed(1);
    watch.stopTyping(2);
    expect(changed).toHaveBeenCalledTimes(1);
    watch.stopTyping(1);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

describe('online buyers', () => {
  it('are unknown a minute after the first loss of the connection', () => {
    watch.line(false);
    vi.advanceTimersByTime(presenceTimes.online - 1000);
    watch.line(false);
    vi.advanceTimersByTime(999);
    expect(onUnknown).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onUnknown).toHaveBeenCalledTimes(1);
  });

  it('stay known after a reconnect within a minute', () => {
    watch.line(false);
    vi.advanceTimersByTime(presenceTimes.online - 1);
    watch.line(true);
    vi.advanceTimersByTime(presenceTimes.online * 2);
    expect(onUnknown).not.toHaveBeenCalled();
    watch.line(false);
    vi.advanceTimersByTime(presenceTimes.online);
    expect(onUnknown).toHaveBeenCalledTimes(1);
  });
});

it('expires nothing after dispose', () => {
  watch.typed(1);
  watch.line(false);
  watch.dispose();
  vi.advanceTimersByTime(presenceTimes.online * 2);
  expect(onUnknown).not.toHaveBeenCalled();
  expect(typing()).toEqual([1]);
});
