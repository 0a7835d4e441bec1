import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { Link } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Table, type RowId, type TableColumn, type TableSort } from './Table';

interface Car {
  id: number;
  name: string;
}
const rows: Car[] = [
  { id: 1, name: 'Cobalt' },
  { id: 2, name: 'Spark' },
];
const columns: TableColumn<Car>[] = [
  { id: 'name', header: 'Машина', isRowHeader: true, isSortable: true, cell: (row) => row.name },
  { id: 'id', header: 'Номер', align: 'end', cell: (row) => row.id },
];
const base = { 'aria-label': 'Автомобили', columns, rows, getRowId: (row: Car) => row.id };

afterEach(async () => {
  await page.viewport(1280, 800);
});

it('is a named table with named rows', () => {
  render(<Table {...base} />);
  const table = screen.getByRole('table', { name: 'Автомобили' });
  expect(within(table).getByRole('rowheader', { name: 'Spark' })).toBeTruthy();
  expect(within(table).getByRole('columnheader', { name: 'Номер' })).toBeTruthy();
});

it('marks the rows that cannot wait, and those alone', () => {
  render(<Table {...base} isRowUrgent={({ id }) => id === 2} />);
  const cells = ['Cobalt', 'Spark'].map((name) => screen.getByRole('rowheader', { name }));
  const widths = cells.map((cell) => getComputedStyle(cell, '::before').width);
  expect(widths).toEqual(['auto', '3px']);
  // The bar is not a cell, so cells stay below their headers.
  const [first, second] = cells.map((cell) => cell.getBoundingClientRect());
  expect([second?.left, second?.width]).toEqual([first?.left, first?.width]);
});

it('comes with the rows of a screen, as high as with all of them, and gets the others after', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ id: at + 1, name: `Машина ${at + 1}` }));
  // Server rendering gives the first frame. It is matched as text, because the page forbids HTML from strings.
  const html = renderToString(<Table {...base} rows={many} />);
  const [, height] = /<tr[^>]*aria-hidden[^>]*style="height:(\d+)/.exec(html) ?? [];
  const first = html.match(/role="rowheader"/g)?.length ?? 0;
  expect(first).toBe(10);
  expect(Number(height)).toBeGreaterThanOrEqual((50 - first) * 52);
  render(<Table {...base} rows={many} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(50);
  expect(document.querySelector('tr[aria-hidden]')).toBeNull();
});

