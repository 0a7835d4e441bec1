import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { type Sql, all, createPrepared } from '../../../platform/db/statement';
import { showroomScope } from '../../../platform/db/showroom-scope';
import { roomWaits } from '../../buyers/chat/waiting-room';
import { type CoverColumns, coverColumns } from '../../../platform/media/image';
import type { NamedCar } from '../../catalogue/catalog/car-title';
import type { RoomType } from '../../buyers/chat/chat-types';
import type { WorkScope } from './work-panel-types';

export interface BuyerCounts {
  unread_rooms: number;
  unanswered_rooms: number;
  new_leads: number;
  new_leads_in_rooms: number;
  new_leads_repeated: number;
}

export interface WaitingRoom extends NamedCar, CoverColumns {
  id: number;
  username: string | null;
  room_type: RoomType;
  unread_count: number;
  waiting_since: Date;
  online_until: Date | null;
  text: string;
  auto_id: number | null;
  responsible_id: number | null;
  portrait_id: string | null;
  portrait_name: string | null;
  portrait_width: number | null;
  portrait_height: number | null;
}

/** Waiting chats. A room without a showroom belongs to the showroom of its car; its lead determines the responsible member. */
function waitingRooms(scope: WorkScope): Sql {
  const conditions = [sql`r.business_user_id = ${scope.access.owner}`, roomWaits('r', scope.now)];
  const showrooms = showroomScope(scope.access, 'chat_rooms', 'r');
  if (showrooms !== undefined) conditions.push(showrooms);
  if (scope.avtosalon !== undefined)
    conditions.push(sql`coalesce(r.avtosalon_id, a.avtosalon_id) = ${scope.avtosalon}`);
  if (scope.responsible !== undefined)
    conditions.push(
      sql`not exists (select from leads l where l.business_user_id = r.business_user_id and l.room_id = r.id and l.responsible_id <> ${scope.responsible})`,
    );
  return sql`select r.* from chat_rooms r left join autos a on a.id = r.auto_id where ${all(conditions)}`;
}

function newLeads(scope: WorkScope): Sql {
  const conditions = [sql`l.business_user_id = ${scope.access.owner}`, sql`l.status = 'new'`];
  const showrooms = showroomScope(scope.access, 'leads', 'l');
  if (showrooms !== undefined) conditions.push(showrooms);
  if (scope.avtosalon !== undefined) conditions.push(sql`l.avtosalon_id = ${scope.avtosalon}`);
  if (scope.responsible !== undefined)
    conditions.push(sql`coalesce(l.responsible_id, 0) in (0, ${scope.responsible})`);
  return sql`select l.* from leads l where ${all(conditions)}`;
}

const isNotInRooms = sql`(room_id is null or room_id not in (select id from rooms))`;

/** Longest wait first; those with attempts after those without. */
const byWait = sql`waiting_since is null, attempts > 0, waiting_since, created_at, id`;

const none: BuyerCounts = {
  unread_rooms: 0,
  unanswered_rooms: 0,
  new_leads: 0,
  new_leads_in_rooms: 0,
  new_leads_repeated: 0,
};

export function createBuyersRepository(db: Db) {
  const run = createPrepared(db);

  return {
    /** One statement, so that leads and their chats come from the same snapshot. */
    async counts(scope: WorkScope): Promise<BuyerCounts> {
      const [row] =
        await run(sql<BuyerCounts>`with rooms as (${waitingRooms(scope)}), fresh as (${newLeads(scope)})
         select (select count(*) from rooms where unread_count > 0)::int as unread_rooms,
           (select count(*) from rooms where unread_count = 0)::int as unanswered_rooms,
           count(*)::int as new_leads,
           count(*) filter (where room_id in (select id from rooms))::int as new_leads_in_rooms,
           (select count(*) - count(distinct buyer_key) from fresh where ${isNotInRooms})::int as new_leads_repeated
         from fresh`);
      return row ?? none;
    },

    /** New leads whose chat does not wait; for each buyer the most urgent one. */
    async leadIds(scope: WorkScope, limit: number): Promise<number[]> {
      const rows = await run(sql<{
        id: number;
      }>`with rooms as (${waitingRooms(scope)}), fresh as (${newLeads(scope)}), sorted as (
           select id, row_number() over (order by ${byWait}) as n, row_number() over (partition by buyer_key order by ${byWait}) as of_buyer
           from fresh where ${isNotInRooms}
         )
         select id from sorted where of_buyer = 1 order by n limit ${limit}`);
      return rows.map(({ id }) => id);
    },

    rooms(scope: WorkScope, limit: number): Promise<WaitingRoom[]> {
      return run(sql<WaitingRoom>`with rooms as (${waitingRooms(scope)}), page as (
           select *, coalesce(waiting_since, updated_at) as waits from rooms
           order by unread_count = 0, waits, id limit ${limit}
         )
         select r.id, r.username, r.room_type, r.unread_count, r.waits as waiting_since, r.online_until,
           coalesce(m.text, '') as text, r.auto_id, b.name as brand_name, cm.name as car_model_name, a.year,
           (select l.responsible_id from leads l where l.business_user_id = r.business_user_id and l.room_id = r.id) as responsible_id,
           ${coverColumns('a')}, pic.id as portrait_id, pic.name as portrait_name, pic.width as portrait_width,
           pic.height as portrait_height
         from page r
         left join chat_messages m on m.id = r.last_message_id
         left join images pic on pic.id = r.profile_pic
         left join autos a on a.id = r.auto_id
         left join brands b on b.id = a.brand_id left join car_models cm on cm.id = a.car_model_id
         left join images i on i.id = a.cover_id
         order by r.unread_count = 0, r.waits, r.id`);
    },
  };
}
