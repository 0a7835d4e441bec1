import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarX, CircleCheck, Ellipsis, Handshake } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { holdBrowserHover, holdHover } from '../../testing/held-states';
import { Badge } from '../Badge/Badge';
import { Card } from '../Card/Card';
import { EmptyState } from '../EmptyState/EmptyState';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { Table, type RowId, type TableColumn, type TableProps } from './Table';

interface CarRow {
  id: number;
  name: string;
  status: 'active' | 'deal' | 'expired';
  price: string;
  views: string;
  days: number;
}

const rows: CarRow[] = [
  {
    id: 1,
    name: 'Chevrolet Tracker, 2023',
    status: 'active',
    price: '219 000 000',
    views: '1 284',
    days: 12,
  },
  {
    id: 2,
    name: 'Kia K5 GT-Line, 2023',
    status: 'deal',
    price: '372 000 000',
    views: '1 873',
    days: 31,
  },
  {
    id: 3,
    name: 'Chevrolet Spark, 2021',
    status: 'expired',
    price: '98 500 000',
    views: '742',
    days: 44,
  },
  {
    id: 4,
    name: 'Chevrolet Damas, 2023',
    status: 'active',
    price: '96 000 000',
    views: '1 120',
    days: 8,
  },
];

const status = {
  active: (
    <Badge tone="success" icon={CircleCheck}>
      Активно
    </Badge>
  ),
  deal: (
    <Badge tone="deal" icon={Handshake}>
      В брони
    </Badge>
  ),
  expired: (
    <Badge tone="warn" icon={CalendarX}>
      Срок истёк
    </Badge>
  ),
};

const columns: TableColumn<CarRow>[] = [
  {
    id: 'name',
    header: 'Машина',
    isRowHeader: true,
    isSortable: true,
    cell: (row) => (
      <Link href={`#${String(row.id)}`} variant="quiet">
        {row.name}
      </Link>
    ),
  },
  { id: 'status', header: 'Статус', cell: (row) => status[row.status] },
  { id: 'price', header: 'Цена', align: 'end', isSortable: true, cell: (row) => row.price },
  { id: 'views', header: 'Просмотры', align: 'end', isSortable: true, cell: (row) => row.views },
  { id: 'days', header: 'Дней', align: 'end', onPhone: 'hidden', cell: (row) => row.days },
];

function Kept({ selection, sort: sortedFirst, ...props }: TableProps<CarRow>) {
  const [selectedIds, setSelectedIds] = useState(selection?.selectedIds ?? new Set<RowId>());
  const [sort, setSort] = useState(sortedFirst);
  return (
    <Card padding="none">
      <Table
        {...props}
        sort={sort}
        onSortChange={setSort}
        selection={selection && { ...selection, selectedIds, onChange: setSelectedIds }}
      />
    </Card>
  );
}

const selection: NonNullable<TableProps<CarRow>['selection']> = {
  selectedIds: new Set(),
  onChange: () => undefined,
  selectAllLabel: 'Выбрать все на странице',
  selectRowLabel: (row) => `Выбрать ${row.name}`,
  startLabel: 'Выбрать',
  endLabel: 'Готово',
};
const selected = { ...selection, selectedIds: new Set([1, 2]) };

const meta = {
  title: 'Components/Data/Table',
  component: Table<CarRow>,
  args: {
    'aria-label': 'Автомобили',
    columns,
    rows,
    getRowId: (row) => row.id,
    sort: { column: 'price', direction: 'descending' },
    sortLabels: {
      menu: 'Сортировка',
      ascending: 'по возрастанию',
      descending: 'по убыванию',
    },
    selection,
    renderActions: (row) => (
      <IconButton icon={Ellipsis} size="sm" aria-label={`Ещё: ${row.name}`} />
    ),
    actionsLabel: 'Действия',
    emptyState: <EmptyState title="Ничего не нашлось" />,
  },
  render: (args) => <Kept {...args} />,
  // Stories have no top bar below which the header would stick.
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 56 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Table<CarRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { density: 'compact' } };
export const HoveredRows: Story = {
  args: { selection: selected },
  play: ({ canvas }) => holdBrowserHover(canvas.getAllByRole('row').slice(3, 4)),
};
export const FocusInRow: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Просмотры' }).focus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('checkbox', { name: 'Выбрать Chevrolet Tracker, 2023' }),
    ).toHaveFocus();
  },
};
export const HeadStates: Story = {
  play: async ({ canvas }) => {
    await holdHover([canvas.getByRole('button', { name: 'Машина' })]);
    canvas.getByRole('button', { name: 'Цена' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Просмотры' })).toHaveAttribute(
      'data-focus-visible',
    );
  },
};
export const Empty: Story = { args: { rows: [] } };
export const LongText: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      name: 'Mercedes-Benz GLE Coupe AMG 53 4MATIC+ maxsus seriya, ‘yangi avlod’, birinchi egasi',
    })),
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** «Выбрать» has added the checkboxes. */
export const SelectingOnPhone: Story = {
  args: { selection: selected },
  globals: { viewport: { value: 'phone' } },
};
/** Sorting where no head is seen. */
export const SortOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сортировка: Цена, по убыванию' }));
    const row = await screen.findByRole('menuitemcheckbox', { name: /^Цена/, checked: true });
    await waitFor(() => expect(row).toBeVisible());
  },
};
const totals = {
  label: 'Итого',
  values: { price: '785 500 000', views: '5 019', days: 95 },
};
export const Totals: Story = { args: { totals } };
export const TotalsOnPhone: Story = {
  args: { totals },
  globals: { viewport: { value: 'phone' } },
};
export const TotalsInLongTable: Story = {
  argTypes: { rows: { control: false } },
  args: {
    totals,
    height: '320px',
    rows: Array.from({ length: 100 }, (_, at) =>
      rows.map((row) => ({ ...row, id: at * 4 + row.id })),
    ).flat(),
  },
};
export const TenThousand: Story = {
  // Ten thousand rows cannot be edited in a control.
  argTypes: { rows: { control: false } },
  args: {
    height: '480px',
    rows: Array.from({ length: 2500 }, (_, at) =>
      rows.map((row) => ({ ...row, id: at * 4 + row.id })),
    ).flat(),
  },
};
export const Keyboard: Story = {
  args: { selection: selected },
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Выбрать все на странице' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await userEvent.tab();
    const head = canvas.getByRole('columnheader', { name: /Машина/ });
    await expect(canvas.getByRole('button', { name: 'Машина' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};
