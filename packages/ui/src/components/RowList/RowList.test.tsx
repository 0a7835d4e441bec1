import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Row } from '../Row/Row';
import { RowList } from './RowList';

it('presses only the row that is pressed', async () => {
  const search = vi.fn();
  const signOut = vi.fn();
  render(
    <RowList>
      <Row title="Поиск" onPress={search} />
      <Row title="Выйти" onPress={signOut} />
    </RowList>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  expect(search).toHaveBeenCalledOnce();
  expect(signOut).not.toHaveBeenCalled();
});

it('with buttons: a press on the row follows its title, a button only runs its action', async () => {
  const onOpen = vi.fn();
  const onCall = vi.fn();
  render(
    <RowList variant="flush">
      <Row
        title="Бахтиёр Хамидов"
        detail="Пропущенный звонок"
        onPress={onOpen}
        actions={
          <button type="button" onClick={onCall}>
            Позвонить
          </button>
        }
      />
    </RowList>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Позвонить' }));
  expect([onOpen, onCall].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  const { top, left, height } = screen.getByText('Пропущенный звонок').getBoundingClientRect();
  const below = document.elementFromPoint(left + 2, top + height / 2);
  expect(below).toBe(screen.getByRole('button', { name: 'Бахтиёр Хамидов' }));
});

it('puts its buttons below where the row is narrow, and beside where it is not', () => {
  const list = (width: number) => (
    <div style={{ width }}>
      <RowList variant="flush">
        <Row title="Бахтиёр Хамидов" end="4 мин" actions={<button>Позвонить</button>} />
      </RowList>
    </div>
  );
  const { rerender } = render(list(360));
  const box = (text: string) => screen.getByText(text).getBoundingClientRect();
  expect(box('Позвонить').top).toBeGreaterThanOrEqual(box('Бахтиёр Хамидов').bottom);
  expect(box('Позвонить').width).toBeGreaterThan(280);
  expect(box('4 мин').top).toBeLessThan(box('Бахтиёр Хамидов').bottom);
  rerender(list(720));
  expect(box('Позвонить').top).toBeLessThan(box('Бахтиёр Хамидов').bottom);
});

it('puts an end below where the row is narrow, also without buttons', () => {
  const list = (width: number) => (
    <div style={{ width }}>
      <RowList>
        <Row title="Karvon Motors" detail="4 180 подписчиков" isEndBelow end="Работает" />
      </RowList>
    </div>
  );
  const { rerender } = render(list(300));
  const box = (text: string) => screen.getByText(text).getBoundingClientRect();
  expect(box('Работает').top).toBeGreaterThanOrEqual(box('4 180 подписчиков').bottom);
  rerender(list(720));
  expect(box('Работает').top).toBeLessThan(box('4 180 подписчиков').bottom);
});

it('keeps one short button beside the text down to 320 px', () => {
  const list = (width: number) => (
    <div style={{ width }}>
      <RowList variant="divided">
        <Row
          title="Chevrolet Spark"
          detail="Выше рынка на 6 %"
          isActionBeside
          actions={<button>Снизить цену</button>}
        />
      </RowList>
    </div>
  );
  const { rerender } = render(list(330));
  const box = (text: string) => screen.getByText(text).getBoundingClientRect();
  expect(box('Снизить цену').top).toBeLessThan(box('Chevrolet Spark').bottom);
  expect(box('Снизить цену').left).toBeGreaterThanOrEqual(box('Выше рынка на 6 %').right);
  rerender(list(300));
  expect(box('Снизить цену').top).toBeGreaterThanOrEqual(box('Выше рынка на 6 %').bottom);
  expect(box('Снизить цену').width).toBeGreaterThan(280);
});

it('keeps its end inside with a long text', () => {
  const buttons = ['Вверх', 'Вниз', 'Убрать'].map((name) => <button key={name}>{name}</button>);
  render(
    <div style={{ width: 300 }}>
      <RowList variant="divided">
        <Row title="Адрес" detail={'Приезжайте '.repeat(30)} end={<>{buttons}</>} />
      </RowList>
    </div>,
  );
  const list = screen.getByRole('list').getBoundingClientRect();
  for (const action of screen.getAllByRole('button')) {
    expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(list.right);
  }
});

it('gives its name to the landmark of a navigation, else to the list; its title names a region', () => {
  const rows = <Row title="Автосалоны" href="#a" unreadLabel="не прочитано" />;
  const { rerender } = render(
    <RowList aria-label="Разделы" isNavigation>
      {rows}
    </RowList>,
  );
  expect(screen.getByRole('navigation', { name: 'Разделы' })).toBeDefined();
  rerender(<RowList aria-label="Разделы">{rows}</RowList>);
  expect(screen.getByRole('list', { name: 'Разделы' })).toBeDefined();
  rerender(<RowList title="Сегодня">{rows}</RowList>);
  const region = within(screen.getByRole('region', { name: 'Сегодня' }));
  expect(region.getByRole('link', { name: 'Автосалоны не прочитано' })).toBeDefined();
});

it('renders nothing for no rows', () => {
  const { container } = render(<RowList>{[]}</RowList>);
  expect(container.childElementCount).toBe(0);
});

it('asks for older rows at its end, and not while they are loaded', async () => {
  const onEndReached = vi.fn<() => void>();
  const rows = <Row title="Новый лид" />;
  const { rerender } = render(<RowList onEndReached={onEndReached}>{rows}</RowList>);
  await expect.poll(() => onEndReached).toHaveBeenCalledOnce();
  rerender(
    <RowList onEndReached={onEndReached} isPending>
      {rows}
    </RowList>,
  );
  expect(onEndReached).toHaveBeenCalledOnce();
});

it('a row that goes by its own button leaves the focus to the next one, the last to the one before', async () => {
  const list = (names: string[]) => (
    <RowList>
      {names.map((name) => (
        <Row key={name} title={name} href={`#${name}`} actions={<button>Продлить {name}</button>} />
      ))}
    </RowList>
  );
  const { rerender } = render(list(['Cobalt', 'Tracker', 'Onix']));
  screen.getByRole('button', { name: 'Продлить Tracker' }).focus();
  rerender(list(['Cobalt', 'Onix']));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name: 'Onix' }));
  screen.getByRole('button', { name: 'Продлить Onix' }).focus();
  rerender(list(['Cobalt']));
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('link', { name: 'Cobalt' }));
});

it('a list that goes with its page leaves the focus to what comes', async () => {
  const { rerender } = render(
    <>
      <a href="#before">До</a>
      <RowList>
        <Row title="Cobalt" href="#cobalt" />
        <Row title="Onix" href="#onix" />
      </RowList>
    </>,
  );
  screen.getByRole('link', { name: 'Cobalt' }).focus();
  rerender(<a href="#before">До</a>);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
