import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeWarnings } from '../../testing/warnings';
import { Timer, waitingTone } from './Timer';

const minute = 60_000;
const start = 100 * minute;
const minutes = (waited: number) => `${String(waited / minute)} мин`;

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts up when a full minute has passed since the start', () => {
  render(<Timer direction="up" at={start - 90_000} format={minutes} />);
  expect(screen.getByText('1 мин')).toBeTruthy();
  pass(29_000);
  expect(screen.getByText('1 мин')).toBeTruthy();
  pass(1000);
  expect(screen.getByText('2 мин')).toBeTruthy();
  pass(minute);
  expect(screen.getByText('3 мин').getAttribute('dateTime')).toBe('PT3M');
});

it('uses the clock of the server', () => {
  render(<Timer direction="up" at={start - minute} serverOffset={5 * minute} format={minutes} />);
  expect(screen.getByText('6 мин')).toBeTruthy();
});

it('counts a start in the future as zero', () => {
  render(<Timer direction="up" at={start + 5000} format={minutes} />);
  expect(screen.getByText('0 мин')).toBeTruthy();
});

it('changes its tone at 10 and at 60 minutes, or where it is set to', () => {
  expect(waitingTone(10 * minute - 1)).toBe('muted');
  expect(waitingTone(10 * minute)).toBe('warn');
  expect(waitingTone(60 * minute - 1)).toBe('warn');
  expect(waitingTone(60 * minute)).toBe('danger');
  expect(waitingTone(60 * minute, { warnAt: 0, dangerAt: 61 * minute })).toBe('warn');
});

it('announces its label before the time', () => {
  const { container } = render(
    <Timer direction="up" at={start - 8 * minute} format={minutes} label="Ждёт" />,
  );
  expect(container.textContent).toBe('Ждёт 8 мин');
});

it('says once that the tone has got more urgent', () => {
  const urgentText = vi.fn<(tone: 'warn' | 'danger') => string>((tone) => `Ждёт: ${tone}`);
  const said = () =>
    [...document.querySelectorAll('[data-live-announcer] [aria-live="polite"] > *')].map(
      ({ textContent }) => textContent,
    );
  const wait = (waited: number) => (
    <Timer direction="up" at={start - waited * minute} format={minutes} urgentText={urgentText} />
  );
  const { rerender } = render(wait(8));
  pass(minute);
  expect(urgentText).not.toHaveBeenCalled();
  pass(minute);
  expect(said()).toEqual(['Ждёт: warn']);
  pass(minute);
  expect(urgentText).toHaveBeenCalledTimes(1);
  rerender(wait(70));
  expect(urgentText).toHaveBeenCalledTimes(1);
});

it('changes by the minute and becomes what can be done at zero, once', () => {
  const onDone = vi.fn<() => void>();
  render(
    <Timer
      direction="down"
      at={start + 150_000}
      format={minutes}
      doneLabel="Можно поднять"
      onDone={onDone}
    />,
  );
  expect(screen.getByText('3 мин')).toBeTruthy();
  pass(30_000);
  expect(screen.getByText('2 мин')).toBeTruthy();
  pass(60_000);
  expect(screen.getByText('1 мин')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  pass(60_000);
  expect(screen.getByText('Можно поднять')).toBeTruthy();
  pass(600_000);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it.each([
  ['passed', 75],
  ['left', 25],
] as const)('has a ring of the share that is %s', (ring, share) => {
  const { container } = render(
    <Timer
      direction="down"
      at={start + 60_000}
      total={240_000}
      ring={ring}
      format={minutes}
      doneLabel=""
    />,
  );
  expect(container.querySelector('circle:last-of-type')?.getAttribute('stroke-dashoffset')).toBe(
    String(100 - share),
  );
});

it("goes by the server's clock", () => {
  render(
    <Timer
      direction="down"
      at={start + 120_000}
      serverOffset={60_000}
      format={minutes}
      doneLabel=""
    />,
  );
  expect(screen.getByText('1 мин')).toBeTruthy();
});

it('changes its tone when so much is left', () => {
  const { container, rerender } = render(
    <Timer direction="down" at={start + 2 * minute} dangerAt={minute} format={minutes} />,
  );
  const tone = () => container.querySelector('time')?.className;
  const before = tone();
  pass(59_000);
  expect(tone()).toBe(before);
  pass(1000);
  pass(1000);
  expect(tone()).not.toBe(before);
  rerender(<Timer direction="down" at={start} format={minutes} />);
  expect(container.childElementCount).toBe(0);
});

it.each(['вчера', Number.NaN])('shows nothing for %s', (at) => {
  const { container } = render(<Timer direction="up" at={at} format={minutes} />);
  expect(container.childElementCount).toBe(0);
  expect(takeWarnings()).toHaveLength(1);
});
