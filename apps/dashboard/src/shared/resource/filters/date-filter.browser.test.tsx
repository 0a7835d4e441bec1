import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startI18n } from '../../i18n/i18n';
import { DatesField } from './FilterControl';
import { FilterDrawer } from './FilterDrawer';
import { dates, days } from './filter-kinds';
import type { FilterValues } from './filter-values';

beforeAll(() => startI18n(['common']));
afterEach(cleanup);

const parts = (of: number) => screen.getAllByRole('spinbutton')[of]?.focus();
const segments = () => screen.getAllByRole('spinbutton').map((one) => one.textContent);

it('applies no filters while a date of the drawer is incomplete', async () => {
  const change = vi.fn<(part: FilterValues) => void>();
  render(
    <FilterDrawer
      definition={{ decided: days({ label: 'common:sort' }) }}
      controls={{ state: { page: 1 }, change, reset: vi.fn(), href: () => '' }}
      onClose={vi.fn()}
    />,
  );
  const apply = screen.getByRole('button', { name: 'Показать' });
  parts(0);
  await userEvent.keyboard('0512');
  await userEvent.click(apply);
  expect(screen.queryByText(/Дата неполная/)).not.toBeNull();
  expect(segments()).toEqual(['05', '12', 'гггг', 'дд', 'мм', 'гггг']);
  expect(change).not.toHaveBeenCalled();
  parts(2);
  await userEvent.keyboard('202606122026');
  await userEvent.click(apply);
  expect(change).toHaveBeenCalledExactlyOnceWith({
    page: 1,
    decided_from: '2026-12-05',
    decided_to: '2026-12-06',
  });
});

it('keeps invalid days above a list in their field, and the list unchanged', async () => {
  const change = vi.fn<(part: FilterValues) => void>();
  function Bar() {
    const [state, setState] = useState<FilterValues>({ from: '2026-11-01', to: '2026-11-20' });
    const take = (part: FilterValues) => {
      change(part);
      setState(part);
    };
    return (
      <>
        <DatesField
          isInBar
          name="period"
          filter={dates({ label: 'common:sort' })}
          state={state}
          change={take}
        />
        <button>Дальше</button>
      </>
    );
  }
  render(<Bar />);
  const leave = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  parts(4);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await leave();
  expect(screen.queryByText(/Дата неполная/)).not.toBeNull();
  expect(segments()).toEqual(['01', '11', '2026', '20', 'мм', '2026']);
  parts(4);
  await userEvent.keyboard('10');
  await leave();
  expect(screen.queryByText('Начало позже конца')).not.toBeNull();
  expect(segments()).toEqual(['01', '11', '2026', '20', '10', '2026']);
  expect(change).not.toHaveBeenCalled();
  parts(4);
  await userEvent.keyboard('12');
  expect(change).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', to: '2026-12-20' });
  expect(screen.queryByText('Начало позже конца')).toBeNull();
});
