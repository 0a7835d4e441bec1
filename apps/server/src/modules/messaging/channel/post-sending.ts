import type { Deps } from '../../../platform/deps';
import type {
  CallFiles,
  TelegramCall,
} from '../../../platform/providers/telegram/telegram-provider';
import { businessAccess } from '../../../platform/values/access';
import type { Bot } from '../../foundation/bot/bot.module';
import type { OutboxEnd } from '../../foundation/bot/bot-types';
import type { ImagesService } from '../../foundation/images/images.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { AutoServices } from '../../stock/autos/autos.module';
import type { ChannelsRepository } from './channels.repository';
import type { PostReason } from './channel-types';
import {
  belowEditOf,
  belowOf,
  editOf,
  hasMessageBelow,
  imageName,
  imageOfName,
  sendingOf,
} from './post-content';
import { type PostSubjects, hashOf, stampOf } from './post-subjects';
import type { PostChanges, PostsRepository, StoredPost } from './posts.repository';

interface Parts {
  bot: Bot;
  posts: PostsRepository;
  channels: ChannelsRepository;
  subjects: PostSubjects;
  autos: Pick<AutoServices, 'transitions' | 'titleOf'>;
  images: Pick<ImagesService, 'jpeg'>;
  notifications: Pick<NotificationsService, 'notify' | 'showChange'>;
}

/** Calls of a post in their order: `post` and `below` send, `caption` and `below_edit` change, `delete:7` deletes a message. */
type Step = 'post' | 'below' | 'caption' | 'below_edit' | `delete:${number}`;

const isSending = (step: string) => step === 'post' || step === 'below';

