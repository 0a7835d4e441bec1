// The same rows on @tanstack/react-virtual alone: plain elements with as many texts, no semantics, no keys, no theme.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactNode } from 'react';
import { facts, messages, rooms } from './rows';

interface BareListProps {
  count: number;
  estimate: number;
  isMeasured: boolean;
  fromEnd?: boolean;
  row: (index: number) => ReactNode;
}

function BareList({ count, estimate, isMeasured, fromEnd = false, row }: BareListProps) {
  'use no memo';
  const ref = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the directive above is for it
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => ref.current,
    estimateSize: () => estimate,
    overscan: 8,
  });
  useEffect(() => {
    if (fromEnd) virtualizer.scrollToIndex(count - 1, { align: 'end' });
  }, [virtualizer, count, fromEnd]);
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

export function BareMessages({ count }: { count: number }) {
  const items = messages(count);
  const row = (index: number) => {
    const item = items[index];
    if (item?.kind !== 'message') return null;
    return (
      <div style={{ padding: 12, maxWidth: 520 }}>
        <span>{item.side}</span>
        <span>{item.text}</span>
        <time>{item.time}</time>
        <span>{item.state}</span>
      </div>
    );
  };
  return <BareList count={count} estimate={80} isMeasured fromEnd row={row} />;
}

export function BareRooms({ count }: { count: number }) {
  const items = rooms(count);
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
  return <BareList count={count} estimate={74} isMeasured={false} row={row} />;
}

export function BareTable({ count }: { count: number }) {
  const rows = facts(count);
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
  return <BareList count={count} estimate={52} isMeasured row={row} />;
}
