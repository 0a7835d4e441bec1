import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeWarnings } from '../../testing/warnings';
import { Countdown } from './Countdown';

const minutes = (left: number) => `${String(left / 60_000)} мин`;

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('changes by the minute and becomes what can be done at zero, once', () => {
  const onDone = vi.fn<() => void>();
  render(
    <Countdown
      until={1_000_000 + 150_000}
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
    <Countdown
      until={1_000_000 + 60_000}
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
    <Countdown until={1_000_000 + 120_000} serverOffset={60_000} format={minutes} doneLabel="" />,
  );
  expect(screen.getByText('1 мин')).toBeTruthy();
});

it.each(['вчера', Number.NaN])('shows nothing for %s', (until) => {
  const { container } = render(<Countdown until={until} format={minutes} doneLabel="Готово" />);
  expect(container.childElementCount).toBe(0);
  expect(takeWarnings()).toHaveLength(1);
});