it('turns the sorted column round and says how it is sorted', async () => {
  const onSortChange = vi.fn<(sort: TableSort) => void>();
  render(
    <Table
      {...base}
      sort={{ column: 'name', direction: 'ascending' }}
      onSortChange={onSortChange}
    />,
  );
  const head = screen.getByRole('columnheader', { name: 'Машина' });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(within(head).getByRole('button'));
  expect(onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
});

it('chooses the rows of this page and keeps what other pages chose', async () => {
  const onChange = vi.fn<(selectedIds: Set<RowId>) => void>();
  render(
    <Table
      {...base}
      selection={{
        selectedIds: new Set([2, 77]),
        onChange,
        selectAllLabel: 'Выбрать все',
        selectRowLabel: (row) => `Выбрать ${row.name}`,
        startLabel: 'Выбрать',
        endLabel: 'Готово',
      }}
    />,
  );
  screen.getByRole('checkbox', { name: 'Выбрать все' }).focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(new Set([1, 2, 77]));
  screen.getByRole('checkbox', { name: 'Выбрать Spark' }).focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(new Set([77]));
});

it('ticks only rows that can be selected, on a phone without a button if it has no label', async () => {
  await page.viewport(360, 700);
  const onChange = vi.fn<(selectedIds: Set<RowId>) => void>();
  render(
    <Table
      {...base}
      selection={{
        selectedIds: new Set(),
        onChange,
        selectAllLabel: 'Выбрать все',
        selectRowLabel: (row) => `Выбрать ${row.name}`,
        isSelectable: ({ name }) => name === 'Spark',
      }}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Выбрать Cobalt' }).matches(':disabled')).toBe(true);
  await userEvent.click(screen.getByText('Выбрать все', { selector: 'label' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set([2]));
});

it('is a list of cards on a phone, and still a table for screen readers', async () => {
  await page.viewport(360, 700);
  render(<Table {...base} />);
  const [first, second] = screen.getAllByRole('rowheader');
  const cell = screen.getByRole('cell', { name: '1' });
  expect(cell.getBoundingClientRect().top).toBeGreaterThan(
    first?.getBoundingClientRect().bottom ?? Infinity,
  );
  expect(second?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

const thousands = Array.from({ length: 10_000 }, (_, at) => ({
  id: at + 1,
  name: `Cobalt ${String(at + 1)}`,
}));
const scroller = () => screen.getByRole('table').parentElement ?? document.body;

it('a long table mounts the rows in view, and says to screen readers which of how many they are', async () => {
  render(<Table {...base} rows={thousands} height="400px" />);
  const table = await screen.findByRole('table');
  expect(table.getAttribute('aria-rowcount')).toBe('10001');
  expect(screen.getAllByRole('row').length).toBeLessThan(30);
  scroller().scrollTo({ top: 1e9 });
  const last = await screen.findByRole('rowheader', { name: 'Cobalt 10000' });
  expect(last.closest('tr')?.getAttribute('aria-rowindex')).toBe('10001');
  expect(screen.getAllByRole('row').length).toBeLessThan(30);
  const head = screen.getByRole('columnheader', { name: 'Машина' }).getBoundingClientRect();
  expect(head.top).toBe(scroller().getBoundingClientRect().top);
});

it('a long table keeps the row with the focus while one scrolls', async () => {
  const onChange = vi.fn<(selectedIds: Set<RowId>) => void>();
  const selection = {
    selectedIds: new Set<RowId>(),
    onChange,
    selectAllLabel: 'Выбрать все',
    selectRowLabel: (row: Car) => `Выбрать ${row.name}`,
    startLabel: 'Выбрать',
    endLabel: 'Готово',
  };
  render(<Table {...base} rows={thousands} height="400px" selection={selection} />);
  const checkbox = await screen.findByRole('checkbox', { name: 'Выбрать Cobalt 2' });
  checkbox.focus();
  scroller().scrollTo({ top: 200_000 });
  await screen.findByRole('rowheader', { name: 'Cobalt 3850' });
  expect(document.activeElement).toBe(checkbox);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(new Set([2]));
});

it('a long table is cards on a phone too', async () => {
  await page.viewport(360, 700);
  render(<Table {...base} rows={thousands} height="500px" />);
  scroller().scrollTo({ top: 1e9 });
  await screen.findByRole('rowheader', { name: 'Cobalt 10000' });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('on a phone a bar above the cards sorts and chooses all, and Tab meets nothing unseen', async () => {
  await page.viewport(640, 700);
  const onSortChange = vi.fn<(sort: TableSort) => void>();
  const onChange = vi.fn<(selectedIds: Set<RowId>) => void>();
  render(
    <Table
      {...base}
      sort={{ column: 'name', direction: 'ascending' }}
      onSortChange={onSortChange}
      sortLabels={{ menu: 'Сортировка', ascending: 'вверх', descending: 'вниз' }}
      selection={{
        selectedIds: new Set(),
        onChange,
        selectAllLabel: 'Выбрать все',
        selectRowLabel: (row) => `Выбрать ${row.name}`,
        startLabel: 'Выбрать',
        endLabel: 'Готово',
      }}
    />,
  );
  const stops: string[] = [];
  await userEvent.tab();
  while (document.activeElement !== document.body && stops.length < 10) {
    const stop = document.activeElement;
    stops.push(stop?.getAttribute('aria-label') ?? stop?.textContent ?? '');
    expect(stop?.closest('thead')).toBeNull();
    // oxlint-disable-next-line no-await-in-loop -- one stop after the other
    await userEvent.tab();
  }
  expect(stops).toEqual(['Выбрать', 'Сортировка: Машина, вверх']);
  await userEvent.click(screen.getByRole('button', { name: 'Сортировка: Машина, вверх' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Машина/ }));
  expect(onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  expect(screen.getByRole('columnheader', { name: 'Машина' }).ariaSort).toBe('ascending');

  // Boxes come with the button, in which the focus stays, and go with it.
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать' }));
  expect(document.activeElement?.textContent).toBe('Готово');
  expect(screen.getByRole('checkbox', { name: 'Выбрать Cobalt' })).toBeTruthy();
  await userEvent.click(screen.getByText('Выбрать все', { selector: 'label' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set([1, 2]));
  await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set());
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const totals = { label: 'Итого', values: { id: '3' } };
const rowOf = (cell: HTMLElement) => cell.closest('tr') ?? document.body;

it('has totals in a row group of their own, named by their label', () => {
  render(<Table {...base} totals={totals} />);
  const footer = screen.getAllByRole('rowgroup').at(-1) ?? document.body;
  expect(footer.tagName).toBe('TFOOT');
  const row = within(footer).getByRole('row');
  expect(within(row).getByRole('rowheader', { name: 'Итого' })).toBeTruthy();
  expect(within(row).getByRole('cell', { name: '3' })).toBeTruthy();
});

it('keeps a total below its column, with checkboxes and actions', () => {
  render(
    <Table
      {...base}
      totals={totals}
      selection={{
        selectedIds: new Set(),
        onChange: () => undefined,
        selectAllLabel: 'Все',
        selectRowLabel: ({ name }) => name,
        startLabel: 'Выбрать',
        endLabel: 'Готово',
      }}
      actionsLabel="Действия"
      renderActions={() => 'Ещё'}
    />,
  );
  const left = (element: Element) => element.getBoundingClientRect().left;
  const head = screen.getByRole('columnheader', { name: 'Номер' });
  expect(left(screen.getByRole('cell', { name: '3' }))).toBe(left(head));
  const counts = [...document.querySelectorAll('tr')].map((row) => row.children.length);
  expect(new Set(counts)).toEqual(new Set([4]));
});

it('keeps the totals of a long table in view, as its last row', () => {
  render(<Table {...base} rows={thousands} totals={totals} height="400px" />);
  const table = screen.getByRole('table');
  expect(table.getAttribute('aria-rowcount')).toBe(String(thousands.length + 2));
  const total = screen.getByRole('rowheader', { name: 'Итого' });
  const row = rowOf(total);
  expect(row.getAttribute('aria-rowindex')).toBe(String(thousands.length + 2));
  const frame = scroller().getBoundingClientRect();
  expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.bottom + 1);
});

it('shows on a phone only the sums that there are', async () => {
  await page.viewport(360, 800);
  render(<Table {...base} totals={{ label: 'Итого', values: {} }} />);
  const row = rowOf(screen.getByRole('rowheader', { name: 'Итого' }));
  expect(row.querySelector('[data-label]')).toBeNull();
  expect(row.getBoundingClientRect().height).toBeLessThan(60);
});

it('has no totals without rows', () => {
  render(<Table {...base} rows={[]} totals={totals} />);
  expect(screen.queryByText('Итого')).toBeNull();
});

it('keeps names whole on a tablet, where it scrolls and the page does not', async () => {
  await page.viewport(820, 800);
  const textColumn = (id: string): TableColumn<Car> => ({
    id,
    header: id,
    cell: () => (
      <span style={{ whiteSpace: 'nowrap' }}>
        широкое значение поля<VisuallyHidden>поле</VisuallyHidden>
      </span>
    ),
  });
  const name: TableColumn<Car> = {
    id: 'name',
    header: 'Сотрудник',
    isRowHeader: true,
    onPhone: 'title',
    cell: () => (
      <div style={{ display: 'flex' }}>
        <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>Константинов</span>
      </div>
    ),
  };
  render(<Table {...base} columns={[name, ...['a', 'b', 'c', 'd', 'e', 'f'].map(textColumn)]} />);
  const [cell] = screen.getAllByRole('rowheader');
  const text = within(cell ?? document.body).getByText('Константинов');
  const lines = new Range();
  lines.selectNodeContents(text);
  expect(lines.getClientRects()).toHaveLength(1);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

it.each([
  ['a row', 1280],
  ['a card on a phone', 360],
])(
  'is one link as large as %s, and its buttons are pressed by themselves',
  async (_name, width) => {
    await page.viewport(width, 640);
    const onChange = vi.fn<(selectedIds: Set<RowId>) => void>();
    const title = (row: Car) => (
      <>
        <Link isStretched href={`#${String(row.id)}`}>
          {row.name}
        </Link>{' '}
        <Link href="#more">more</Link>
      </>
    );
    const [first] = columns;
    render(
      // Below the position at which headers stick.
      <div style={{ paddingBlockStart: 120 }}>
        <Table
          {...base}
          columns={first ? [{ ...first, cell: title }] : []}
          selection={{
            selectedIds: new Set([2]),
            onChange,
            selectAllLabel: 'Выбрать все',
            selectRowLabel: ({ name }) => `Выбрать ${name}`,
            startLabel: 'Выбрать',
            endLabel: 'Готово',
          }}
          renderActions={() => <button type="button">Call</button>}
        />
      </div>,
    );
    const row = screen.getByRole('row', { name: /Cobalt/ });
    const link = within(row).getByRole('link', { name: 'Cobalt' });
    const hit = (x: number, y: number) => document.elementFromPoint(x, y);
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return hit(x + width / 2, y + height / 2);
    };
    // The ends of a table row contain the checkbox and the actions.
    const area = width < 600 ? row : within(row).getByRole('rowheader');
    const { left, right, top, bottom } = area.getBoundingClientRect();
    expect([hit(left + 2, top + 2), hit(right - 2, bottom - 2)]).toEqual([link, link]);
    for (const other of [
      within(row).getByRole('link', { name: 'more' }),
      within(row).getByRole('button', { name: 'Call' }),
    ])
      expect(middle(other)).toBe(other);
    await userEvent.click(within(row).getByRole('checkbox'));
    expect(onChange).toHaveBeenCalledWith(new Set([2, 1]));
  },
);
