import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowList } from './RowList';

it('lists each thing with its detail and its deed', () => {
  render(
    <RowList items={[{ id: 1, title: 'Chrome', detail: 'сейчас', end: <button>Выйти</button> }]} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('ChromeсейчасВыйти');
});
