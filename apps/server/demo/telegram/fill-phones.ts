import { sql } from 'kysely';
import * as z from 'zod';
import { rateSource } from '../../src/modules/foundation/rates/rate-source';
import { createRatesService } from '../../src/modules/foundation/rates/rates.service';
import { sendingOf } from '../../src/modules/messaging/channel/post-content';
import { createPostSubjects, hashOf } from '../../src/modules/messaging/channel/post-subjects';
import {
  type StoredPost,
  createPostsRepository,
} from '../../src/modules/messaging/channel/posts.repository';
import { createAutoReader } from '../../src/modules/stock/autos/auto-reader';
import type { Deps } from '../../src/platform/deps';
import { fullName } from '../../src/platform/media/image';
import type { TelegramProvider } from '../../src/platform/providers/telegram/telegram-provider';
import { businessAccess } from '../../src/platform/values/access';
import { demoDealer } from '../dealers';
import { buyers, channel, ownerAccount, sellerAccount } from './people';

const localState = z.object({ phones: z.object({ channel: z.object({ status: z.string() }) }) });

interface Shown {
  message_id: number;
  date: number;
  is_own?: boolean;
  [field: string]: unknown;
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** Posts of the channel by their numbers. One with an unknown outcome did come out, after the last known one. */
async function postsOf(deps: Deps, telegram: TelegramProvider): Promise<Shown[]> {
  const { db, media } = deps;
  const posts = createPostsRepository(db);
  const rates = createRatesService(deps, rateSource(deps.config));
  const reader = createAutoReader(deps, { rates, posts: {} });
  const { username } = await telegram.me();
  const bot = { telegram, state: { name: async () => username } };
  const subjects = createPostSubjects(deps, { bot, posts, autos: { reader } });
  const access = businessAccess(demoDealer.id);
  const row = await db.current
    .selectFrom('telegram_channels')
    .selectAll()
    .where('business_user_id', '=', demoDealer.id)
    .where('chat_id', '=', channel.chat_id)
    .executeTakeFirst();
  if (row === undefined) return [];
  const { settings } = row;
  const out = await posts.ofChannel(row.id, ['posted', 'sold', 'unknown']);
  const last = await posts.lastMessage(row.id);
  async function show(post: StoredPost): Promise<Shown[]> {
    const auto = await reader.require(access, post.auto_id);
    const stamp = post.status === 'sold' ? 'sold' : undefined;
    const content = await subjects.content(auto, { settings }, post, stamp);
    if (content === undefined) return [];
    await posts.update(post.id, { shown: hashOf(content) });
    const { payload } = sendingOf(content, { ...post, chat_id: channel.chat_id });
    const [photo] = post.photo_ids;
    return [
      {
        ...payload,
        message_id: post.message_ids[0] ?? last + 1,
        date: secondsOf(post.posted_at ?? post.due_at),
        ...(photo !== undefined && {
          photo: (await media.get(fullName(photo))).toString('base64'),
        }),
      },
    ];
  }
  const shown: Shown[] = [];
  for (const post of out) shown.push(...(await show(post)));
  return shown;
}

/** Messages of the room with a buyer. Their parts have the same order. */
async function messagesOf({ db }: Deps, chatId: number): Promise<Shown[]> {
  const { rows } = await sql<{ message_id: number; text: string; at: Date; is_own: boolean }>`
    select p.message_id, m.text, m.created_at as at, m.author = 'client' as is_own
    from (select *, row_number() over (order by id) as place from telegram_parts where chat_id = ${chatId}) p
    join (select m.*, row_number() over (order by m.id) as place from chat_messages m join chat_rooms r on r.id = m.room_id
      where r.telegram_chat_id = ${chatId}) m using (place)
    where p.message_id is not null`.execute(db.current);
  return rows.map(({ at, ...message }) => ({ ...message, date: secondsOf(at) }));
}

/** Gives the local Telegram the accounts, posts and messages of the demo, unless its channel is in use. Other servers are left alone. */
export async function fillPhones(deps: Deps): Promise<void> {
  const { config, telegram } = deps;
  const api = config.TELEGRAM_API_URL;
  if (telegram === undefined || !['127.0.0.1', 'localhost'].includes(new URL(api).hostname)) return;
  const response = await fetch(`${api}/local/state?calls=1`);
  if (localState.parse(await response.json()).phones.channel.status !== 'none') return;
  const posts = await postsOf(deps, telegram);
  if (posts.length === 0) return;
  async function put(name: string, phone: object): Promise<void> {
    const { ok } = await fetch(`${api}/local/${name}/put`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(phone),
    });
    if (!ok) throw new Error(`The local Telegram does not take the phone ${name}.`);
  }
  const active = { status: 'member', language_code: 'ru' };
  for (const [name, { chat_id: id, ...account }] of [
    ['member', ownerAccount],
    ['seller', sellerAccount],
  ] as const)
    await put(name, { ...active, ...account, id });
  for (const [index, buyer] of buyers.entries())
    await put(index === 0 ? 'buyer' : `buyer${index + 1}`, {
      ...buyer,
      id: buyer.chat_id,
      username: buyer.username ?? undefined,
      number: buyer.phone,
      language_code: buyer.language,
      status: buyer.isBlocked === true ? 'kicked' : 'member',
      messages: await messagesOf(deps, buyer.chat_id),
    });
  // The channel is the last one: a start that was interrupted begins again.
  await put('channel', {
    ...channel,
    id: channel.chat_id,
    type: 'channel',
    name: channel.title,
    status: 'administrator',
    rights: ['post_messages', 'edit_messages', 'delete_messages'],
    messages: posts,
  });
}
