import type { Deps } from '../../../platform/deps';
import {
  type TelegramUpdate,
  channelRights,
} from '../../../platform/providers/telegram/telegram-provider';
import { day } from '../../../platform/values/clock';
import { may } from '../../../platform/http/permissions';
import type { Bot } from '../../foundation/bot/bot.module';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { TelegramAccounts } from '../telegram/accounts.service';
import { defaultSettings } from './channel-defaults';
import type { ChannelsRepository } from './channels.repository';
import type { ChannelsService } from './channels.service';
import type { PostSending } from './post-sending';

interface Parts {
  bot: Bot;
  channels: ChannelsRepository;
  service: Pick<ChannelsService, 'refresh'>;
  members: TelegramAccounts;
  notifications: Pick<NotificationsService, 'notify' | 'showChange'>;
  sending: PostSending;
}

type Membership = NonNullable<TelegramUpdate['my_chat_member']>;

/** Handles changes of the bot's place in channels, and checks connected ones daily. */
export function createChannelUpdates(
  { db, clock, jobs, log }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>,
  { bot, channels, service, members, notifications, sending }: Parts,
): void {
  async function lost(chatId: number): Promise<void> {
    const channel = await channels.connected(chatId);
    await channels.update(chatId, { rights: [], lost_at: clock.now() });
    if (channel === undefined || channel.lost_at !== null) return;
    await bot.outbox.drop(chatId);
    await sending.lost(chatId);
    await notifications.notify(channel.business_user_id, {
      type: 'telegram_channel_lost',
      target: { type: 'telegram_channel', id: channel.id },
      params: { name: channel.title },
    });
  }

  /** A channel counts as found only for the member who asked for it a moment ago, so that nobody connects it for others. */
  async function added(
    { chat, from }: Membership,
    facts: { rights: ('post' | 'edit' | 'delete')[] },
  ) {
    const now = clock.now();
    const account = await members.accountOfChat(from.id);
    if (account === undefined || !(await channels.isStarted(account.member_id, now))) return;
    const acting = await members.acting(account.member_id);
    if (acting === undefined) return;
    const { dealer } = acting;
    if (!may({ ...dealer, role: dealer.member.role }, 'telegram.channel')) return;
    const { title = '', username = null } = chat;
    await channels.found(dealer.owner, chat.id, {
      title: title.slice(0, 200),
      username,
      rights: facts.rights,
      found_at: now,
      settings: defaultSettings,
    });
    await notifications.showChange(dealer.owner, { type: 'telegram_channel', id: 1 });
  }

  async function changed(change: Membership): Promise<void> {
    const rights = channelRights(change.new_chat_member);
    if (rights === undefined) return lost(change.chat.id);
    const { title = '', username = null, id } = change.chat;
    await channels.update(id, { title: title.slice(0, 200), username, rights, lost_at: null });
    await added(change, { rights });
    const channel = await channels.connected(id);
    if (channel !== undefined)
      await notifications.showChange(channel.business_user_id, {
        type: 'telegram_channel',
        id: channel.id,
      });
  }

  bot.updates.handlers.push(async ({ updates }) => async () => {
    for (const { my_chat_member: change } of updates)
      if (change?.chat.type === 'channel') await changed(change);
  });
  bot.outbox.chatBlocked.on(async (chatId) => {
    if (chatId < 0) await lost(chatId);
  });

  jobs.registerJob('telegram_channel', async (id) => {
    const channel = await channels.findConnected(id);
    if (channel === undefined) return;
    await jobs.schedule('telegram_channel', id, new Date(clock.now().getTime() + day));
    db.afterCommit(() => {
      service
        .refresh(channel)
        .catch((error: unknown) => log.warn({ err: error }, 'telegram.channel_check_failed'));
    });
  });
}
