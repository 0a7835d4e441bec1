import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useSettle, type Outcome } from '@karvon/ui/internal/outcome';
import { RowGaps } from '../RowGaps';
import { useRenderedRows } from '@karvon/ui/internal/use-rendered-rows';
import { rowAttribute, useActiveRow, useRowFocus } from '@karvon/ui/internal/use-row-focus';
import { useTypeahead } from '@karvon/ui/internal/use-typeahead';
import { useVirtualRows } from '@karvon/ui/internal/use-virtual-rows';
import { warnDoubled } from '@karvon/ui/internal/warn-once';
import type { Room } from '../RoomRow/room';
import * as css from './RoomList.css';
import { RoomOption } from './RoomOption';
import { RoomListEnd, RoomSkeletons, type RoomListEndState } from './RoomListEnd';

export type { Room } from '../RoomRow/room';
export type { RoomListEndState } from './RoomListEnd';

export interface RoomListProps {
  /** Name of the list, for screen readers: «Чаты». */
  'aria-label': string;
  /** Loaded chats, in order. Ids are unique. */
  rooms: readonly Room[];
  /** The open chat. */
  selectedId?: Room['id'] | null;
  /** Opens a chat: a click, Enter or Space. */
  onSelect: (id: Room['id']) => Outcome;
  /** Address of a chat. With it a row is a link, which opens in a new tab as links do. @default none */
  hrefOf?: (id: Room['id']) => string;
  /** State after the last chat. @default nothing */
  end?: RoomListEndState;
  /** Called once per length when the user scrolls near the end, while `end.state` is `more`. */
  onEndReached?: () => Outcome;
  /** The first page is loading: placeholders are shown. @default false */
  isLoading?: boolean;
  /** Replaces the chats if there are none, or if they failed to load. */
  emptyState?: ReactNode;
}

/** Rows left below when more are asked for. */
const nearEnd = 10;

/**
 * A list of any number of conversations: only visible rows are mounted. It fills the height of its parent and is one Tab stop;
 * arrow keys, Home, End, PageUp, PageDown and letters move in it, Enter opens a chat.
 */
export function RoomList({ isLoading = false, emptyState, ...props }: RoomListProps) {
  if (isLoading) return <RoomSkeletons aria-label={props['aria-label']} />;
  if (props.rooms.length === 0 && emptyState != null) {
    return <div className={css.slot}>{emptyState}</div>;
  }
  return <Rooms {...props} />;
}

function Rooms({
  'aria-label': label,
  rooms,
  selectedId,
  onSelect,
  hrefOf,
  end = { state: 'none' },
  onEndReached,
}: Omit<RoomListProps, 'isLoading' | 'emptyState'>) {
  // Check only the first rooms of a long list: a room that moves up appears twice.
  if (import.meta.env.DEV)
    warnDoubled(
      'RoomList',
      'rooms',
      rooms.slice(0, 500).map(({ id }) => id),
    );
  const scrollerRef = useRef<HTMLDivElement>(null);
  const settle = useSettle();
  const count = rooms.length;
  const getKey = (index: number) => rooms[index]?.id ?? index;
  const active = useActiveRow(count, getKey);
  const virtual = useVirtualRows({
    scrollerRef,
    count,
    getKey,
    estimate: heightOfRow,
    keptIndex: active.index,
    padding: [0, end.state === 'none' ? 8 : 56],
  });
  const rendered = useRenderedRows(virtual, active.index);
  const restsAt = rooms.findIndex(({ id }) => id === selectedId);
  const focus = useRowFocus({ scrollerRef, active, virtual, count, getKey, restsAt });
  const find = useTypeahead(count, (index) => rooms[index]?.name ?? '');

  const askedAt = useRef(-1);
  const ask = useEffectEvent((length: number) => {
    if (askedAt.current === length) return;
    askedAt.current = length;
    settle(onEndReached?.());
  });
  const isNear = (virtual.visibleRange?.endIndex ?? -1) >= count - nearEnd;
  const canAsk = end.state === 'more';
  useEffect(() => {
    // A page that was on its way and did not come may be asked for again.
    if (!canAsk) askedAt.current = -1;
    if (isNear && canAsk) ask(count);
  }, [isNear, canAsk, count]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (focus.onKeyDown(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const room = rooms[active.index];
    const found = find(event.key, event.timeStamp, active.index);
    if (found !== undefined) {
      event.preventDefault();
      focus.focusRow(found);
    } else if (room && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      settle(onSelect(room.id));
    }
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    // A new tab or window is the browser's.
    if (hrefOf && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    const row = target instanceof Element ? target.closest(`[${rowAttribute}]`) : null;
    const room = rooms[Number(row?.getAttribute(rowAttribute) ?? -1)];
    if (room) settle(onSelect(room.id));
  };

  return (
    <div ref={scrollerRef} className={css.scroller} aria-busy={end.state === 'loading'}>
      <div
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className={css.inner}
        style={{ height: virtual.height }}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <RowGaps gaps={rendered.gaps} className={css.gap} />
        {rendered.rows.map(({ index, key, start }) => {
          const room = rooms[index];
          if (!room) return null;
          return (
            <RoomOption
              key={key}
              room={room}
              index={index}
              start={start}
              // Minus one: how many there are is not known yet.
              setSize={end.state === 'none' ? count : -1}
              tabIndex={focus.tabIndexOf(index)}
              isSelected={room.id === selectedId}
              href={hrefOf?.(room.id)}
            />
          );
        })}
      </div>
      <RoomListEnd end={end} />
    </div>
  );
}

/** All rows have the same height, so that none is measured: two lines of text in the browser's font size, plus 36 px. */
const heightOfRow = () =>
  36 + 2.375 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
