// The same rows on @tanstack/react-virtual alone: no semantics, no keys, no theme.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { facts, messages, rooms } from './rows';

interface BaselineListProps {
  count: number;
  estimate: (index: number) => number;
  isMeasured: boolean;
  overscan: number;
  fromEnd?: boolean;
  row: (index: number) => ReactNode;
}

function BaselineList({
  count,
  estimate,
  isMeasured,
  overscan,
  fromEnd = false,
  row,
}: BaselineListProps) {
  'use no memo';
  const ref = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the directive above is for it
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => ref.current,
    estimateSize: estimate,
    overscan,
    anchorTo: fromEnd ? 'end' : 'start',
    // A position far below the last row: the list starts at the end and mounts no row twice.
    initialOffset: fromEnd ? 1e8 : 0,
  });
  useLayoutEffect(() => {
    if (fromEnd) virtualizer.scrollToEnd();
  }, [virtualizer, fromEnd]);
  return (
    <div ref={ref} data-scroller style={{ height: '100%', overflow: 'auto' }}>
      <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            data-index={index}
            ref={isMeasured ? virtualizer.measureElement : undefined}
            style={{
              position: 'absolute',
              insetInline: 0,
              top: 0,
              transform: `translateY(${String(start)}px)`,
            }}
          >
            {row(index)}
          </div>
        ))}
      </div>
    </div>
  );
}

export function BaselineMessages({ count }: { count: number }) {
  const [items] = useState(() => messages(count));
  const row = (index: number) => {
    const item = items[index];
    if (item?.kind !== 'message') return null;
    const isOut = item.side === 'out';
    return (
      <div style={{ padding: '12px 24px 0' }}>
        <div
          style={{
            width: 'fit-content',
            maxWidth: 520,
            padding: '8px 12px',
            marginInlineStart: isOut ? 'auto' : 0,
          }}
        >
          <span>{item.side}</span>
          <span style={{ whiteSpace: 'pre-wrap' }}>{item.text}</span>
          <time>{item.time}</time>
          <span>{item.state}</span>
        </div>
      </div>
    );
  };
  // The same estimate as ours: a worse one would mount more rows, or fewer.
  const estimate = (index: number) => 48 + 20 * (1 + ((index * 7) % 4));
  return (
    <BaselineList count={count} estimate={estimate} isMeasured overscan={8} fromEnd row={row} />
  );
}

export function BaselineRooms({ count }: { count: number }) {
  const [items] = useState(() => rooms(count));
  const row = (index: number) => {
    const room = items[index];
    if (!room) return null;
    return (
      <div style={{ display: 'flex', height: 74 }}>
        <span>{room.name.slice(0, 1)}</span>
        <span>
          <span>{room.name}</span>
          <span>{room.subject}</span>
          <span>{room.text}</span>
        </span>
        <time>{room.time}</time>
        <span>{room.unreadCount}</span>
      </div>
    );
  };
  return (
    <BaselineList count={count} estimate={() => 74} isMeasured={false} overscan={6} row={row} />
  );
}

export function BaselineTable({ count }: { count: number }) {
  const [rows] = useState(() => facts(count));
  const row = (index: number) => {
    const fact = rows[index];
    if (!fact) return null;
    return (
      <div style={{ display: 'flex', height: 52 }}>
        <input type="checkbox" aria-label={fact.name} />
        <span>{fact.name}</span>
        <span>{fact.price}</span>
        <span>{fact.views}</span>
        <span>{fact.days}</span>
      </div>
    );
  };
  return <BaselineList count={count} estimate={() => 52} isMeasured overscan={6} row={row} />;
}
