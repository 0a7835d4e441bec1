import { vi } from 'vitest';
import sharp from 'sharp';
import { fullName } from '../../../platform/media/image';
import { openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { type TelegramTest, createTelegramTest } from '../telegram/telegram.fixture';

let chats = 1_001_000_000_100;
let people = 60_000;

const all = ['post', 'edit', 'delete'] as const;
export type Rights = readonly (typeof all)[number][];

/** A dealership with a linked owner and a connected channel. */
export async function createChannelTest(...deps: Parameters<typeof createTelegramTest>) {
  const test = await createTelegramTest(...deps);
  const catalogue = await readCatalogue(test);
  const webp = await sharp({
    create: { width: 64, height: 40, channels: 3, background: '#1155cc' },
  })
    .webp()
    .toBuffer();

  async function openChannel(options: { isConfirmed?: boolean } = {}) {
    const shop = await openShop(test, catalogue);
    people += 1;
    chats += 1;
    const chat = -chats;
    const user = { id: people, first_name: 'Жасур', is_bot: false };
    const owner = test.user(people, { first_name: 'Жасур' });
    await test.link(shop.token, owner);
    const username = `channel_${chats}`;

    const member = async (status: string, rights: Rights = all, from = user) => {
      const granted = Object.fromEntries(
        all.map((right) => [`can_${right}_messages`, rights.includes(right)]),
      );
      await test.receive({
        my_chat_member: {
          chat: { id: chat, type: 'channel', title: 'Karvon Motors', username },
          from,
          new_chat_member: { status, ...granted },
        },
      });
      await test.settled();
    };

    const channels = async () =>
      (await test.call('listTelegramChannels', { token: shop.token })).body.results;

    async function connect(): Promise<number> {
      test.fake.channel = { ...test.fake.channel, username };
      await test.call('startTelegramChannel', { token: shop.token });
      await member('administrator');
      const [{ id }] = await channels();
      const confirmed = await test.call('confirmTelegramChannel', {
        token: shop.token,
        params: { id },
      });
      if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
      // The check after it runs beside the requests.
      await test.settled();
      await vi.waitFor(async () => {
        const [{ subscribers }] = await channels();
        if (subscribers !== 4180) throw new Error('not checked yet');
      }, 30_000);
      return id;
    }

    const id = options.isConfirmed === false ? 0 : await connect();

    /** A car on sale with so many photos. */
    async function car(photos = 3, over: Record<string, unknown> = {}) {
      const ids: string[] = [];
      for (let n = 0; n < photos; n += 1) {
        const photo = await shop.addPhoto();
        await test.deps.media.put(fullName(photo), webp);
        ids.push(photo);
      }
      return shop.active({ photos: ids, ...over });
    }

    const settings = async (body: object) => {
      const { body: shown } = await test.call('getTelegramChannel', {
        token: shop.token,
        params: { id },
      });
      return test.call('updateTelegramChannel', {
        token: shop.token,
        params: { id },
        headers: { 'if-match': `"v${shown.version}"` },
        body,
      });
    };

    const send = (auto_ids: readonly number[], more: object = {}, item: object = {}) =>
      test.call('createTelegramPosts', {
        token: shop.token,
        body: {
          channel_id: id,
          items: auto_ids.map((auto_id) => ({ auto_id, ...item })),
          ...more,
        },
      });

    const post = async (postId: number) =>
      (await test.call('getTelegramPost', { token: shop.token, params: { id: postId } })).body;

    const act = (postId: number, action: string, more: object = {}) =>
      test.call('actOnTelegramPost', {
        token: shop.token,
        params: { id: postId },
        body: { action, ...more },
      });

    /** A post that is in the channel. */
    async function posted(photos = 3, over: Record<string, unknown> = {}) {
      const auto = await car(photos, over);
      const { body } = await send([auto.id]);
      const postId: number = body.results[0].post.id;
      await test.pass(400, 10);
      test.fake.calls.length = 0;
      return { auto, id: postId };
    }

    return {
      shop,
      chat,
      owner,
      user,
      id,
      member,
      channels,
      connect,
      car,
      settings,
      send,
      post,
      act,
      posted,
      username,
    };
  }

  return { ...test, catalogue, openChannel };
}

export type ChannelTest = TelegramTest & Awaited<ReturnType<typeof createChannelTest>>;
export type TestChannel = Awaited<ReturnType<ChannelTest['openChannel']>>;
