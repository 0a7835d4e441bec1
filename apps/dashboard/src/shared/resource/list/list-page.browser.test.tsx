import { ApiError } from '@karvon/api/errors';
import { createQueryClient } from '@karvon/api/query-client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Inbox } from 'lucide-react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../i18n/i18n';
import { removeStored, storageKeys } from '../../session/storage';
import { openAt } from '../../../testing/place-resource';
import { defineFilters, type ListState } from '../filters/define-filters';
import { ordering, tabs, text, yesNo } from '../filters/filter-kinds';
import type { GeneratedQuery } from '../query/generated-query';
import { defineList } from './define-list';
import { ListPage } from './ListPage';

interface Row {
  id: number;
}
interface Page {
  results: Row[];
  count: number;
}

const filters = defineFilters(
  {
    q: text({ label: 'common:search' }),
    status: tabs({
      label: 'common:filters',
      tabs: [
        { id: 'all', label: 'common:all', values: [] },
        { id: 'new', label: 'common:leadStatus.new', values: ['new'] },
      ],
    }),
    with_photo: yesNo({ label: 'common:open', yes: 'common:yes', no: 'common:no' }),
    ordering: ordering({
      label: 'common:sort',
      options: { id: 'common:list.ascending', '-id': 'common:list.descending' },
    }),
  },
  { size: 3 },
);
type State = ReturnType<(typeof filters)['query']>;

let ids: number[] = [];
let others = 1;
const respond = vi.fn<(state: State) => Promise<Page>>();

const list = defineList({
  title: 'common:notifications',
  filters,
  page: (state: ListState<typeof filters>): GeneratedQuery<Page> => ({
    queryKey: ['rows', filters.query(state)],
    queryFn: () => respond(filters.query(state)),
    staleTime: Infinity,
  }),
  counts: ({ count }) => ({ total: count, statuses: { new: others } }),
  create: { href: '/create', label: 'common:create' },
  empty: { icon: Inbox, title: 'common:nothingFound' },
  Card: ({ row, selection }) => (
    <label>
      <input type="checkbox" checked={selection?.isSelected} onChange={selection?.onChange} />
      row {row.id}
    </label>
  ),
  columns: [
    {
      id: 'id',
      header: 'common:all',
      isRowHeader: true,
      sort: { rising: 'id', falling: '-id' },
      Cell: ({ row }) => `row ${String(row.id)}`,
    },
  ],
  selectLabel: (row) => `select ${String(row.id)}`,
  Bulk: ({ rows }) => <p>{`selected ${rows.map(({ id }) => id).join()}`}</p>,
  isLive: true,
});

const open = (search = '') => {
  const client = createQueryClient();
  const router = openAt(
    `/list${search}`,
    [{ path: '/list', Component: () => <ListPage list={list} /> }],
    client,
  );
  return { router, client, search: () => router.state.location.search };
};
const shown = () => screen.queryAllByText(/^row \d+$/).map(({ textContent }) => textContent);
const shows = (...rows: number[]) =>
  waitFor(() => expect(shown()).toEqual(rows.map((id) => `row ${String(id)}`)));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => startI18n(['common', 'errors']));
beforeEach(async () => {
  await page.viewport(1280, 900);
  ids = [7, 6, 5, 4, 3, 2, 1];
  others = 1;
  respond.mockReset().mockImplementation(({ page: at, size }) =>
    Promise.resolve({
      results: ids.slice((at - 1) * size, at * size).map((id) => ({ id })),
      count: ids.length,
    }),
  );
});
afterEach(cleanup);