function reasonOf(reason: string): PostReason {
  if (/ 403 /.test(reason)) return 'channel_lost';
  if (/rights|CHAT_WRITE_FORBIDDEN|can't be edited/i.test(reason)) return 'channel_rights';
  return / 400 /.test(reason) ? 'rejected' : 'telegram_away';
}

const isGone = (reason: string) =>
  /message to (?:edit|delete) not found|MESSAGE_ID_INVALID/.test(reason);

/** Sends, changes and deletes posts, one call after the other. A call that sends is never repeated when its outcome is unknown. */
export function createPostSending(
  { clock, jobs, log }: Pick<Deps, 'clock' | 'jobs' | 'log'>,
  { bot, posts, channels, subjects, autos, images, notifications }: Parts,
) {
  const enqueue = async (post: StoredPost, step: string): Promise<void> => {
    const channel = await channels.require(businessAccess(post.business_user_id), post.channel_id);
    await bot.outbox.add({
      kind: isSending(step) ? 'post' : 'post_edit',
      chat_id: channel.chat_id,
      ref_id: post.id,
      cost: step === 'post' ? Math.max(1, post.photo_ids.length) : 1,
    });
  };

  const show = ({ business_user_id, id }: StoredPost) =>
    notifications.showChange(business_user_id, { type: 'telegram_post', id });

  /** Part of the surrounding transaction, with the car and the post locked. */
  async function run(post: StoredPost, steps: Step[], changes: PostChanges): Promise<void> {
    const [first] = steps;
    await posts.update(post.id, { ...changes, steps, reason: null });
    await show(post);
    if (first !== undefined) await enqueue({ ...post, ...changes }, first);
  }

  const edits = (post: StoredPost): Step[] => [
    'caption',
    ...(post.button_id === null ? [] : (['below_edit'] as const)),
  ];

  async function make(id: number): Promise<TelegramCall | undefined> {
    const post = await posts.find(id);
    const [step] = post?.steps ?? [];
    if (post === undefined || step === undefined) return undefined;
    const channel = await channels.require(businessAccess(post.business_user_id), post.channel_id);
    const sent = {
      ...post,
      chat_id: channel.chat_id,
      photo_ids: post.photo_ids.map(imageName),
    };
    if (step.startsWith('delete:')) {
      const message_id = Number(step.slice('delete:'.length));
      return { method: 'deleteMessage', payload: { chat_id: channel.chat_id, message_id } };
    }
    const row = await autos.transitions.lockOfAnyOwner(post.auto_id);
    const content = row && (await subjects.content(row, channel, post, stampOf(post, row)));
    if (content === undefined) return undefined;
    await posts.update(id, { shown: hashOf(content) });
    if (step === 'post') return sendingOf(content, sent);
    if (step === 'below') return belowOf(content, sent);
    return step === 'caption' ? editOf(content, sent) : belowEditOf(content, sent);
  }

  async function fail(post: StoredPost, reason: PostReason): Promise<void> {
    await posts.update(post.id, { status: 'failed', reason, steps: [] });
    await notifications.notify(post.business_user_id, {
      type: 'telegram_post_failed',
      target: { type: 'telegram_post', id: post.id },
      params: {
        car:
          (await autos.titleOf(businessAccess(post.business_user_id), post.auto_id)) ??
          String(post.auto_id),
      },
    });
  }

  /** Checks the car again: it may have changed during the calls. */
  const recheck = (post: StoredPost) => jobs.schedule('telegram_car', post.auto_id, clock.now());

  async function advance(post: StoredPost, rest: string[], changes: PostChanges): Promise<void> {
    const [next] = rest;
    if (next === undefined) {
      await posts.update(post.id, {
        ...changes,
        status: post.target ?? 'posted',
        target: null,
        steps: [],
      });
      await recheck(post);
    } else {
      await posts.update(post.id, { ...changes, steps: rest });
      await enqueue(post, next);
    }
  }

  async function refused(post: StoredPost, step: string, rest: string[], reason: string) {
    if (step === 'post') return fail(post, reasonOf(reason));
    if (step.startsWith('delete:')) {
      if (isGone(reason)) return advance(post, rest, {});
      // Telegram deletes no messages of more than 48 hours.
      return run(post, edits(post), { status: 'updating', target: 'closed' });
    }
    if (isGone(reason) && step === 'caption')
      return posts.update(post.id, {
        status: 'removed',
        reason: 'by_hand',
        target: null,
        steps: [],
      });
    return posts.update(post.id, {
      status: 'posted',
      reason: step === 'below_edit' && isGone(reason) ? null : reasonOf(reason),
      target: null,
      steps: [],
    });
  }

  async function ended(id: number, end: OutboxEnd): Promise<void> {
    const seen = await posts.find(id);
    if (seen === undefined) return;
    await autos.transitions.lockOfAnyOwner(seen.auto_id);
    const post = await posts.lock(id);
    const [step, ...rest] = post?.steps ?? [];
    if (post === undefined || step === undefined) return;
    if (end.state === 'sent') {
      const { messageId, messageIds, fileIds = [] } = end;
      const ids = messageIds ?? (messageId === undefined ? [] : [messageId]);
      if (step === 'post')
        await advance(post, rest, {
          status: 'posted',
          posted_at: clock.now(),
          message_ids: [...ids],
          file_ids: [...fileIds],
        });
      else await advance(post, rest, step === 'below' ? { button_id: messageId ?? null } : {});
    } else if (end.state === 'skipped') {
      if (step === 'post') await fail(post, 'caption_too_long');
      else await advance(post, rest, {});
    } else if (end.state === 'unknown') {
      const status = step === 'post' ? 'unknown' : 'posted';
      await posts.update(id, { status, target: null, steps: [] });
      log.warn({ post: id, step }, 'telegram.post_unknown');
    } else await refused(post, step, rest, end.reason);
    await show(post);
  }

  async function files(call: TelegramCall): Promise<CallFiles> {
    const names =
      call.method === 'sendMediaGroup'
        ? call.payload.media.map(({ media }) => media)
        : call.method === 'sendPhoto'
          ? [call.payload.photo]
          : [];
    const found = new Map<string, Buffer>();
    for (const name of names) {
      const image = typeof name === 'string' ? imageOfName(name) : undefined;
      if (typeof name === 'string' && image !== undefined)
        found.set(name, await images.jpeg(image));
    }
    return found;
  }

  bot.outbox.sources.set('post', { make, ended, files });
  bot.outbox.sources.set('post_edit', { make, ended });

  return {
    send(post: StoredPost): Promise<void> {
      const isSplit = hasMessageBelow(post.layout, post.photo_ids.length);
      return run(post, isSplit ? ['post', 'below'] : ['post'], { status: 'sending', target: null });
    },

    /** Brings the text up to date. */
    refresh: (post: StoredPost, changes: PostChanges = {}) =>
      run(post, edits(post), { ...changes, status: 'updating', target: 'posted' }),

    stamp: (post: StoredPost, target: 'sold' | 'closed') =>
      run(post, edits(post), { status: 'updating', target }),

    remove(post: StoredPost): Promise<void> {
      const ids = [post.button_id, ...post.message_ids].filter((id) => id !== null);
      const steps = ids.map((id) => `delete:${id}` as const);
      return run(post, steps, { status: 'updating', target: 'removed' });
    },

    fail,

    /** The bot is no longer in the channel: calls that wait are dropped. */
    async lost(chatId: number): Promise<void> {
      const channel = await channels.connected(chatId);
      if (channel === undefined) return;
      for (const { id, auto_id } of await posts.ofChannel(channel.id, ['sending', 'updating'])) {
        await autos.transitions.lockOfAnyOwner(auto_id);
        const post = await posts.lock(id);
        if (post?.status === 'sending') await fail(post, 'channel_lost');
        else if (post?.status === 'updating')
          await posts.update(id, {
            status: 'posted',
            reason: 'channel_lost',
            target: null,
            steps: [],
          });
      }
    },
  };
}

export type PostSending = ReturnType<typeof createPostSending>;
