import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseBucket } from '../../src/platform/db/response-bucket';
import { thumbnailName } from '../../src/platform/media/image';
import type { TestApp } from '../../src/testing/test-app';
import { dealerships, demoDealer } from '../dealers';
import { openDemo } from '../demo.fixture';
import { conversationsOf } from './conversation';
import { leadMonths } from './lead-months';

let test: TestApp;

beforeAll(async () => {
  ({ test } = await openDemo());
}, 30_000);
afterAll(() => test.close());

const rows = async (statement: ReturnType<typeof sql>): Promise<unknown[]> =>
  (await statement.execute(test.db.current)).rows;

describe('the demo’s chats', () => {
  it('are some two dozen that one looks at first, one of them long, in both languages', async () => {
    const rooms = await test.db.current
      .selectFrom('chat_rooms')
      .selectAll()
      .where('business_user_id', '=', demoDealer.id)
      .orderBy('id', 'desc')
      .execute();
    expect(rooms).toHaveLength(leadMonths.reduce((sum, { room }) => sum + room, 0));
    expect(conversationsOf.ru.length).toBeGreaterThan(24);
    expect(Math.max(...rooms.map((room) => room.message_count))).toBeGreaterThan(380);
    const lately = rooms.slice(0, 18);
    expect(lately.filter((room) => room.room_type === 'visitor')).toHaveLength(3);
    expect(rooms.filter((room) => room.opened_at === null).length).toBeGreaterThan(2);
    const cars = lately.map((room) => room.auto_id).filter((id) => id !== null);
    expect(new Set(cars).size).toBe(cars.length);
  });

  it('leave nothing to be filled in', async () => {
    const texts = await test.db.current.selectFrom('chat_messages').select('text').execute();
    expect(texts.filter(({ text }) => /[{}[\]]/.test(text) || text === '')).toEqual([]);
  });

  it('have counters that fit their messages', async () => {
    const wrong = await rows(sql`
      select r.id from chat_rooms r
      join (select room_id, count(*)::int as messages, max(id) as last_id,
          count(*) filter (where author = 'client' and read_at is null)::int as unread
        from chat_messages group by room_id) m on m.room_id = r.id
      where (r.message_count, r.unread_count, r.last_message_id) is distinct from (m.messages, m.unread, m.last_id)`);
    expect(wrong).toEqual([]);
    const [total] = await rows(sql`
      select s.unread_total, sum(r.unread_count)::int as counted, count(*) filter (where r.unread_count > 0)::int as rooms
      from chat_streams s join chat_rooms r on r.business_user_id = s.business_id
      where s.business_id = ${demoDealer.id} group by s.unread_total`);
    const unread = conversationsOf.ru.reduce((sum, one) => sum + (one.unread ?? 0), 0);
    expect(total).toEqual({ unread_total: unread, counted: unread, rooms: 7 });
  });

  it('keep the past in its order', async () => {
    const wrong = await rows(sql`
      select id from (
        select id, created_at, read_at, lag(created_at) over (partition by room_id order by id) as before
        from chat_messages) m
      where before > created_at or created_at > ${test.clock.now()} or read_at < created_at`);
    expect(wrong).toEqual([]);
    const late = await rows(sql`
      select r.id from chat_rooms r join chat_messages m on m.id = r.last_message_id
      where (m.author = 'client') <> (r.waiting_since is not null) or r.updated_at <> m.created_at`);
    expect(late).toEqual([]);
  });

  it('show images that are there', async () => {
    const photos = await test.db.current
      .selectFrom('chat_attachments as a')
      .innerJoin('images as i', 'i.id', 'a.image_id')
      .innerJoin('chat_messages as m', 'm.id', 'a.message_id')
      .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
      .where('r.business_user_id', '=', demoDealer.id)
      .select(['i.id', 'i.purpose', 'i.stored_at'])
      .execute();
    expect(photos).toHaveLength(5);
    for (const { id, purpose, stored_at } of photos) {
      expect([purpose, stored_at === null]).toEqual(['chat', false]);
      expect(existsSync(path.join(test.dataFolder, 'media', thumbnailName(id)))).toBe(true);
    }
  });

  it('have five quick replies', async () => {
    const replies = await test.db.current.selectFrom('chat_templates').selectAll().execute();
    for (const { id } of Object.values(dealerships))
      expect(
        replies
          .filter(({ business_user_id }) => business_user_id === id)
          .map(({ position }) => position)
          .sort(),
      ).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the demo’s leads', () => {
  it('are counted for their cars, day by day', async () => {
    const wrong = await rows(sql`
      select t.auto_id from auto_totals t
      left join (select auto_id, count(*)::int as leads, count(*) filter (where type = 'room')::int as chats
        from leads group by auto_id) l on l.auto_id = t.auto_id
      left join (select auto_id, sum(leads)::int as leads, sum(chats)::int as chats
        from auto_days group by auto_id) d on d.auto_id = t.auto_id
      where (t.leads, t.chats) is distinct from (coalesce(l.leads, 0), coalesce(l.chats, 0))
        or (t.leads, t.chats) is distinct from (coalesce(d.leads, 0), coalesce(d.chats, 0))`);
    expect(wrong).toEqual([]);
  });

  it('bought some of the sold cars', async () => {
    const sold = await rows(sql`
      select a.id from autos a join leads l on l.id = a.sale_lead_id
      where l.auto_id = a.id and l.created_at < a.sold_at and l.business_user_id = a.business_user_id and a.business_user_id = ${demoDealer.id}`);
    expect(sold).toHaveLength(9);
    const named = await rows(
      sql`select id from autos where sale_lead_id is not null and business_user_id = ${demoDealer.id}`,
    );
    expect(named).toHaveLength(9);
    // Fault: nearly all of them were conversations without a response, so «Ответ и продажа» never had the five sales that it needs.
    const asked = await rows(sql`
      select a.id from autos a join leads l on l.id = a.sale_lead_id
      where ${responseBucket('l')} is not null and a.business_user_id = ${demoDealer.id}`);
    expect(asked).toHaveLength(9);
    // Quick responses have a higher share of sales than all others together.
    const { rows: shares } = await sql<{ share: number }>`
      select count(a.id)::float / count(*) as share
      from leads l left join autos a on a.sale_lead_id = l.id
      where ${responseBucket('l')} is not null and l.business_user_id = ${demoDealer.id}
      group by ${responseBucket('l')} = 'within_10_minutes' order by ${responseBucket('l')} = 'within_10_minutes'`.execute(
      test.db.current,
    );
    const [others = Number.NaN, quick = Number.NaN] = shares.map(({ share }) => share);
    expect(quick).toBeGreaterThan(others);
  });
});
