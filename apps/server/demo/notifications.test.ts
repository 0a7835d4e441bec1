import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../src/testing/test-app';
import { demoDealer } from './dealers';
import { openDemo } from './demo.fixture';

let test: TestApp;
let token: string;

beforeAll(async () => {
  ({ test, token } = await openDemo());
}, 30_000);
afterAll(() => test.close());

/** Notifications except the one of this test's sign-in. */
async function listNotifications(unread = false) {
  const all = [];
  for (let page = 1; ; page += 1) {
    const query = { page, size: 100, unread };
    const { body } = await test.call('listNotifications', { token, query });
    all.push(...body.results);
    if (all.length >= body.count) break;
  }
  return all.filter(({ type }: { type: string }) => type !== 'session_new');
}

describe('the demo’s bell', () => {
  it('notifies of what moderators, buyers and time did, newest first', async () => {
    const notifications = await listNotifications();
    const types = new Set(notifications.map(({ type }: { type: string }) => type));
    for (const type of [
      'auto_approved',
      'auto_declined',
      'auto_expired',
      'lead_new',
      'message_new',
    ])
      expect(types).toContain(type);
    const times = notifications.map(({ created_at }: { created_at: string }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(Date.parse(times[0] ?? '')).toBeLessThanOrEqual(test.clock.now().getTime());
    for (const { title, text } of notifications) {
      expect(title).not.toBe('');
      expect(text).not.toMatch(/undefined|null|\{/);
    }
  });

  it('has the same unread items as other screens: rooms, and leads without a call back', async () => {
    const unread = await listNotifications(true);
    const of = (type: string) =>
      unread.filter((notification: { type: string }) => notification.type === type);
    const { body: rooms } = await test.call('listRooms', { token, query: { status: 'unread' } });
    expect(of('message_new').length).toBe(rooms.count);
    const waiting = await test.db.current
      .selectFrom('leads')
      .select('id')
      .where('business_user_id', '=', demoDealer.id)
      .where('type', '<>', 'room')
      .where('source', '<>', 'dealer')
      .where('contacted_at', 'is', null)
      .execute();
    expect(of('lead_new').length).toBe(waiting.length);
    expect(waiting.length).toBeGreaterThan(0);
  });

  it('leads to cars that are there', async () => {
    const notifications = await listNotifications();
    const cars = notifications.filter(
      ({ target }: { target: { type: string } }) => target.type === 'auto',
    );
    expect(cars.length).toBeGreaterThan(5);
    for (const { target } of cars) {
      const { status } = await test.call('getAuto', { token, params: { id: target.id } });
      expect(status).toBe(200);
    }
  });

  it('sends no pushes for past events', async () => {
    const jobs = await test.db.current
      .selectFrom('jobs')
      .select('kind')
      .where('kind', '=', 'push_notice')
      .execute();
    expect(jobs).toEqual([]);
  });
});
