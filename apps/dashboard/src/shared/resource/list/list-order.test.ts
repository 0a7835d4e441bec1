import { describe, expect, it } from 'vitest';
import { ordering } from '../filters/filter-kinds';
import type { ListColumn } from './define-list';
import { orderingOf, shownOrdering, sortOf, tabCount, tabOf } from './list-order';

const column = (id: string, sort?: ListColumn<unknown>['sort']): ListColumn<unknown> => ({
  id,
  header: 'common:add',
  Cell: () => null,
  sort,
});
const columns = [
  column('name'),
  column('price', { rising: 'price', falling: '-price' }),
  column('views', { falling: '-views' }),
];

describe('sorting by headers', () => {
  it('finds the header of an order', () => {
    expect(sortOf(columns, '-price')).toEqual({ column: 'price', direction: 'descending' });
    expect(sortOf(columns, 'price')).toEqual({ column: 'price', direction: 'ascending' });
    expect(sortOf(columns, 'newest')).toBeNull();
    expect(sortOf(columns, undefined)).toBeNull();
  });

  it('shows the default order of the list', () => {
    const definition = {
      ordering: ordering({
        label: 'common:add',
        options: { '-created_at': 'common:add', waiting: 'common:add' },
        initial: ({ status }) => (status === 'new' ? 'waiting' : '-created_at'),
      }),
    };
    expect(shownOrdering(definition, { status: 'new' })).toBe('waiting');
    expect(shownOrdering(definition, {})).toBe('-created_at');
    expect(shownOrdering(definition, { status: 'new', ordering: '-created_at' })).toBe(
      '-created_at',
    );
    expect(shownOrdering({}, {})).toBeUndefined();
  });

  it('requests the only supported order in either direction', () => {
    expect(orderingOf(columns, { column: 'price', direction: 'ascending' })).toBe('price');
    expect(orderingOf(columns, { column: 'views', direction: 'ascending' })).toBe('-views');
  });
});

describe('tabs', () => {
  const tabs = [
    { id: 'all', label: 'common:all', values: [] },
    { id: 'archive', label: 'common:all', values: ['archived', 'deactivated'] },
  ] as const;
  const counts = { total: 10, statuses: { archived: 2, deactivated: 3, active: 5 } };

  it('are found by their values in any order, and by no other values', () => {
    expect(tabOf(tabs, undefined)?.id).toBe('all');
    expect(tabOf(tabs, ['deactivated', 'archived'])?.id).toBe('archive');
    expect(tabOf(tabs, ['archived'])).toBeUndefined();
  });

  it('count the rows of all their values', () => {
    expect(tabs.map((tab) => tabCount(tab, counts))).toEqual([10, 5]);
    expect(tabCount(tabs[0], { statuses: counts.statuses })).toBe(10);
  });
});
