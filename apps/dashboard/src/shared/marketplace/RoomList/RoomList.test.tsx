import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RoomList, type Room, type RoomListProps } from './RoomList';

const names = ['Анвар', 'Бахром', 'Sardor', 'Салима', 'Самира'];
const room = (id: number, name = `Покупатель ${String(id)}`): Room => ({
  id,
  name,
  text: 'Продаётся?',
  time: '12:00',
});
const rooms = (count: number) => Array.from({ length: count }, (_, at) => room(at));

const list = (props: Partial<RoomListProps>, height = 400) => (
  <div style={{ height, width: 320 }}>
    <RoomList aria-label="Чаты" rooms={rooms(200)} onSelect={() => {}} {...props} />
  </div>
);
const focused = () => document.activeElement?.textContent.split(',')[0];
const scroller = () => screen.getByRole('listbox').parentElement;
const frames = async (count: number) => {
  // oxlint-disable-next-line no-await-in-loop -- frames come one after the other
  for (let at = 0; at < count; at += 1) await act(() => new Promise(requestAnimationFrame));
};

it('is a list with one stop of Tab, whose rows know their place', async () => {
  render(list({ rooms: rooms(10_000), selectedId: 1 }));
  const options = await screen.findAllByRole('option');
  expect(options.length).toBeLessThan(30);
  expect(options.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  expect(options[1]?.getAttribute('aria-posinset')).toBe('2');
  expect(options[1]?.getAttribute('aria-setsize')).toBe('10000');
  expect(screen.getByRole('option', { selected: true })).toBe(options[1]);
});

it.each([
  ['the chosen room', 3, 'Покупатель 3'],
  ['the first in sight where none is chosen', null, 'Покупатель 0'],
  ['the first in sight where the chosen one is far', 9000, 'Покупатель 0'],
])('Tab leads to %s', async (_, selectedId, name) => {
  render(list({ rooms: rooms(10_000), selectedId }));
  await screen.findAllByRole('option');
  await userEvent.tab();
  await waitFor(() => expect(focused()).toBe(name));
});

it('is walked by keys to both ends, with as few rows mounted', async () => {
  const onSelect = vi.fn<(id: Room['id']) => void>();
  render(list({ rooms: rooms(10_000), onSelect }));
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(focused()).toBe('Покупатель 9999'));
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  await waitFor(() => expect(focused()).not.toBe('Покупатель 9998'));
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith(1));
  await frames(3);
  expect(screen.getAllByRole('option').length).toBeLessThan(30);
});

it('mounts what is in view while it flies past, and rows around it once it rests', async () => {
  render(list({ rooms: rooms(10_000) }));
  const box = screen.getByRole('listbox');
  const visibleCount = Math.ceil(400 / 74);
  // Rows outside the viewport come when the page is idle.
  await waitFor(() => expect(box.childElementCount).toBeGreaterThanOrEqual(visibleCount + 6));
  const mounted: number[] = [];
  const observer = new MutationObserver(() => mounted.push(box.childElementCount));
  observer.observe(box, { childList: true });
  scroller()?.scrollTo({ top: 50_000 });
  await waitFor(() => expect(mounted.length).toBeGreaterThan(0));
  expect(Math.min(...mounted)).toBeLessThanOrEqual(visibleCount + 3);
  await waitFor(() => expect(box.childElementCount).toBeGreaterThanOrEqual(visibleCount + 12));
  observer.disconnect();
});

it('first letters lead to a name, the same letter to the next one', async () => {
  render(list({ rooms: names.map((name, id) => room(id, name)) }));
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  // The keyboard of the test has no Cyrillic keys.
  const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  type('с');
  expect(focused()).toBe('Салима');
  type('с');
  expect(focused()).toBe('Самира');
});

it('the focus stays on its room when rooms change places and when one scrolls away', async () => {
  const all = rooms(200);
  const { rerender } = render(list({ rooms: all }));
  await userEvent.tab();
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Покупатель 2');
  rerender(list({ rooms: [room(150), ...all.filter(({ id }) => id !== 150)] }));
  expect(focused()).toBe('Покупатель 2');
  scroller()?.scrollTo({ top: 9000 });
  await frames(3);
  expect(focused()).toBe('Покупатель 2');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('Покупатель 3'));
});