it('keeps the search in the URL, requests after a pause, and adds no history entry per letter', async () => {
  const { router, search } = open('?status=new&page=2');
  await shows(4, 3, 2);
  await userEvent.fill(screen.getByRole('searchbox'), 'co');
  await userEvent.fill(screen.getByRole('searchbox'), 'cobalt');
  await waitFor(() => expect(search()).toBe('?q=cobalt&status=new'));
  await waitFor(() =>
    expect(respond.mock.calls.map(([{ q }]) => q)).toEqual([undefined, 'cobalt']),
  );
  await act(() => router.navigate('/list?status=new'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('applies filters of the drawer together; a chip removes one, a reset all but the tab', async () => {
  const { search } = open('?status=new&q=x');
  await press(i18n.t('filters'));
  const field = await screen.findByRole('combobox', { name: i18n.t('open') });
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: i18n.t('no') }));
  expect(search()).toBe('?status=new&q=x');
  await press(i18n.t('filter.apply'));
  await waitFor(() => expect(search()).toBe('?q=x&status=new&with_photo=false'));
  await press(i18n.t('filter.remove', { name: i18n.t('no') }));
  await waitFor(() => expect(search()).toBe('?q=x&status=new'));
  await press(i18n.t('filter.reset'));
  await waitFor(() => expect(search()).toBe('?status=new'));
});

it('shows the counts of tabs, and the next step in an empty list', async () => {
  open();
  expect(await screen.findByRole('link', { name: /Новый 1|1 Новый/ })).toBeTruthy();
  cleanup();
  ids = [];
  open();
  expect(await screen.findByText(i18n.t('nothingFound'))).toBeTruthy();
  expect(screen.getByRole('link', { name: /Новый 1|1 Новый/ })).toBeTruthy();
  cleanup();
  others = 0;
  open();
  expect(await screen.findByRole('link', { name: i18n.t('create') })).toBeTruthy();
  expect(await screen.findByText(i18n.t('nothingFound'))).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('searchbox')).toBeNull();
  cleanup();
  open('?status=new');
  expect(await screen.findByRole('link', { name: i18n.t('list.tabAction') })).toBeTruthy();
  cleanup();
  open('?with_photo=true');
  await press(i18n.t('resetFilters'));
  expect(await screen.findByRole('link', { name: i18n.t('create') })).toBeTruthy();
});

it('goes to the last page from a page beyond it', async () => {
  const { search } = open('?page=9');
  await shows(1);
  expect(search()).toBe('?page=3');
});

it('goes to the previous page when it also has the rows of the last one', async () => {
  respond.mockImplementation(async ({ page: at }) => ({
    results: at > 2 ? [] : [4, 3, 2, 1].slice((at - 1) * 3).map((id) => ({ id })),
    count: 7,
  }));
  const { search } = open('?page=3');
  await shows(1);
  expect(search()).toBe('?page=2');
});

it('sorts a table by its headers', async () => {
  const { search } = open('?view=table');
  const head = await screen.findByRole('columnheader', { name: i18n.t('all') });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await press(i18n.t('all'));
  await waitFor(() => expect(search()).toContain('ordering=-id'));
});

it('has rows of 52 or 44 px in all tables, as chosen on this device', async () => {
  const height = async () =>
    (await screen.findByRole('row', { name: /row 7/ })).getBoundingClientRect().height;
  const toggle = () => screen.findByRole('button', { name: i18n.t('list.compact') });
  removeStored(storageKeys.tableDensity);
  open('?view=table');
  await shows(7, 6, 5);
  expect(await height()).toBe(52);
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(await toggle());
  expect(await height()).toBe(44);
  cleanup();
  open('?view=table&page=2');
  await shows(4, 3, 2);
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  cleanup();
  open();
  await shows(7, 6, 5);
  expect(screen.queryByRole('button', { name: i18n.t('list.compact') })).toBeNull();
  cleanup();
  await page.viewport(360, 720);
  open('?view=table');
  await shows(7, 6, 5);
  expect(screen.queryByRole('button', { name: i18n.t('list.compact') })).toBeNull();
  removeStored(storageKeys.tableDensity);
});

