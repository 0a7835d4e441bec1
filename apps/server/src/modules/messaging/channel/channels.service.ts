import { minute } from '../../../platform/values/clock';
import { type Access, accessOf } from '../../../platform/values/access';
import type { Dealer } from '../../../platform/values/dealer';
import type { Deps } from '../../../platform/deps';
import {
  type FieldError,
  Problem,
  conflict,
  notFound,
  unavailable,
  validation,
} from '../../../platform/http/problem';
import { TelegramError } from '../../../platform/providers/telegram/telegram-provider';
import type { Bot } from '../../foundation/bot/bot.module';
import type { TelegramAccounts } from '../telegram/accounts.service';
import type { ChannelsRepository, StoredChannel } from './channels.repository';
import type { ChannelUpdate, PostText, TelegramChannel } from './channel-types';
import type { PostQueue } from './post-queue';
import type { PostSending } from './post-sending';
import type { PostsRepository } from './posts.repository';
import { defaultText } from './post-texts';
import { isTemplate } from './template';

const startTime = 15 * minute;
const mostChannels = 3;
const rights = ['post', 'edit', 'delete'] as const;

interface Parts {
  bot: Bot | undefined;
  channels: ChannelsRepository;
  members: Pick<TelegramAccounts, 'account'>;
  posts: PostsRepository;
  queue: PostQueue;
  sending: PostSending | undefined;
}

export const telegramOff = () => new Problem(503, 'telegram_off');

export const textErrors = (text: Partial<PostText> | undefined, prefix: string): FieldError[] =>
  (['ru', 'uz'] as const).flatMap((language) => {
    const template = text?.[language];
    return template === undefined || isTemplate(template)
      ? []
      : [{ field: `${prefix}.${language}`, code: 'template_variable' as const }];
  });

const missingRights = (row: StoredChannel) => rights.filter((right) => !row.rights.includes(right));

function stateOf(row: StoredChannel): TelegramChannel['state'] {
  if (row.lost_at !== null) return 'lost';
  if (row.confirmed_at === null) return 'found';
  return missingRights(row).length > 0 ? 'no_rights' : 'working';
}

export const isConnected = ({ confirmed_at, ended_at }: StoredChannel) =>
  confirmed_at !== null && ended_at === null;

/** Reason why the bot cannot post. */
export function postBlock(row: StoredChannel): 'channel_lost' | 'channel_rights' | undefined {
  if (row.lost_at !== null || !isConnected(row)) return 'channel_lost';
  return row.rights.includes('post') ? undefined : 'channel_rights';
}

/** @throws Problem 409 `channel_lost`, `channel_rights` */
export function requirePostable(row: StoredChannel): void {
  const code = postBlock(row);
  if (code !== undefined) throw conflict(code);
}

