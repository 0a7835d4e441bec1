import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, ToastRegion } from './Toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function setUp() {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} aria-label="Уведомления" closeLabel="Закрыть" />);
  const add = (...messages: Parameters<typeof queue.add>[0][]) =>
    act(async () => messages.map((message) => queue.add(message)));
  return { queue, add };
}

test('a message leaves after four seconds', async () => {
  const { add } = setUp();
  await add({ title: 'Сохранено' });
  await pass(3900);
  expect(screen.queryByText('Сохранено')).not.toBeNull();
  await pass(200);
  expect(screen.queryByText('Сохранено')).toBeNull();
});

test('the sixth waits, the first stays', async () => {
  const { add } = setUp();
  await add(...[1, 2, 3, 4, 5, 6, 7].map((at) => ({ title: `Сообщение ${at}` })));
  expect(screen.getAllByRole('alertdialog')).toHaveLength(5);
  expect(screen.queryByText('Сообщение 1')).not.toBeNull();
  expect(screen.queryByText('Сообщение 6')).toBeNull();
  await pass(4100);
  expect(screen.queryByText('Сообщение 1')).toBeNull();
  expect(screen.queryByText('Сообщение 6')).not.toBeNull();
  expect(screen.queryByText('Сообщение 7')).not.toBeNull();
});

test('time is paused while the pointer or the focus is on it', async () => {
  const { add } = setUp();
  await add({ title: 'Сохранено' });
  const region = screen.getByRole('region');
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  fireEvent.pointerOver(region, { pointerType: 'mouse' });
  await pass(20_000);
  expect(screen.queryByText('Сохранено')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Закрыть' }).focus());
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  fireEvent.pointerOut(region, { pointerType: 'mouse' });
  await pass(20_000);
  expect(screen.queryByText('Сохранено')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Закрыть' }).blur());
  await pass(4100);
  expect(screen.queryByText('Сохранено')).toBeNull();
});

test('an undo stays ten seconds; the action closes it', async () => {
  const { add } = setUp();
  const onAction = vi.fn<() => void>();
  await add({ title: 'Удалено', undo: true, action: { label: 'Вернуть', onAction } });
  await pass(9900);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Вернуть' })));
  await pass(0);
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByText('Удалено')).toBeNull();
});

test('zero stays; a waiting message can be taken out; clear empties all', async () => {
  const { queue, add } = setUp();
  await add(...[1, 2, 3, 4, 5].map((at) => ({ title: `Стоит ${at}`, timeout: 0 })));
  let id = '';
  await act(async () => {
    id = queue.add({ title: 'Ждёт' });
  });
  await pass(60_000);
  expect(screen.getAllByRole('alertdialog')).toHaveLength(5);
  await act(async () => queue.close(id));
  await act(async () => queue.clear());
  await pass(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a timeout longer than a timer can count is the longest there is, not none', async () => {
  const { add } = setUp();
  await add({ title: 'Надолго', timeout: 2 ** 31 });
  await pass(60_000);
  expect(screen.getByText('Надолго')).toBeTruthy();
});

test('never covers the control that was just pressed', async () => {
  vi.useRealTimers();
  render(
    <button type="button" style={{ position: 'fixed', right: 30, bottom: 30 }}>
      В архив
    </button>,
  );
  const pressed = screen.getByRole('button', { name: 'В архив' });
  pressed.focus();
  const { add } = setUp();
  await add({ title: 'Машина в архиве', timeout: 0 });
  const region = screen.getByRole('region');
  const isAbove = () =>
    region.getBoundingClientRect().bottom <= pressed.getBoundingClientRect().top;
  await expect.poll(isAbove).toBe(true);
  await add(...[1, 2, 3].map((at) => ({ title: `Ещё ${at}`, timeout: 0 })));
  await expect.poll(isAbove).toBe(true);
});

const isAbove = (other: Element) => () =>
  screen.getByRole('region').getBoundingClientRect().bottom <= other.getBoundingClientRect().top;

test('is clear of a button that its own press disables, and of the next one that is pressed', async () => {
  vi.useRealTimers();
  const place = (bottom: number) => ({ position: 'fixed', right: 30, bottom }) as const;
  render(
    <>
      <button type="button" style={place(30)}>
        Забронировать
      </button>
      <button type="button" style={place(190)}>
        В архив
      </button>
    </>,
  );
  const [first, second] = screen.getAllByRole('button');
  first?.focus();
  const { add } = setUp();
  await add({ title: 'Машина забронирована', timeout: 0 });
  first?.setAttribute('disabled', '');
  first?.blur();
  await add({ title: 'Ещё раз', timeout: 0 });
  await expect.poll(isAbove(first ?? document.body)).toBe(true);
  second?.focus();
  await add({ title: 'Машина в архиве', timeout: 0 });
  const isBelow = () =>
    screen.getByRole('region').getBoundingClientRect().top >=
    (second?.getBoundingClientRect().bottom ?? 0);
  await expect.poll(() => isBelow() || isAbove(second ?? document.body)()).toBe(true);
});
