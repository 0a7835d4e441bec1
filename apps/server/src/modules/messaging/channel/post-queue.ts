import type { Deps } from '../../../platform/deps';
import { type Access, businessAccess } from '../../../platform/values/access';
import { minute } from '../../../platform/values/clock';
import type { AutoServices } from '../../stock/autos/autos.module';
import type { AutoRow } from '../../stock/autos/auto-reader';
import type { ChannelsRepository, StoredChannel } from './channels.repository';
import type { Plan, PostReason } from './channel-types';
import type { PostSending } from './post-sending';
import { type Draft, newToken } from './post-subjects';
import type { PostsRepository, StoredPost } from './posts.repository';
import { nextSlot } from './slots';

type NewDraft = Partial<Omit<Draft, 'token' | 'old_price'>>;

interface Parts {
  autos: Pick<AutoServices, 'transitions'>;
  channels: ChannelsRepository;
  posts: PostsRepository;
  /** Undefined when Telegram is off. */
  sending: PostSending | undefined;
}

/** Posts that wait for their time. */
export function createPostQueue(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { autos, channels, posts, sending }: Parts,
) {
  const photosOf = async (autoId: number): Promise<string[]> => {
    const rows = await db.current
      .selectFrom('auto_photos')
      .select('image_id')
      .where('auto_id', '=', autoId)
      .orderBy('place')
      .execute();
    return rows.map(({ image_id }) => image_id);
  };

  async function slotOf({ id, settings }: StoredChannel): Promise<Date> {
    const now = clock.now();
    const since = new Date(now.getTime() - settings.pause_minutes * minute);
    return nextSlot(settings, await posts.slots(id, since), now);
  }

  /** Times of so many new posts, beside those that wait. */
  async function slotsOf({ id, settings }: StoredChannel, count: number): Promise<Date[]> {
    const now = clock.now();
    const since = new Date(now.getTime() - settings.pause_minutes * minute);
    let taken = await posts.slots(id, since);
    const slots: Date[] = [];
    for (let n = 0; n < count; n += 1) {
      const slot = nextSlot(settings, taken, now);
      slots.push(slot);
      taken = [...taken, slot].toSorted((a, b) => a.getTime() - b.getTime());
    }
    return slots;
  }

  async function cancel(post: StoredPost, reason: PostReason | null): Promise<void> {
    await posts.update(post.id, { status: 'cancelled', reason, steps: [] });
    await jobs.cancel('telegram_post', post.id);
  }

  /** The car was locked before. */
  async function start(id: number, { fail, remove, send }: PostSending): Promise<void> {
    const post = await posts.lock(id);
    if (post?.status !== 'queued') return;
    const channel = await channels.require(businessAccess(post.business_user_id), post.channel_id);
    const row = await autos.transitions.lockOfAnyOwner(post.auto_id);
    if (channel.ended_at !== null) return cancel(post, 'disconnected');
    if (row?.status !== 'active') return cancel(post, 'auto_not_active');
    if (channel.lost_at !== null) return fail(post, 'channel_lost');
    if (!channel.rights.includes('post')) return fail(post, 'channel_rights');
    const old = post.replaces_id === null ? undefined : await posts.lock(post.replaces_id);
    // The calls of a channel keep their order: the old post goes first.
    if (old?.status === 'posted' && old.steps.length === 0) await remove(old);
    const { price, currency } = row;
    const is_reserved = false;
    await posts.update(id, { price, currency, old_price: null, is_reserved });
    await send({ ...post, price, currency, old_price: null, is_reserved });
  }

  // While Telegram is off, posts and their jobs wait for a server that has it.
  if (sending !== undefined)
    jobs.registerJob('telegram_post', (id) => start(id, sending), {
      lockFirst: async (id) => {
        const post = await posts.find(id);
        return post && autos.transitions.lockOfAnyOwner(post.auto_id);
      },
    });

  return {
    photosOf,
    slotOf,

    /** Result of sending these cars together. */
    async plan(access: Access, channel: StoredChannel, ids: readonly number[]): Promise<Plan> {
      const cars = await posts.planned(access.owner, channel.id, ids);
      const leaving = cars.filter(({ is_posted }) => !is_posted);
      const slots = await slotsOf(channel, leaving.length);
      return {
        count: leaving.length,
        from: slots[0]?.toISOString(),
        to: slots.at(-1)?.toISOString(),
        already_posted: cars.length - leaving.length,
        without_photos: leaving.filter(({ has_photo }) => !has_photo).length,
      };
    },
    cancel,

    /** Locks the channel, so that two posts never have one time. The car is locked. */
    async add(
      channel: StoredChannel,
      row: AutoRow,
      draft: NewDraft,
      replaces?: StoredPost,
    ): Promise<StoredPost> {
      const access = businessAccess(row.business_user_id);
      const { settings } = channel;
      const layout = draft.layout ?? settings.layout;
      const count = layout === 'single' ? 1 : settings.photos;
      const photo_ids = draft.photo_ids ?? (await photosOf(row.id)).slice(0, count);
      const now = clock.now();
      const due_at = await slotOf(channel);
      const post = await posts.insert(access, {
        channel_id: channel.id,
        auto_id: row.id,
        token: newToken(),
        status: 'queued',
        language: draft.language ?? settings.language,
        layout,
        photo_ids: layout === 'single' ? photo_ids.slice(0, 1) : [...photo_ids],
        text: draft.text == null ? null : JSON.stringify(draft.text),
        price: row.price,
        currency: row.currency,
        replaces_id: replaces?.id ?? null,
        created_at: now,
        due_at,
      });
      await jobs.schedule('telegram_post', post.id, due_at);
      return post;
    },

    async again(post: StoredPost, channel: StoredChannel): Promise<void> {
      const due_at = await slotOf(channel);
      await posts.update(post.id, { status: 'queued', reason: null, steps: [], due_at });
      await jobs.schedule('telegram_post', post.id, due_at);
    },
  };
}

export type PostQueue = ReturnType<typeof createPostQueue>;
