import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeWarnings } from '../../testing/warnings';
import { WaitingTime, waitingTone } from './WaitingTime';

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

// Fault: a tick by the interval of the page, so that the text changes in the middle of a minute or stays behind.
it('counts up when a full minute has passed since the start', () => {
  render(<WaitingTime since={start - 90_000} format={minutes} />);
  expect(screen.getByText('1 мин')).toBeTruthy();
  pass(29_000);
  expect(screen.getByText('1 мин')).toBeTruthy();
  pass(1000);
  expect(screen.getByText('2 мин')).toBeTruthy();
  pass(minute);
  expect(screen.getByText('3 мин').getAttribute('dateTime')).toBe('PT3M');
});

// Fault: the device's clock, which may be minutes wrong, decides how long a lead has waited.
it('uses the clock of the server', () => {
  render(<WaitingTime since={start - minute} serverOffset={5 * minute} format={minutes} />);
  expect(screen.getByText('6 мин')).toBeTruthy();
});

// Fault: a server that is a little ahead makes a new lead wait "-1 minutes".
it('counts a start in the future as zero', () => {
  render(<WaitingTime since={start + 5000} format={minutes} />);
  expect(screen.getByText('0 мин')).toBeTruthy();
});

// Fault: a limit that belongs to the minute after it.
it('changes its tone at 10 and at 60 minutes, or where it is set to', () => {
  expect(waitingTone(10 * minute - 1)).toBe('muted');
  expect(waitingTone(10 * minute)).toBe('warn');
  expect(waitingTone(60 * minute - 1)).toBe('warn');
  expect(waitingTone(60 * minute)).toBe('danger');
  expect(waitingTone(60 * minute, { warnAfter: 0, dangerAfter: 61 * minute })).toBe('warn');
});

// Guards against a screen reader that reads a number without what it measures.
it('says what is measured before the time', () => {
  const { container } = render(
    <WaitingTime since={start - 8 * minute} format={minutes} label="Ждёт" />,
  );
  expect(container.textContent).toBe('Ждёт 8 мин');
});

// Fault: a wait that becomes urgent is never announced to screen readers; or at once for every old one, or each minute.
it('says once that the tone has got more urgent', () => {
  const urgentText = vi.fn<(tone: 'warn' | 'danger') => string>((tone) => `Ждёт: ${tone}`);
  const said = () =>
    [...document.querySelectorAll('[data-live-announcer] [aria-live="polite"] > *')].map(
      ({ textContent }) => textContent,
    );
  const wait = (waited: number) => (
    <WaitingTime since={start - waited * minute} format={minutes} urgentText={urgentText} />
  );
  const { rerender } = render(wait(8));
  pass(minute);
  expect(urgentText).not.toHaveBeenCalled();
  pass(minute);
  expect(said()).toEqual(['Ждёт: warn']);
  pass(minute);
  expect(urgentText).toHaveBeenCalledTimes(1);
  // Another buyer in the same row, who has waited for longer.
  rerender(wait(70));
  expect(urgentText).toHaveBeenCalledTimes(1);
});

// Fault: "NaN мин" for a start that is not a time.
it.each(['вчера', Number.NaN])('shows nothing for %s', (since) => {
  const { container } = render(<WaitingTime since={since} format={minutes} />);
  expect(container.childElementCount).toBe(0);
  expect(takeWarnings()).toHaveLength(1);
});
