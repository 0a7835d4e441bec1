import { carTitle } from '../../catalogue/catalog/car-title';
import type { Deps } from '../../../platform/deps';
import { toCover, toImage } from '../../../platform/media/image';
import { isOnline, roomName } from '../../buyers/chat/room-name';
import type { LeadsList } from '../../buyers/leads/leads-list.service';
import type { MembersService } from '../../identity/members/members.service';
import { type BuyerCounts, type WaitingRoom, createBuyersRepository } from './buyers.repository';
import type { WorkPage, WorkQueues, WorkScope, WorkSource } from './work-panel-types';

type People = Awaited<ReturnType<MembersService['refs']>>;

const mostText = 500;

export function createBuyersSource(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  { leads, members }: { leads: Pick<LeadsList, 'byIds'>; members: Pick<MembersService, 'refs'> },
): WorkSource<keyof BuyerCounts, 'leads' | 'rooms'> {
  const buyers = createBuyersRepository(db);

  const portraitOf = (row: WaitingRoom) =>
    row.portrait_id === null
      ? undefined
      : toImage(
          {
            id: row.portrait_id,
            name: row.portrait_name ?? '',
            width: row.portrait_width ?? 1,
            height: row.portrait_height ?? 1,
          },
          media,
        );

  function carOf(row: WaitingRoom): WorkQueues['rooms'][number]['car'] {
    const title = carTitle(row);
    if (row.auto_id === null || title === undefined) return undefined;
    return { id: row.auto_id, title, photo: toCover(row, media) };
  }

  const toRoom = (
    row: WaitingRoom,
    {
      now,
      language,
      people,
    }: Pick<WorkScope, 'now'> & Pick<WorkPage, 'language'> & { people: People },
  ): WorkQueues['rooms'][number] => ({
    room_id: row.id,
    client_name: roomName(row, language),
    profile_pic: portraitOf(row),
    is_online: isOnline(row, now),
    is_read: row.unread_count === 0,
    text: row.text.slice(0, mostText),
    unreadCount: row.unread_count,
    car: carOf(row),
    responsible: people.get(row.responsible_id ?? 0),
    waiting_since: row.waiting_since.toISOString(),
  });

  return {
    counts: (scope) => buyers.counts(scope),

    rows: {
      leads: async (scope, { limit }) =>
        leads.byIds(scope.access, await buyers.leadIds(scope, limit)),
      async rooms(scope, page) {
        const rooms = await buyers.rooms(scope, page.limit);
        const people = await members.refs(
          scope.access,
          rooms.map((row) => row.responsible_id),
        );
        const { now } = scope;
        const { language } = page;
        return rooms.map((row) => toRoom(row, { now, language, people }));
      },
    },
  };
}
