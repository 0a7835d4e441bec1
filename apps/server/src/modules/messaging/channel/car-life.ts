import type { Deps } from '../../../platform/deps';
import { minute, second } from '../../../platform/values/clock';
import type { Owner } from '../../../platform/values/owner';
import { businessAccess } from '../../../platform/values/access';
import type { AutoServices } from '../../stock/autos/autos.module';
import type { AutoRow } from '../../stock/autos/auto-reader';
import type { ChannelsRepository, StoredChannel } from './channels.repository';
import type { PostQueue } from './post-queue';
import type { PostSending } from './post-sending';
import { type PostSubjects, hashOf, stampOf } from './post-subjects';
import type { PostsRepository, StoredPost } from './posts.repository';

/** A text changes once, this long after the last change of the car. */
const textWait = minute;
/** A deletion can be undone for ten seconds. */
const deletionWait = 15 * second;
/** A car that went on sale before is not posted by itself. */
const publishTime = 10 * minute;

interface Parts {
  autos: Pick<AutoServices, 'carChanged' | 'transitions'>;
  channels: ChannelsRepository;
  posts: PostsRepository;
  queue: PostQueue;
  sending: PostSending;
  subjects: PostSubjects;
}

const isOnSale = ({ status }: AutoRow) => status === 'active' || status === 'barakami';

const isSold = ({ status, deactivation_reason }: AutoRow) =>
  status === 'sold_on_karvon' ||
  (status === 'deactivated' && deactivation_reason === 'sold_elsewhere');

/** Price, and the struck one when it was lowered. */
function pricesAfter(post: StoredPost, { price, currency }: AutoRow) {
  const isSame = post.price === price && post.currency === currency;
  if (isSame) return {};
  const isLower =
    price !== null && post.price !== null && post.currency === currency && price < post.price;
  return { price, currency, old_price: isLower ? post.price : null };
}

/** Posts follow their cars. */
export function createCarLife(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { autos, channels, posts, queue, sending, subjects }: Parts,
): void {
  const channelOf = ({ business_user_id, channel_id }: StoredPost) =>
    channels.require(businessAccess(business_user_id), channel_id);
  const lockFirst = (id: number) => autos.transitions.lockOfAnyOwner(id);

  async function leave(post: StoredPost, channel: StoredChannel): Promise<void> {
    if (channel.settings.on_leave === 'delete') await sending.remove(post);
    else await sending.stamp(post, 'closed');
  }

  async function refresh(post: StoredPost, channel: StoredChannel, row: AutoRow): Promise<void> {
    const prices = { ...pricesAfter(post, row), is_reserved: row.status === 'barakami' };
    const next = { ...post, ...prices };
    const content = await subjects.content(row, channel, next, stampOf(next, row));
    if (content !== undefined && hashOf(content) !== post.shown)
      await sending.refresh(post, prices);
  }

  /** @param isLate true once the car has not changed for a while */
  async function follow(post: StoredPost, row: AutoRow, isLate: boolean): Promise<void> {
    // The end of a running change checks the car again.
    if (post.steps.length > 0) return;
    const channel = await channelOf(post);
    if (channel.ended_at !== null || channel.lost_at !== null) return;
    if (post.status === 'queued') {
      if (row.status !== 'active') await queue.cancel(post, 'auto_not_active');
      return;
    }
    if (post.status === 'sold') {
      if (row.status === 'deleted') await leave(post, channel);
      return;
    }
    if (post.status !== 'posted' || post.reason === 'channel_lost') return;
    if (isSold(row)) {
      if (channel.settings.mark_sold) await sending.stamp(post, 'sold');
    } else if (!isOnSale(row)) await leave(post, channel);
    else if (
      isLate ? channel.settings.edit_price : post.is_reserved !== (row.status === 'barakami')
    )
      await refresh(post, channel, row);
  }

  async function publish(row: AutoRow): Promise<void> {
    const at = row.activated_at;
    if (row.status !== 'active' || at === null) return;
    if (clock.now().getTime() - at.getTime() > publishTime) return;
    for (const channel of await channels.shown(businessAccess(row.business_user_id))) {
      const { settings, confirmed_at } = channel;
      const isIncluded =
        settings.avtosalons.length === 0 ||
        (row.avtosalon_id !== null && settings.avtosalons.includes(row.avtosalon_id));
      if (confirmed_at === null || !settings.auto_publish || !isIncluded) continue;
      if (!(await posts.hasPost(channel.id, row.id))) await queue.add(channel, row, {});
    }
  }

  async function check(autoId: number, isLate: boolean): Promise<void> {
    const row = await lockFirst(autoId);
    if (row === undefined) return;
    const end = (row.deleted_at?.getTime() ?? 0) + deletionWait;
    if (row.status === 'deleted' && clock.now().getTime() < end)
      return jobs.schedule('telegram_car', autoId, new Date(end));
    for (const post of await posts.ofAuto(autoId)) await follow(post, row, isLate);
    if (!isLate) await publish(row);
  }

  jobs.registerJob('telegram_car', (id) => check(id, false), { lockFirst });
  jobs.registerJob('telegram_car_text', (id) => check(id, true), { lockFirst });

  autos.carChanged.on(async (owner: Owner, ids) => {
    const now = clock.now();
    for (const id of await posts.concerned(owner, ids)) {
      await jobs.schedule('telegram_car', id, now);
      await jobs.schedule('telegram_car_text', id, new Date(now.getTime() + textWait));
    }
  });
}
