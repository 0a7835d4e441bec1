import type { TestApp } from '../../../testing/test-app';
import { openShop, readCatalogue } from '../../stock/autos/autos.fixture';

let last = 0;
const next = () => (last += 1);

export const clientId = () => `client-${next()}-id`;

export async function openChat(test: TestApp) {
  const catalogue = await readCatalogue(test);
  const shop = await openShop(test, catalogue);
  const auto = await shop.active();
  const { token, owner } = shop;

  const openRoom = async (over: Record<string, unknown> = {}) =>
    (
      await test.call('openRoom', {
        body: {
          external_id: `mp-${next()}`,
          room_type: 'buyer',
          username: 'Sardor Abdullayev',
          phone: '+998977012345',
          auto_id: auto.id,
          ...over,
        },
      })
    ).body;

  const write = (roomId: number, over: Record<string, unknown> = {}) =>
    test.call('addMessage', {
      params: { roomId },
      body: { client_id: clientId(), text: 'Assalomu alaykum', ...over },
    });

  const reply = (roomId: number, over: Record<string, unknown> = {}) =>
    test.call('sendMessage', {
      token,
      params: { roomId },
      body: { client_id: clientId(), text: 'Здравствуйте', ...over },
    });

  async function image(purpose: 'chat' | 'auto' = 'chat'): Promise<string> {
    const id = `chatpic${next()}`;
    const now = test.clock.now();
    await test.db.current
      .insertInto('images')
      .values({
        id,
        business_user_id: owner,
        purpose,
        name: 'front.jpg',
        width: 1200,
        height: 750,
        bytes: 100_000,
        sha256: id,
        phash: null,
        created_at: now,
        stored_at: now,
      })
      .execute();
    return id;
  }

  const signal = (roomId: number, body: Record<string, unknown>) =>
    test.call('addRoomSignal', { params: { roomId }, body });

  const room = async (roomId: number) =>
    (await test.call('getRoom', { token, params: { roomId } })).body;

  const list = async (query: Record<string, string | number> = {}) =>
    (await test.call('listRooms', { token, query })).body;

  const events = async (query: Record<string, string | number> = {}) =>
    (await test.call('listEvents', { token, query })).body;

  return {
    ...shop,
    catalogue,
    auto,
    owner,
    openRoom,
    write,
    reply,
    image,
    signal,
    room,
    list,
    events,
  };
}

export type TestChat = Awaited<ReturnType<typeof openChat>>;
