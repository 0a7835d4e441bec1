import { EmptyState } from '@karvon/ui/EmptyState';
import { Link } from '@karvon/ui/Link';
import { Table, type TableColumn, type TableSort } from '@karvon/ui/Table';
import { useState } from 'react';

const cars = [
  { id: 1, name: 'Chevrolet Tracker, 2023', price: 219_000_000, views: 1284 },
  { id: 2, name: 'Kia K5 GT-Line, 2023', price: 372_000_000, views: 1873 },
];
type Car = (typeof cars)[number];
const figure = new Intl.NumberFormat('ru');

const columns: TableColumn<Car>[] = [
  {
    id: 'name',
    header: 'Машина',
    isRowHeader: true,
    onPhone: 'title',
    cell: ({ id, name }) => <Link href={`/cars/${id}`}>{name}</Link>,
  },
  {
    id: 'price',
    header: 'Цена',
    align: 'end',
    isSortable: true,
    cell: ({ price }) => figure.format(price),
  },
  { id: 'views', header: 'Просмотры', align: 'end', cell: ({ views }) => figure.format(views) },
];

export function CarsTable() {
  const [sort, setSort] = useState<TableSort>({ column: 'price', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return (
    <Table
      aria-label="Автомобили"
      columns={columns}
      rows={cars.toSorted((a, b) => sign * (a.price - b.price))}
      getRowId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      emptyState={<EmptyState title="Пока нет машин" />}
    />
  );
}
