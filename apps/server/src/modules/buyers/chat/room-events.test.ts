import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockWaits } from '../../../testing/lock-waits';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type TestChat, openChat } from './chat.fixture';
import type { Room } from './chat-types';
import { mostRoomsOfCars } from './room-events';

let test: TestApp;
let chat: TestChat;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  chat = await openChat(test);
});

async function emitted(id: number, since?: number): Promise<Room | undefined> {
  const { events } = await chat.events(
    since === undefined ? { limit: 500 } : { since, limit: 500 },
  );
  return events.findLast(
    (event: { action: string; room_id?: number }) =>
      event.action === 'room' && event.room_id === id,
  )?.room;
}

describe('the last `room` event is the room as the database has it', () => {
  interface Other {
    /** A write of another transaction, which takes the stream afterwards. */
    writes: (room: Room) => ReturnType<ReturnType<typeof sql>['execute']>;
    does: (room: Room) => Promise<unknown>;
  }
  const renamed = (room: Room) =>
    sql`update chat_rooms set note = 'newer' where id = ${room.id}`.execute(test.db.current);
  const contacted = (room: Room) =>
    sql`update leads set status = 'contacted', contacted_at = created_at where id = ${room.lead?.id}`.execute(
      test.db.current,
    );
  const cheaper = (room: Room) =>
    sql`update autos set price = 140000000 where id = ${room.car?.id}`.execute(test.db.current);
  const params = (room: Room) => ({ token: chat.token, params: { roomId: room.id } });

  const cases: [string, Other][] = [
    [
      'the lead changes while the room is being changed',
      {
        writes: renamed,
        does: (room) =>
          test.call('updateLead', {
            token: chat.token,
            params: { id: room.lead?.id ?? 0 },
            body: { status: 'contacted' },
          }),
      },
    ],
    [
      'the car changes while the room is being changed',
      { writes: renamed, does: () => chat.move(chat.auto.id, 'barakami') },
    ],
    [
      'the room changes while its lead is being changed',
      {
        writes: contacted,
        does: (room) => test.call('updateRoom', { ...params(room), body: { is_pinned: true } }),
      },
    ],
    [
      'the room is first read while its lead is being changed',
      { writes: contacted, does: (room) => test.call('readAllMessages', params(room)) },
    ],
    [
      'the room changes while its car is being changed',
      {
        writes: cheaper,
        does: (room) => test.call('updateRoom', { ...params(room), body: { note: 'mine' } }),
      },
    ],
  ];

  it.each(cases)('when %s', async (_when, { writes, does }) => {
    const room: Room = await chat.openRoom();
    let done: Promise<unknown> | undefined;
    await test.db.transaction(async () => {
      await writes(room);
      await sql`update chat_streams set seq = seq where business_id = ${chat.owner}`.execute(
        test.db.current,
      );
      done = test.db.detached(() => does(room));
      await expect.poll(() => lockWaits(test.db)).toBe(1);
    });
    expect(await done).toMatchObject({ status: 200 });
    expect(await emitted(room.id)).toEqual(await chat.room(room.id));
  });
});

describe('a change of the car', () => {
  async function emittedBoth(action: () => Promise<unknown>) {
    const ids = [(await chat.openRoom()).id, (await chat.openRoom()).id];
    const { next } = await chat.events({ limit: 500 });
    await action();
    const rooms: (Room | undefined)[] = [];
    for (const id of ids) rooms.push(await emitted(id, next));
    for (const [index, id] of ids.entries()) expect(rooms[index]).toEqual(await chat.room(id));
    return rooms.map((room) => room?.car);
  }

  it('sends a new price to each of its rooms', async () => {
    const { id, version } = chat.auto;
    const cars = await emittedBoth(() => chat.patch(id, version, { price: 149_000_000 }));
    expect(cars.map((car) => car?.price)).toEqual([149_000_000, 149_000_000]);
  });

  it('sends new photos to each of its rooms, and the car to moderation', async () => {
    const { id, version } = chat.auto;
    const photo = await chat.addPhoto();
    const cars = await emittedBoth(() => chat.patch(id, version, { photos: [photo] }));
    expect(cars.map((car) => car?.photo?.id)).toEqual([photo, photo]);
    expect(cars.map((car) => car?.status)).toEqual(['moderation', 'moderation']);
    const decided = await emittedBoth(() => chat.moderate(id, 'approve'));
    expect(decided.map((car) => car?.status)).toEqual(['active', 'active']);
  });

  it('is sent when it is reserved, and when the timer ends that', async () => {
    const { id } = chat.auto;
    const reserved = await emittedBoth(() => chat.move(id, 'barakami'));
    expect(reserved.map((car) => car?.status)).toEqual(['barakami', 'barakami']);
    const free = await emittedBoth(async () => {
      test.clock.advance(72 * 3600 + 1);
      await test.jobs.runDue();
    });
    expect(free.map((car) => car?.status)).toEqual(['active', 'active']);
  });

  it('is sent when it is deleted, brought back, and when its photos are let go', async () => {
    const { id } = chat.auto;
    const { token } = chat;
    const remove = () => test.call('deleteAuto', { token, params: { id } });
    const ids = [(await chat.openRoom()).id, (await chat.openRoom()).id];
    const cars = async () => {
      const rooms: (Room | undefined)[] = [];
      for (const room of ids) rooms.push(await emitted(room));
      return rooms.map((room) => [room?.car?.status, room?.car?.photo !== undefined]);
    };
    await remove();
    expect(await cars()).toEqual([
      ['deleted', true],
      ['deleted', true],
    ]);
    await test.call('restoreAuto', { token, params: { id } });
    expect(await cars()).toEqual([
      ['active', true],
      ['active', true],
    ]);
    await remove();
    test.clock.advance(31);
    await test.jobs.runDue();
    expect(await cars()).toEqual([
      ['deleted', false],
      ['deleted', false],
    ]);
  });

  it('is sent to no room of another car, and not at all when it is taken back', async () => {
    const room = await chat.openRoom();
    const other = await chat.active();
    const { next } = await chat.events({ limit: 500 });
    await chat.move(other.id, 'barakami');
    const rejected = await chat.move(chat.auto.id, 'moderation');
    expect(rejected.status).toBe(409);
    expect(await emitted(room.id, next)).toBeUndefined();
  });

  it('makes every screen reload for very many rooms', async () => {
    for (let count = 0; count < mostRoomsOfCars; count += 1) await chat.openRoom();
    const { id } = chat.auto;
    const few = await chat.events({ limit: 500 });
    await chat.move(id, 'barakami');
    const after = await chat.events({ since: few.next, epoch: few.epoch, limit: 500 });
    expect(after).toMatchObject({ epoch: few.epoch, limited: false });
    expect(after.events).toHaveLength(mostRoomsOfCars);
    const seqs = after.events.map(({ seq }: { seq: number }) => seq);
    expect(seqs).toEqual(seqs.map((_: number, index: number) => few.next + 1 + index));

    await chat.openRoom();
    const { next, epoch } = await chat.events({ limit: 500 });
    await chat.move(id, 'active');
    const many = await chat.events({ since: next, epoch });
    expect(many).toMatchObject({ events: [], limited: true });
    expect(many.epoch).not.toBe(epoch);
  });
});
