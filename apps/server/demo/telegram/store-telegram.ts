import { sql } from 'kysely';
import { defaultSettings } from '../../src/modules/messaging/channel/channel-defaults';
import type { PostReason, PostStatus } from '../../src/modules/messaging/channel/channel-types';
import { nextSlot } from '../../src/modules/messaging/channel/slots';
import type { Deps } from '../../src/platform/deps';
import {
  addDays,
  day,
  dayInTashkent,
  hour,
  midnightOf,
  minute,
} from '../../src/platform/values/clock';
import type { Owner } from '../../src/platform/values/owner';
import { insertRows } from '../insert-rows';
import { channel, ownerAccount, sellerAccount, buyers } from './people';

/** Message of the channel before the first post. */
const firstMessage = 211;
const ownCars = 8;
const sold = 3;
const asked = 3;
/** Queued posts are due this many days later, so that the counts stay for a while. */
const queuedDays = 2;

interface Car {
  id: number;
  price: number | null;
  currency: 'UZS' | 'USD';
  published_at: Date;
}

interface Talk extends Car {
  room_id: number | null;
  lead_id: number;
  phone: string | null;
  asked_at: Date;
}

const car = sql`a.id, a.price, a.currency, a.published_at`;

async function linkMembers({ db, clock }: Deps, owner: Owner): Promise<void> {
  const members = await db.current
    .selectFrom('members')
    .select(['id', 'role'])
    .where('business_user_id', '=', owner)
    .where('role', 'in', ['owner', 'seller'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const linked_at = new Date(clock.now().getTime() - 41 * day);
  const last_sent_at = new Date(clock.now().getTime() - 3 * hour);
  await insertRows(
    db,
    'telegram_accounts',
    ([ownerAccount, sellerAccount] as const).flatMap(({ role, chat_id, name, username }) =>
      members
        .filter((member) => member.role === role)
        .slice(0, 1)
        .map(({ id }) => ({ member_id: id, chat_id, name, username, linked_at, last_sent_at })),
    ),
  );
}

async function storeChannel({ db, clock }: Deps, owner: Owner): Promise<number> {
  const since = new Date(clock.now().getTime() - 40 * day);
  const { id } = await db.current
    .insertInto('telegram_channels')
    .values({
      business_user_id: owner,
      ...channel,
      rights: ['post', 'edit', 'delete'],
      settings: JSON.stringify(defaultSettings),
      found_at: since,
      confirmed_at: since,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Rooms of buyers who come from Telegram, and leads that left a number there. Each is about a car of its own on sale. */
async function findTalks({ db }: Deps, owner: Owner): Promise<Talk[]> {
  const phones = buyers.map(({ phone }) => phone);
  const { rows: rooms } = await sql<Talk>`
    select ${car}, r.id as room_id, l.id as lead_id, r.phone, l.created_at as asked_at
    from chat_rooms r join leads l on l.room_id = r.id join autos a on a.id = r.auto_id
    where r.business_user_id = ${owner} and r.phone = any(${phones}) and a.status = 'active'
    order by r.id`.execute(db.current);
  const { rows: requests } = await sql<Talk>`
    select distinct on (a.id) ${car}, null::bigint as room_id, l.id as lead_id, l.phone,
      l.created_at as asked_at
    from leads l join autos a on a.id = l.auto_id
    where l.business_user_id = ${owner} and l.type = 'leads' and l.source = 'listing' and l.status = 'contacted'
      and l.contact_count = 1 and l.client_name <> '' and a.status = 'active' and l.created_at > a.published_at + interval '1 day'
      and a.id <> all(${rooms.map(({ id }) => id)})
    order by a.id, l.created_at desc`.execute(db.current);
  const newest = requests.toSorted((a, b) => b.asked_at.getTime() - a.asked_at.getTime());
  return [...rooms, ...newest.slice(0, asked)];
}

async function findCars({ db, clock }: Deps, owner: Owner, talks: readonly Talk[]) {
  const before = new Date(clock.now().getTime() - 3 * day);
  const { rows: active } = await sql<Car>`
    select ${car} from autos a where a.business_user_id = ${owner} and a.status = 'active' and a.price is not null
      and a.published_at < ${before} and a.id <> all(${talks.map(({ id }) => id)})
    order by a.published_at desc, a.id limit ${ownCars + 4}`.execute(db.current);
  const { rows: gone } = await sql<Car>`
    select ${car} from autos a where a.business_user_id = ${owner} and a.status = 'sold_on_karvon'
      and a.published_at < a.sold_at - interval '2 days'
    order by a.sold_at desc, a.id limit ${sold}`.execute(db.current);
  return { active, gone };
}

interface Post extends Car {
  status: PostStatus;
  reason?: PostReason;
  due_at: Date;
  wrote: number;
  leads: number;
}

/** Plans the posts, the earliest first. */
function postsOf(
  talks: readonly Talk[],
  { active, gone }: Awaited<ReturnType<typeof findCars>>,
  now: Date,
): Post[] {
  const taken: Date[] = [];
  /** Soon after the car went on sale. Opening hours matter less than a question that came earlier. */
  function timeOf({ published_at: from }: Car, before = now): Date {
    const around = taken
      .filter((time) => time.getTime() > from.getTime() - hour)
      .toSorted((a, b) => a.getTime() - b.getTime());
    const slot = nextSlot(defaultSettings, around, from);
    const at = slot < before ? slot : new Date(Math.round((from.getTime() + before.getTime()) / 2));
    taken.push(at);
    return at;
  }
  const [first, second, failed, unknown, ...own] = active;
  const queuedOn = midnightOf(addDays(dayInTashkent(now), queuedDays)).getTime() + 9 * hour;
  const none = { wrote: 0, leads: 0 };
  const waiting = [first, second].flatMap((one, index) =>
    one === undefined
      ? []
      : [
          {
            ...one,
            ...none,
            status: 'queued' as const,
            due_at: new Date(queuedOn + index * defaultSettings.pause_minutes * minute),
          },
        ],
  );
  const out = [
    ...talks.map((one) => ({
      ...one,
      status: 'posted' as const,
      due_at: timeOf(one, one.asked_at),
      wrote: one.room_id === null ? 0 : 1,
      leads: 1,
    })),
    ...own.map((one) => ({ ...one, ...none, status: 'posted' as const, due_at: timeOf(one) })),
    ...gone.map((one) => ({ ...one, ...none, status: 'sold' as const, due_at: timeOf(one) })),
  ].toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime());
  const late = (one: Car | undefined, minutes: number, of: Pick<Post, 'status' | 'reason'>) =>
    one === undefined
      ? []
      : [{ ...one, ...none, ...of, due_at: new Date(now.getTime() - minutes * minute) }];
  return [
    ...out,
    ...late(failed, 95, { status: 'failed', reason: 'telegram_away' }),
    ...late(unknown, 50, { status: 'unknown' }),
    ...waiting,
  ];
}

/** Photos are added once the cars have them. */
async function storePosts(
  { db, clock, jobs }: Deps,
  { owner, channel_id }: { owner: Owner; channel_id: number },
  posts: readonly Post[],
): Promise<void> {
  const now = clock.now();
  let message = firstMessage;
  await insertRows(
    db,
    'telegram_posts',
    posts.map(({ id, status, reason, due_at, price, currency, wrote, leads }, index) => {
      const isOut = status === 'posted' || status === 'sold';
      if (isOut) message += 1;
      return {
        business_user_id: owner,
        channel_id,
        auto_id: id,
        token: `demo${String(id).padStart(12, '0')}`,
        status,
        reason: reason ?? null,
        language: defaultSettings.language,
        layout: isOut || status === 'unknown' ? ('single' as const) : defaultSettings.layout,
        photo_ids: [],
        file_ids: [],
        is_reserved: false,
        price,
        currency,
        message_ids: isOut ? [message] : [],
        steps: [],
        created_at: new Date(Math.min(due_at.getTime(), now.getTime()) - minute),
        due_at,
        posted_at: isOut ? due_at : null,
        opened: isOut ? 4 + wrote * 9 + leads * 5 + ((index * 13) % 17) : 0,
        wrote,
      };
    }),
  );
  const queued = await db.current
    .selectFrom('telegram_posts')
    .select(['id', 'due_at'])
    .where('channel_id', '=', channel_id)
    .where('status', '=', 'queued')
    .execute();
  for (const { id, due_at } of queued) await jobs.schedule('telegram_post', id, due_at);
}

/** Messages to buyers in Telegram are delivered, except the last one to a buyer who has stopped the bot. */
async function storeBuyers({ db }: Deps, talks: readonly Talk[]): Promise<void> {
  await sql`
    update leads l set source = 'telegram', telegram_post_id = p.id from telegram_posts p
    where p.auto_id = l.auto_id and l.id = any(${talks.map(({ lead_id }) => lead_id)})`.execute(
    db.current,
  );
  await sql`
    update lead_contacts set source = 'telegram' where lead_id = any(${talks.map(({ lead_id }) => lead_id)})`.execute(
    db.current,
  );
  for (const { id, room_id, phone, asked_at } of talks) {
    const buyer = buyers.find((one) => one.phone === phone);
    if (room_id === null || buyer === undefined) continue;
    const { chat_id, name, username, language } = buyer;
    const post = db.current.selectFrom('telegram_posts').select('id').where('auto_id', '=', id);
    await db.current
      .insertInto('telegram_buyers')
      .values({
        chat_id,
        name,
        username,
        language,
        phone,
        post_id: post,
        room_id,
        opened_at: new Date(asked_at.getTime() - 2 * minute),
      })
      .execute();
    await db.current
      .updateTable('chat_rooms')
      .set({
        telegram_chat_id: chat_id,
        external_id: `telegram-${chat_id}-${id}`,
        last_read_by_client: 0,
      })
      .where('id', '=', room_id)
      .execute();
    await sql`
      update chat_messages set read_at = null, delivery = 'sent' where room_id = ${room_id} and author = 'business'`.execute(
      db.current,
    );
    if (buyer.isBlocked)
      await sql`
        with last as (update chat_messages set delivery = 'failed', delivery_reason = 'blocked'
          where id = (select max(id) from chat_messages where room_id = ${room_id} and author = 'business') returning created_at)
        update telegram_buyers set blocked_at = last.created_at - interval '1 minute' from last
        where chat_id = ${chat_id}`.execute(db.current);
  }
  await sql`
    insert into telegram_parts (chat_id, room_id, chat_message_id, text, state, message_id)
    select r.telegram_chat_id, r.id, case when m.author = 'business' then m.id end,
      case when m.author = 'business' then m.text else '' end, coalesce(m.delivery, 'sent'),
      case when m.delivery is distinct from 'failed' then row_number() over (order by m.id) end
    from chat_messages m join chat_rooms r on r.id = m.room_id where r.telegram_chat_id is not null
    order by m.id`.execute(db.current);
}

/** Two linked members, a channel with posts, and buyers who came from them. Call it once the dealership has its leads and chats. */
export async function storeTelegram(deps: Deps, { id: owner }: { id: Owner }): Promise<void> {
  await linkMembers(deps, owner);
  const channel_id = await storeChannel(deps, owner);
  const talks = await findTalks(deps, owner);
  const cars = await findCars(deps, owner, talks);
  await storePosts(deps, { owner, channel_id }, postsOf(talks, cars, deps.clock.now()));
  await storeBuyers(deps, talks);
}
