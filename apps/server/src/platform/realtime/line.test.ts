import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestChat, openChat } from '../../modules/buyers/chat/chat.fixture';
import { listenForSockets, openSocket, streamAfter } from '../../testing/socket-client';
import { type TestApp, createTestApp } from '../../testing/test-app';

let test: TestApp;
let other: TestApp;
let chat: TestChat;
let id: number;

beforeAll(async () => {
  test = await createTestApp();
  other = await createTestApp({ beside: test });
  chat = await openChat(test);
  ({ id } = await chat.openRoom());
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const connect = async (app = test) =>
  openSocket(await listenForSockets(app.app), `token=${chat.token}`);

/** Cuts every connection, LISTEN included, like a database that restarts. */
async function cutConnections() {
  const admin = await other.database.join();
  await admin.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await admin.close();
}

async function write(text: string, client_id: string): Promise<void> {
  const { status } = await chat.write(id, { text, client_id }).catch(() => ({ status: 0 }));
  if (status !== 200) await write(text, client_id);
}

describe('when the line to the database is cut', () => {
  it('is laid again, and what happened meanwhile arrives, once and in order', async () => {
    const socket = await connect(other);
    const { seq } = await socket.enter(id);
    for (let round = 0; round < 3; round += 1) {
      await cutConnections();
      await write(`после обрыва ${round}`, `after-cut-${round}`);
    }
    await socket.frame((frame) => frame.message?.text === 'после обрыва 2');
    const came = streamAfter(socket, seq);
    expect(came.map((frame) => frame.seq)).toEqual(came.map((_, index) => seq + 1 + index));
    expect(came.filter(({ action }) => action === 'create')).toHaveLength(3);
    socket.close();
  });

  it('streams begin over after another database was put in its place', async () => {
    const socket = await connect();
    const { epoch, seq } = await socket.enter(id);
    // Like a restored copy: the stored identity differs from the database's own.
    await test.db.current.updateTable('chat_origin').set({ database: 'another' }).execute();
    await cutConnections();
    expect(await socket.closed).toBe(1012);
    const again = await connect();
    const place = await again.enter(id);
    expect(place.epoch).not.toBe(epoch);
    const { limited, events } = await chat.events({ since: seq, epoch });
    expect({ limited, events }).toEqual({ limited: true, events: [] });
    again.close();
  });
});