it('the neighbour of a room that goes takes its focus', async () => {
  const all = rooms(5);
  const { rerender } = render(list({ rooms: all }));
  await userEvent.tab();
  await userEvent.keyboard('{Home}{ArrowDown}');
  rerender(list({ rooms: all.filter(({ id }) => id !== 1) }));
  await waitFor(() => expect(focused()).toBe('Покупатель 2'));
});

it('shows skeletons while screen after screen flies past, and every row in view once it rests', async () => {
  // More rows than any machine renders in a frame.
  const visibleCount = 30;
  render(list({ rooms: rooms(10_000) }, visibleCount * 74));
  const box = screen.getByRole('listbox');
  const rendered = () => screen.queryAllByRole('option').length;
  await waitFor(() => expect(rendered()).toBeGreaterThanOrEqual(visibleCount + 6));
  expect(box.querySelector('[role=presentation]')).toBeNull();
  const inFlight: [outlined: boolean, few: boolean][] = [];
  for (let screens = 1; screens <= 6; screens += 1) {
    act(() => {
      scroller()?.scrollTo({ top: screens * 4000 });
      // In flight the event comes with the next frame; here at once, so that no frame is without scrolling between two.
      scroller()?.dispatchEvent(new Event('scroll'));
    });
    inFlight.push([box.querySelector('[role=presentation]') !== null, rendered() < visibleCount]);
  }
  // The first is a jump like any other: what it leads to is rendered, unless frames are slow here.
  expect(inFlight.slice(1)).toEqual(Array.from({ length: 5 }, () => [true, true]));
  await waitFor(() => expect(box.querySelector('[role=presentation]')).toBeNull());
  const first = Math.floor(24_000 / 74);
  for (let at = first; at < first + visibleCount; at += 1) {
    expect(
      screen.getByRole('option', { name: new RegExp(`^Покупатель ${String(at)}\\b`) }),
    ).toBeTruthy();
  }
});

it('asks for more once, near the end', async () => {
  const onEndReached = vi.fn<() => void>();
  const end = { state: 'more' } as const;
  const { rerender } = render(list({ rooms: rooms(40), end, onEndReached }));
  await frames(2);
  expect(onEndReached).not.toHaveBeenCalled();
  scroller()?.scrollTo({ top: 1e6 });
  await waitFor(() => expect(onEndReached).toHaveBeenCalledOnce());
  rerender(list({ rooms: rooms(41).slice(0, 40), end, onEndReached }));
  await frames(2);
  expect(onEndReached).toHaveBeenCalledOnce();
});

it('opens by a press', async () => {
  const onSelect = vi.fn<(id: Room['id']) => void>();
  render(list({ rooms: rooms(3), onSelect }));
  await userEvent.click(screen.getByRole('option', { name: /^Покупатель 2/ }));
  expect(onSelect).toHaveBeenCalledWith(2);
});

it('opens by a plain press alone where rows are links: other presses are the browser’s', async () => {
  const onSelect = vi.fn<(id: Room['id']) => void>();
  render(list({ rooms: rooms(3), onSelect, hrefOf: (id) => `#room-${String(id)}` }));
  const row = screen.getByRole('option', { name: /^Покупатель 2/ });
  expect(row.getAttribute('href')).toBe('#room-2');
  const press = (init: MouseEventInit) =>
    row.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  // The test stays in its page.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'] as const) press({ [key]: true });
  window.removeEventListener('click', stay);
  expect(onSelect).not.toHaveBeenCalled();
  expect(press({})).toBe(false);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2);
  row.focus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(2);
});

it('shows what is in its place when it is empty', () => {
  render(list({ rooms: [], emptyState: <p>Пусто</p> }));
  expect(screen.getByText('Пусто')).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('when more are asked for again the focus goes on to the rooms', async () => {
  function Page() {
    const [isLoading, setLoading] = useState(false);
    const onRetry = () => setLoading(true);
    return list({
      end: isLoading
        ? { state: 'loading', label: 'Загружаем' }
        : { state: 'failed', message: 'Не загрузилось', retryLabel: 'Повторить', onRetry },
    });
  }
  render(<Page />);
  await screen.findAllByRole('option');
  screen.getByRole('button', { name: 'Повторить' }).focus();
  // Focusing the button scrolled to the end; rows are rendered once scrolling stops.
  await screen.findByRole('option', { name: /Покупатель 199/ });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('img', { name: 'Загружаем' });
  expect(document.activeElement?.getAttribute('role')).toBe('option');
});
