import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../../components/Button/Button';
import { Table, type TableColumn } from '../../components/Table/Table';
import { renderInUzbek } from './in-uzbek';

interface Car {
  id: number;
  name: string;
  price: string;
}
const rows: Car[] = [
  { id: 1, name: 'Chevrolet Tracker', price: '219 000 000' },
  { id: 2, name: 'Kia K5', price: '372 000 000' },
];
const columns: TableColumn<Car>[] = [
  { id: 'name', header: 'Avtomobil', isRowHeader: true, cell: (row) => row.name },
  { id: 'price', header: 'Narxi', align: 'end', isSortable: true, cell: (row) => row.price },
];

it('names the table, its heads with their order, its rows and what is chosen', async () => {
  const tree = await renderInUzbek(
    <Table
      aria-label="Avtomobillar"
      columns={columns}
      rows={rows}
      getRowId={(row) => row.id}
      sort={{ column: 'price', direction: 'descending' }}
      onSortChange={() => undefined}
      selection={{
        selectedIds: new Set([2]),
        onChange: () => undefined,
        selectAllLabel: 'Sahifadagilarning hammasini tanlash',
        selectRowLabel: (row) => `${row.name} ni tanlash`,
        startLabel: 'Tanlash',
        endLabel: 'Tayyor',
      }}
      renderActions={(row) => <Button size="sm">{`${row.name}: yana`}</Button>}
      actionsLabel="Amallar"
    />,
  );
  await expect.element(tree).toMatchAriaInlineSnapshot(`
    - table "Avtomobillar":
      - caption: Avtomobillar
      - rowgroup:
        - row "Sahifadagilarning hammasini tanlash Avtomobil Narxi Amallar":
          - columnheader "Sahifadagilarning hammasini tanlash":
            - checkbox "Sahifadagilarning hammasini tanlash" [checked=mixed]
          - columnheader "Avtomobil"
          - columnheader "Narxi":
            - button "Narxi"
          - columnheader "Amallar"
      - rowgroup:
        - row "Chevrolet Tracker ni tanlash Chevrolet Tracker 219 000 000 Chevrolet Tracker: yana":
          - cell "Chevrolet Tracker ni tanlash":
            - checkbox "Chevrolet Tracker ni tanlash"
          - rowheader "Chevrolet Tracker"
          - cell "219 000 000"
          - cell "Chevrolet Tracker: yana":
            - button "Chevrolet Tracker: yana"
        - row "Kia K5 ni tanlash Kia K5 372 000 000 Kia K5: yana":
          - cell "Kia K5 ni tanlash":
            - checkbox "Kia K5 ni tanlash" [checked]
          - rowheader "Kia K5"
          - cell "372 000 000"
          - cell "Kia K5: yana":
            - button "Kia K5: yana"
  `);
  expect(screen.getByRole('columnheader', { name: 'Narxi' }).ariaSort).toBe('descending');
});

it('says why it is empty', async () => {
  const tree = await renderInUzbek(
    <Table
      aria-label="Avtomobillar"
      columns={columns}
      rows={[]}
      getRowId={(row) => row.id}
      emptyState="Hech narsa topilmadi"
    />,
  );
  await expect.element(tree).toMatchAriaInlineSnapshot(`- text: Hech narsa topilmadi`);
});