export function createChannelsService(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { bot, channels, members, posts, queue, sending }: Parts,
) {
  async function show(access: Access, rows: readonly StoredChannel[]): Promise<TelegramChannel[]> {
    const counts = await channels.postCounts(access);
    const failing = await bot?.state.failingSince();
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      state: stateOf(row),
      title: row.title,
      username: row.username ?? undefined,
      url: bot?.telegram.channelLink(row),
      subscribers: row.subscribers,
      missing_rights: missingRights(row),
      failing_since: failing?.toISOString(),
      post_count: counts.get(row.id) ?? 0,
      default_text: defaultText,
      settings: row.settings,
    }));
  }

  async function showOne(access: Access, row: StoredChannel): Promise<TelegramChannel> {
    const [shown] = await show(access, [row]);
    if (shown === undefined) throw notFound();
    return shown;
  }

  /** @throws Problem 404 */
  async function require(access: Access, id: number): Promise<StoredChannel> {
    const row = await channels.require(access, id);
    if (row.ended_at !== null) throw notFound();
    return row;
  }

  const connectedCount = async (access: Access) =>
    (await channels.shown(access)).filter(isConnected).length;

  async function requireRoom(access: Access): Promise<void> {
    if ((await connectedCount(access)) >= mostChannels) throw validation([], 'too_many_channels');
  }

  async function checkUpdate(access: Access, { text, hours, avtosalons = [] }: ChannelUpdate) {
    const errors = textErrors(text, 'text');
    if (hours !== undefined && hours.from === hours.to)
      errors.push({ field: 'hours.to', code: 'quiet_hours' });
    const own = await channels.ownSalons(access, avtosalons);
    for (const [at, id] of avtosalons.entries())
      if (!own.includes(id)) errors.push({ field: `avtosalons.${at}`, code: 'unknown_reference' });
    if (errors.length > 0) throw validation(errors);
  }

  /** Asks Telegram. @returns false when the channel is gone */
  async function refresh(row: StoredChannel): Promise<void> {
    if (bot === undefined) return;
    try {
      const { rights: granted, ...facts } = await bot.telegram.channel(row.chat_id);
      await channels.checked(row.id, {
        ...facts,
        username: facts.username ?? null,
        rights: granted ?? [],
        lost_at: granted === undefined ? (row.lost_at ?? clock.now()) : null,
      });
    } catch (error) {
      if (!(error instanceof TelegramError)) throw error;
      const { kind } = error.outcome;
      if (kind !== 'blocked' && kind !== 'rejected') throw new Problem(503, 'telegram_away');
      const { title, username, subscribers } = row;
      const lost_at = row.lost_at ?? clock.now();
      await channels.checked(row.id, { title, username, subscribers, rights: [], lost_at });
    }
  }

  return {
    require,
    refresh,

    list: (dealer: Dealer) =>
      db.snapshot(async () => {
        const access = accessOf(dealer);
        return { results: await show(access, await channels.shown(access)) };
      }),

    get: async (access: Access, id: number): Promise<TelegramChannel> =>
      showOne(access, await require(access, id)),

    /** @throws Problem 409 `telegram_not_linked`; 422 `too_many_channels`; 503 */
    async start(dealer: Dealer) {
      if (bot === undefined) throw telegramOff();
      const name = await bot.state.name();
      if (name === undefined) throw unavailable(5);
      if ((await members.account(dealer.member.id)) === undefined)
        throw conflict('telegram_not_linked');
      await requireRoom(accessOf(dealer));
      const expires = new Date(clock.now().getTime() + startTime);
      await channels.start(dealer.member.id, expires);
      return { url: bot.telegram.addToChannelLink(name), expires_at: expires.toISOString() };
    },

    /** @throws Problem 404; 409 `channel_taken`, `channel_lost`; 422 `too_many_channels` */
    confirm: (access: Access, id: number): Promise<TelegramChannel> =>
      channels.exclusive(access, async () => {
        const row = await require(access, id);
        if (row.confirmed_at !== null) return showOne(access, row);
        if (row.lost_at !== null) throw conflict('channel_lost');
        await requireRoom(access);
        if ((await channels.connected(row.chat_id)) !== undefined) throw conflict('channel_taken');
        const now = clock.now();
        // Rights and subscribers are checked at once, then daily.
        await jobs.schedule('telegram_channel', id, now);
        return showOne(access, await channels.change(access, id, { confirmed_at: now }));
      }),

    /** @throws Problem 404; 503 */
    async check(access: Access, id: number): Promise<TelegramChannel> {
      if (bot === undefined) throw telegramOff();
      await refresh(await require(access, id));
      return showOne(access, await require(access, id));
    },

    /** @throws Problem 404; 412; 422 */
    update: (
      access: Access,
      id: number,
      version: number,
      body: ChannelUpdate,
    ): Promise<TelegramChannel> =>
      db.transaction(async () => {
        const expected = { version, current: (row: StoredChannel) => showOne(access, row) };
        const row = await channels.lock(access, id, expected);
        if (row.ended_at !== null) throw notFound();
        await checkUpdate(access, body);
        const provided = Object.fromEntries(
          Object.entries(body).filter(([, value]) => value !== undefined),
        );
        const settings = JSON.stringify({ ...row.settings, ...provided });
        return showOne(access, await channels.change(access, id, { settings }));
      }),

    /** @throws Problem 404 */
    end: (access: Access, id: number, ending: 'keep' | 'delete'): Promise<void> =>
      db.transaction(async () => {
        const row = await channels.lock(access, id);
        if (row.ended_at !== null) throw notFound();
        for (const post of await posts.ofChannel(id, ['queued']))
          await queue.cancel(post, 'disconnected');
        if (ending === 'delete')
          for (const post of await posts.ofChannel(id, ['posted', 'sold']))
            if (post.steps.length === 0) await sending?.remove(post);
        await channels.change(access, id, { ended_at: clock.now() });
      }),
  };
}

export type ChannelsService = ReturnType<typeof createChannelsService>;
