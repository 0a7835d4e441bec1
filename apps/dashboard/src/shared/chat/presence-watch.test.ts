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
  it('goes by itself 5 s after the last word of it, each room by its own', () => {
    watch.typed(1);
    vi.advanceTimersByTime(3000);
    watch.typed(2);
    expect(typing()).toEqual([1, 2]);
    vi.advanceTimersByTime(presenceTimes.typing - 3000);
    expect(typing()).toEqual([2]);
    vi.advanceTimersByTime(3000);
    expect(typing()).toEqual([]);
  });

  it('lasts while it is signalled again', () => {
    watch.typed(1);
    for (let times = 0; times < 5; times += 1) {
      vi.advanceTimersByTime(presenceTimes.typing - 1);
      watch.typed(1);
    }
    expect(typing()).toEqual([1]);
    vi.advanceTimersByTime(presenceTimes.typing);
    expect(typing()).toEqual([]);
  });

  it('ends with the message that it was for, and with no other', () => {
    watch.typed(1);
    watch.typed(2);
    watch.stopTyping(1);
    watch.stopTyping(3);
    expect(typing()).toEqual([2]);
  });

  it('notifies the screen only of what changes', () => {
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

describe('who is there', () => {
  it('is unknown a minute after the line went, counted from the first loss', () => {
    watch.line(false);
    vi.advanceTimersByTime(presenceTimes.online - 1000);
    watch.line(false);
    vi.advanceTimersByTime(999);
    expect(onUnknown).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onUnknown).toHaveBeenCalledTimes(1);
  });

  it('stays known where the line comes back in time', () => {
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

it('expires nothing once it is over', () => {
  watch.typed(1);
  watch.line(false);
  watch.dispose();
  vi.advanceTimersByTime(presenceTimes.online * 2);
  expect(onUnknown).not.toHaveBeenCalled();
  expect(typing()).toEqual([1]);
});
