import type { ListRoomsParams, Room, RoomList } from '@karvon/api/chat';
import { withoutDoubles } from '../chat-queries';
import type { RoomChange } from './chat-change';
import { fitsKind, fitsStatus, needsAsking } from './room-filter';
import { byPlace, roomAfter } from './room-row';

export interface ListAfter {
  pages: RoomList[];
  isDoubtful: boolean;
}

export interface ListContext {
  /** RFC 3339. */
  now: string;
  known?: Room | undefined;
}

/**
 * Applies a change to a loaded list. Counts change only with a row of the first page, whose response also contained
 * the counts. Other changes refetch the list.
 */
export function listAfter(
  pages: RoomList[],
  params: ListRoomsParams,
  change: RoomChange,
  context: ListContext,
): ListAfter {
  const rows = withoutDoubles(pages.flatMap(({ results }) => results));
  const before = rows.find(({ id }) => id === change.room_id);
  if (before === undefined) {
    return { pages, isDoubtful: isDoubtfulWithout(params, change, context.known) };
  }
  const after = roomAfter(before, change, context.now);
  if (after === before) return { pages, isDoubtful: false };
  const isOnFirst = pages[0]?.results.some(({ id }) => id === before.id) === true;
  const count = pages[0]?.count ?? 0;
  const unreadRooms =
    (pages[0]?.unread_rooms_count ?? 0) +
    Number(after.unreadCount > 0) -
    Number(before.unreadCount > 0);
  const isSameStatus = after.unreadCount > 0 === before.unreadCount > 0;
  const isCounted = isOnFirst || (isUncounted(change) && isSameStatus);
  const others = rows.filter(({ id }) => id !== before.id);
  if (!fitsKind(after, params) || !fitsStatus(after, params)) {
    const isComplete = pages.length === 1 && rows.length >= count;
    return {
      pages: rewritten(pages, others, Math.max(0, count - 1), unreadRooms),
      isDoubtful: !isComplete || !isCounted,
    };
  }
  const place = placeOf(after, before, others, rows);
  others.splice(place, 0, after);
  // The row may belong after rows that are not loaded.
  const isLost =
    place === others.length - 1 && place !== rows.indexOf(before) && others.length < count;
  return {
    pages: rewritten(pages, others, count, unreadRooms),
    isDoubtful: isLost || !isCounted || needsAsking(before, after, params),
  };
}

const isUncounted = ({ action }: RoomChange): boolean => action !== 'create' && action !== 'read';

function placeOf(
  after: Room,
  before: Room,
  others: readonly Room[],
  rows: readonly Room[],
): number {
  // Rows without a new message keep their position: the server orders by more fields than events carry.
  if (after.updated_at === before.updated_at && after.is_pinned === before.is_pinned) {
    return rows.indexOf(before);
  }
  const place = others.findIndex((other) => byPlace(after, other) < 0);
  return place === -1 ? others.length : place;
}

/** True when a change of a room outside of the loaded rows may affect the list. */
function isDoubtfulWithout(
  params: ListRoomsParams,
  change: RoomChange,
  known: Room | undefined,
): boolean {
  switch (change.action) {
    case 'presence':
    case 'part':
    case 'update':
      return false;
    case 'room':
      return fitsKind(change.room, params) && fitsStatus(change.room, params);
    case 'sent':
      return known === undefined || fitsKind(known, params);
    case 'create':
      // Each list contains the count of unread rooms, so a room that the filter excludes may change it.
      return change.message.author === 'client' || known === undefined || fitsKind(known, params);
    case 'read':
      return change.reader === 'business';
    default:
      return change satisfies never;
  }
}

/** Splits the rows into as many pages as before; only the first or the last page changes its length. */
function rewritten(
  pages: readonly RoomList[],
  rows: readonly Room[],
  count: number,
  unreadRooms: number,
): RoomList[] {
  let rest = [...rows];
  const extra = Math.max(
    0,
    rows.length - pages.reduce((sum, { results }) => sum + results.length, 0),
  );
  return pages.map((page, index) => {
    const size = page.results.length + (index === 0 ? extra : 0);
    const results = rest.slice(0, size);
    rest = rest.slice(size);
    return { ...page, results, count, unread_rooms_count: unreadRooms };
  });
}