it('selects only rows on screen', async () => {
  const { router } = open();
  await shows(7, 6, 5);
  screen.getByRole('checkbox', { name: 'row 6' }).click();
  expect(await screen.findByText('selected 6')).toBeTruthy();
  await act(() => router.navigate('/list?page=2'));
  await shows(4, 3, 2);
  expect(await screen.findByText('selected')).toBeTruthy();
});

it('appends pages on a phone; a failed one keeps the others and can be retried', async () => {
  await page.viewport(360, 720);
  const { search } = open();
  await shows(7, 6, 5);
  await press(i18n.t('showMore'));
  await shows(7, 6, 5, 4, 3, 2);
  respond.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
  await press(i18n.t('showMore'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await shows(7, 6, 5, 4, 3, 2);
  await press(i18n.t('retry'));
  await shows(7, 6, 5, 4, 3, 2, 1);
  expect(search()).toBe('?page=3');
});

it('offers no further page after the last one when rows fold several results', async () => {
  await page.viewport(360, 720);
  respond.mockImplementation(({ page: at }) =>
    Promise.resolve({ results: [{ id: 2 * at }, { id: 2 * at + 1 }], count: 6 }),
  );
  open();
  await shows(2, 3);
  await press(i18n.t('showMore'));
  await shows(2, 3, 4, 5);
  expect(screen.queryByRole('button', { name: i18n.t('showMore') })).toBeNull();
});

it('keeps rows that could not be refreshed, and shows their time', async () => {
  const { client } = open();
  await shows(7, 6, 5);
  respond.mockRejectedValueOnce(new ApiError({ kind: 'unavailable', status: 503 }));
  await act(() => client.refetchQueries());
  expect(await screen.findByText(new RegExp(i18n.t('notUpdated', { time: '' })))).toBeTruthy();
  await shows(7, 6, 5);
  await press(i18n.t('retry'));
  await waitFor(() =>
    expect(screen.queryByText(new RegExp(i18n.t('notUpdated', { time: '' })))).toBeNull(),
  );
});

it('holds back new rows while the user reads, and shows them on request', async () => {
  const { client } = open();
  await shows(7, 6, 5);
  screen.getByRole('checkbox', { name: 'row 6' }).focus();
  ids = [6, 5, 4, 3];
  await act(() => client.refetchQueries());
  await shows(6, 5, 4);
  ids = [7, ...ids];
  await act(() => client.refetchQueries());
  await shows(7, 6, 5);
  ids = [9, 8, ...ids];
  const top = () => screen.getByRole('checkbox', { name: 'row 7' }).getBoundingClientRect().top;
  const before = top();
  await act(() => client.refetchQueries());
  const pill = await screen.findByRole('button', { name: i18n.t('showNew', { count: 2 }) });
  await shows(7, 6, 5);
  expect(top()).toBe(before);
  await userEvent.click(pill);
  await shows(9, 8, 7);
  expect(pill.isConnected).toBe(false);
});

it('shows new rows at once when the user is not reading', async () => {
  const { client } = open();
  await shows(7, 6, 5);
  await userEvent.hover(screen.getByRole('heading'));
  ids = [8, ...ids];
  await act(() => client.refetchQueries());
  await shows(8, 7, 6);
  expect(screen.queryByRole('button', { name: i18n.t('showNew', { count: 1 }) })).toBeNull();
});

it('shows the error and retries', async () => {
  respond.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
  open();
  await press(i18n.t('retry'));
  await shows(7, 6, 5);
  expect(respond).toHaveBeenCalledTimes(2);
});

// Fault: a grey card without a header, with twelve rows for a page of three.
it('loads in the shape of its table: the header, and as many rows as the page has', async () => {
  respond.mockReturnValue(new Promise(() => undefined));
  open('?view=table');
  await waitFor(() => expect(document.querySelector('[aria-busy] thead')).toBeVisible());
  const heads = [...document.querySelectorAll('[aria-busy] th')].map((head) => head.textContent);
  expect(heads).toContain(i18n.t('all'));
  expect(document.querySelectorAll('[aria-busy] tbody tr')).toHaveLength(3);
});
