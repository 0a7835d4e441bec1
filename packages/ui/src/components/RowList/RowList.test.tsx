import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowList } from './RowList';

it('lists each thing with its detail and its deed', () => {
  render(
    <RowList items={[{ id: 1, title: 'Chrome', detail: 'сейчас', end: <button>Выйти</button> }]} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('ChromeсейчасВыйти');
});

it('keeps the deeds inside of the list, however long the words are', () => {
  const deeds = ['Вверх', 'Вниз', 'Убрать'].map((name) => <button key={name}>{name}</button>);
  render(
    <div style={{ width: 300 }}>
      <RowList
        items={[{ id: 1, title: 'Адрес', detail: 'Приезжайте '.repeat(30), end: <>{deeds}</> }]}
      />
    </div>,
  );
  const list = screen.getByRole('list').getBoundingClientRect();
  for (const deed of screen.getAllByRole('button')) {
    expect(deed.getBoundingClientRect().right).toBeLessThanOrEqual(list.right);
  }
});
