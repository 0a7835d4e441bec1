import {
  MessageList,
  type MessageListLabels,
} from '../../../apps/dashboard/src/shared/marketplace/MessageList/MessageList';
import { RoomList } from '../../../apps/dashboard/src/shared/marketplace/RoomList/RoomList';
import { Table, type RowId, type TableColumn } from '@karvon/ui/Table';
import { useState } from 'react';
import { facts, messages, rooms, type Fact } from './rows';

const labels: MessageListLabels = {
  author: { in: 'They', out: 'You' },
  state: { sending: 'sending', sent: 'sent', read: 'read', failed: 'not sent' },
  retry: 'again',
  discard: 'remove',
  image: (position, count) => `Picture ${String(position)} of ${String(count)}`,
  toEnd: 'To the end',
  newBelow: (count) => `${String(count)} new`,
};

export function OurMessages({ count }: { count: number }) {
  const [items] = useState(() => messages(count));
  return <MessageList aria-label="Messages" items={items} labels={labels} />;
}

export function OurRooms({ count }: { count: number }) {
  const [items] = useState(() => rooms(count));
  return <RoomList aria-label="Rooms" rooms={items} onSelect={() => {}} />;
}

const columns: TableColumn<Fact>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: (row) => row.name },
  { id: 'price', header: 'Price', align: 'end', isSortable: true, cell: (row) => row.price },
  { id: 'views', header: 'Views', align: 'end', cell: (row) => row.views },
  { id: 'days', header: 'Days', align: 'end', cell: (row) => row.days },
];

export function OurTable({ count }: { count: number }) {
  const [rows] = useState(() => facts(count));
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<RowId>>(new Set());
  return (
    <Table
      aria-label="Things"
      columns={columns}
      rows={rows}
      getRowId={(row) => row.id}
      sort={{ column: 'name', direction: 'ascending' }}
      onSortChange={() => {}}
      selection={{
        selectedIds,
        onChange: setSelectedIds,
        selectAllLabel: 'All',
        selectRowLabel: (row) => row.name,
        startLabel: 'Выбрать',
        endLabel: 'Готово',
      }}
      height="640px"
    />
  );
}
