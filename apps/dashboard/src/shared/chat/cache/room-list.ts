import type { ListRoomsParams, Room, RoomList } from '@karvon/api/chat';
import { withoutDoubles } from '../chat-queries';
import type { RoomChange } from './chat-change';
import { fitsKind, fitsStatus, needsAsking } from './room-filter';
import { byPlace, roomAfter } from './room-row';

export interface ListAfter {
  pages: RoomList[];
  /** The device does not know how the list is now: it has to be asked for again. */
  isDoubtful: boolean;
}

/** What is known besides the list itself. */
export interface ListContext {
  /** RFC 3339. */
  now: string;
  /** The room as another cache has it. */
  known?: Room | undefined;
}

/**
 * A loaded list after a change. Counts move only with a row of the first page, whose state and whose counts came in one response: so a
 * change that the response held already is not counted twice. All else is asked again.
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
  // Behind everything that is loaded its place is not known.
  const isLost =
    place === others.length - 1 && place !== rows.indexOf(before) && others.length < count;
  return {
    pages: rewritten(pages, others, count, unreadRooms),
    isDoubtful: isLost || !isCounted || needsAsking(before, after, params),
  };
}

/** Changes that leave all counts alone. */
const isUncounted = ({ action }: RoomChange): boolean =>
  action === 'presence' || action === 'sent' || action === 'room' || action === 'part';

function placeOf(
  after: Room,
  before: Room,
  others: readonly Room[],
  rows: readonly Room[],
): number {
  // Left where it was: rows that the server orders by more than we know must not dance.
  if (after.updated_at === before.updated_at && after.is_pinned === before.is_pinned) {
    return rows.indexOf(before);
  }
  const place = others.findIndex((other) => byPlace(after, other) < 0);
  return place === -1 ? others.length : place;
}

/** The room is not among what is loaded: behind it, not in the filter, or new. */
function isDoubtfulWithout(
  params: ListRoomsParams,
  change: RoomChange,
  known: Room | undefined,
): boolean {
  switch (change.action) {
    case 'presence':
    case 'part':
      return false;
    case 'room':
      return fitsKind(change.room, params) && fitsStatus(change.room, params);
    case 'sent':
      return known === undefined || fitsKind(known, params);
    case 'create':
      // How many rooms are unread comes with every list: even one that the filter leaves out may change it.
      return change.message.author === 'client' || known === undefined || fitsKind(known, params);
    case 'read':
      return change.reader === 'business';
    default:
      return change satisfies never;
  }
}

/** The rows in as many pages as before; a new row makes the first one longer, a missing one the last one shorter. */
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
