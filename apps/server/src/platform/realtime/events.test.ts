import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestChat, openChat } from '../../modules/buyers/chat/chat.fixture';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { startEventSweep } from './event-sweep';

let test: TestApp;
let chat: TestChat;
let id: number;

beforeAll(async () => {
  test = await createTestApp();
  chat = await openChat(test);
  ({ id } = await chat.openRoom());
  for (let index = 0; index < 6; index += 1) await chat.write(id, { text: `${index}` });
});
afterAll(() => test.close());

const seqs = (list: { events: { seq: number }[] }) => list.events.map(({ seq }) => seq);

describe('listEvents', () => {
  it('gives what came after a place, page by page, until nothing is left', async () => {
    const all = await chat.events();
    expect(all).toMatchObject({ has_more: false, limited: false });
    expect(seqs(all)).toEqual(Array.from({ length: all.next }, (_, index) => index + 1));
    const first = await chat.events({ since: 2, limit: 3 });
    expect(seqs(first)).toEqual([3, 4, 5]);
    expect(first).toMatchObject({ next: 5, has_more: true, epoch: all.epoch });
    const rest = await chat.events({ since: first.next, limit: 500 });
    expect(rest).toMatchObject({ next: all.next, has_more: false });
    const none = await chat.events({ since: all.next });
    expect(none).toMatchObject({ events: [], next: all.next, has_more: false, limited: false });
  });

  it('responds `limited` to another epoch and to a place that is still to come', async () => {
    const { next, epoch } = await chat.events();
    const limited = { events: [], next, epoch, has_more: false, limited: true };
    expect(await chat.events({ since: 1, epoch: 'another' })).toEqual(limited);
    expect(await chat.events({ since: next + 1, epoch })).toEqual(limited);
  });

  it('begins a stream for who has none', async () => {
    const { token } = await test.signIn();
    const { body } = await test.call('listEvents', { token });
    expect(body).toMatchObject({ events: [], next: 0, has_more: false, limited: false });
    const again = await test.call('listEvents', { token, query: { since: 0, epoch: body.epoch } });
    expect(again.body).toEqual(body);
  });

  it('rejects a place below zero', async () => {
    const { status } = await test.call('listEvents', { token: chat.token, query: { since: -1 } });
    expect(status).toBe(422);
  });

  it('keeps events for seven days, then sweeps them and says so', async () => {
    await startEventSweep(test.deps);
    const { next: old } = await chat.events();
    const day = 86_400;
    test.clock.advance(7 * day);
    await test.jobs.runDue();
    expect(seqs(await chat.events({ since: 0 }))).toHaveLength(old);
    const { body: late } = await chat.write(id, { text: 'позже' });
    test.clock.advance(day + 1);
    await test.jobs.runDue();
    const { next, epoch } = await chat.events({ since: 2 });
    expect(await chat.events({ since: 2, epoch })).toMatchObject({ limited: true, events: [] });
    // Without a position the list begins at the oldest stored event; from the position before it the list is the same.
    const queries: Record<string, string | number>[] = [{}, { since: old, epoch }];
    for (const query of queries) {
      const list = await chat.events(query);
      expect(list.limited).toBe(false);
      expect(seqs(list)[0]).toBe(old + 1);
      expect(list.events.flatMap(({ message }: { message?: object }) => message ?? [])).toEqual([
        late,
      ]);
    }
    expect(next).toBeGreaterThan(old);
  });
});
