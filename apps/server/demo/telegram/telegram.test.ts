import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../src/testing/test-app';
import { openDemo } from '../demo.fixture';

let test: TestApp;
let token: string;

beforeAll(async () => {
  ({ test, token } = await openDemo());
}, 30_000);
afterAll(() => test.close());

const rows = async (statement: ReturnType<typeof sql>) =>
  (await statement.execute(test.db.current)).rows;

describe('the demo in Telegram', () => {
  it('has a channel with 24 posts, whose figures are those of its leads and rooms', async () => {
    const { body } = await test.call('listTelegramPosts', { token, query: { size: 50 } });
    expect(body.count).toBe(24);
    const counted = Object.entries(body.statuses).filter(([, count]) => count !== 0);
    expect(Object.fromEntries(counted)).toEqual({
      posted: 17,
      sold: 3,
      queued: 2,
      failed: 1,
      unknown: 1,
    });
    const sum = (figure: string): number =>
      body.results.reduce(
        (total: number, post: Record<string, number>) => total + (post[figure] ?? 0),
        0,
      );
    expect([sum('wrote'), sum('leads')]).toEqual([6, 9]);
    const { body: channels } = await test.call('listTelegramChannels', { token });
    expect(channels.results).toMatchObject([
      { state: 'working', username: 'karvon_motors', subscribers: 4180, post_count: 24 },
    ]);
  });

  it('has six rooms and nine leads, and one buyer who stopped the bot', async () => {
    const { body } = await test.call('listLeads', { token, query: { source: 'telegram' } });
    expect(body.count).toBe(9);
    const rooms = await rows(sql`
      select r.id, b.blocked_at is null as is_open, p.auto_id = r.auto_id as is_same
      from chat_rooms r join telegram_buyers b on b.chat_id = r.telegram_chat_id and b.room_id = r.id
        left join telegram_posts p on p.id = b.post_id
      order by is_open`);
    expect(rooms).toHaveLength(6);
    expect(rooms.map((room) => Object(room).is_open)).toEqual([false, ...Array(5).fill(true)]);
    expect(rooms.every((room) => Object(room).is_same)).toBe(true);
    const undelivered = await rows(sql`
      select m.id from chat_messages m join chat_rooms r on r.id = m.room_id
        join telegram_buyers b on b.chat_id = r.telegram_chat_id
      where m.delivery = 'failed' and m.created_at > b.blocked_at and m.author = 'business'`);
    expect(undelivered).toHaveLength(1);
  });

  it('posted cars that were on sale, before anybody asked', async () => {
    const wrong = await rows(sql`
      select p.id from telegram_posts p join autos a on a.id = p.auto_id left join leads l on l.telegram_post_id = p.id
      where p.posted_at < a.published_at or l.created_at < p.posted_at or a.sold_at < p.posted_at
        or (p.status in ('posted', 'queued', 'failed', 'unknown')) <> (a.status = 'active')
        or (p.posted_at is null) <> (p.status in ('queued', 'failed', 'unknown'))`);
    expect(wrong).toEqual([]);
    const late = await rows(sql`
      select id from telegram_posts where (status = 'queued') <> (due_at > ${test.clock.now()})`);
    expect(late).toEqual([]);
  });

  it('says that Telegram is off without a bot', async () => {
    const { body } = await test.call('getTelegram', { token });
    expect(body.state).toBe('off');
  });
});
