import { day } from '../../../platform/values/clock';
import { type Access, accessOf } from '../../../platform/values/access';
import type { Dealer } from '../../../platform/values/dealer';
import { NotFound } from '../../../platform/db/errors';
import type { Deps } from '../../../platform/deps';
import { may, mayAct } from '../../../platform/http/permissions';
import { conflict, notFound, validation } from '../../../platform/http/problem';
import type { Bot } from '../../foundation/bot/bot.module';
import type { ImagesService } from '../../foundation/images/images.service';
import type { AutoServices } from '../../stock/autos/autos.module';
import type { AutoRow } from '../../stock/autos/auto-reader';
import type { AutoPosts } from '../../stock/autos/auto-types';
import type { ChannelsRepository, StoredChannel } from './channels.repository';
import {
  type ChannelsService,
  isConnected,
  postBlock,
  requirePostable,
  telegramOff,
  textErrors,
} from './channels.service';
import type {
  PostActionRequest,
  PostListQuery,
  PostResult,
  PostsCreate,
  Preview,
  PreviewRequest,
  TelegramPost,
} from './channel-types';
import type { PostQueue } from './post-queue';
import type { PostSending } from './post-sending';
import { type PostSubjects, stampOf } from './post-subjects';
import { actionsOf, toPost, urlOf } from './posts.mapper';
import type { PostRow, PostsRepository, StoredPost } from './posts.repository';
import { postNumber } from './post-link';

const mostPosts = 50;

interface Parts {
  bot: Bot | undefined;
  autos: Pick<AutoServices, 'reader'>;
  channels: ChannelsRepository;
  images: Pick<ImagesService, 'show'>;
  posts: PostsRepository;
  queue: PostQueue;
  sending: PostSending | undefined;
  service: Pick<ChannelsService, 'require'>;
  subjects: PostSubjects;
}

type Item = PostsCreate['items'][number];
type AutoAction = AutoPosts['allowed_telegram'][number];

interface InChannel {
  channel: StoredChannel;
  /** Post that the car has in the channel. */
  post: StoredPost | undefined;
  /** True if the car was posted again less than a day ago. */
  isRepeated: boolean;
}

/** No call of the post is under way. */
const isReplaceable = ({ status, steps }: StoredPost) => status === 'posted' && steps.length === 0;

export function createPostsService(
  { db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>,
  { bot, autos, channels, images, posts, queue, sending, service, subjects }: Parts,
) {
  const show = (dealer: Dealer, row: PostRow): TelegramPost =>
    toPost(row, {
      media,
      telegram: bot?.telegram,
      mayDo: (permission) => may({ ...dealer, role: dealer.member.role }, permission),
    });

  function actionsIn(
    access: Access,
    row: AutoRow,
    { channel, post, isRepeated }: InChannel,
  ): Pick<AutoAction, 'action' | 'code'>[] {
    const mayPost = mayAct(access, 'telegram.post') ? undefined : 'not_permitted';
    const general = bot === undefined ? 'telegram_off' : (mayPost ?? postBlock(channel));
    const unlessOnSale = row.status === 'active' ? undefined : 'auto_not_active';
    if (post === undefined || !isReplaceable(post))
      return [{ action: 'send', code: general ?? unlessOnSale ?? (post && 'already_posted') }];
    return [
      {
        action: 'refresh',
        code: general ?? (row.status === 'barakami' ? undefined : unlessOnSale),
      },
      {
        action: 'repost',
        code: general ?? unlessOnSale ?? (isRepeated ? 'posted_today' : undefined),
      },
    ];
  }

  async function read(dealer: Dealer, id: number): Promise<PostRow> {
    const [row] = await posts.list.byIds(accessOf(dealer), [id]);
    if (row === undefined) throw notFound();
    return row;
  }

  const get = async (dealer: Dealer, id: number) => show(dealer, await read(dealer, id));

  /** Includes deleted cars. Undefined for cars that the member does not see. */
  async function lockCar(access: Access, id: number): Promise<AutoRow | undefined> {
    try {
      const row = await autos.reader.lock(access, id);
      return row.status === 'deleted' ? undefined : row;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }

  const wasPostedToday = (autoId: number) =>
    posts.wasReplaced(autoId, new Date(clock.now().getTime() - day));

  async function photosOf(row: AutoRow, item: Pick<Item, 'photos'>, field: string) {
    const own = await queue.photosOf(row.id);
    const errors = (item.photos ?? []).flatMap((id, at) =>
      own.includes(id) ? [] : [{ field: `${field}.${at}`, code: 'unknown_reference' as const }],
    );
    if (errors.length > 0) throw validation(errors);
    return own;
  }

  const draftOf = (channel: StoredChannel, { language, text, photos }: Partial<Item>) => ({
    token: '0'.repeat(16),
    language: language ?? channel.settings.language,
    layout: channel.settings.layout,
    text: text ?? null,
    photo_ids: photos ?? [],
    old_price: null,
  });

  async function createOne(
    dealer: Dealer,
    channel: StoredChannel,
    { item, at, isAgain }: { item: Item; at: number; isAgain: boolean },
  ): Promise<PostResult> {
    const { auto_id } = item;
    const row = await lockCar(accessOf(dealer), auto_id);
    if (row === undefined) return { auto_id, code: 'not_found' };
    if (row.status !== 'active') return { auto_id, code: 'auto_not_active' };
    const current = await posts.current(channel.id, auto_id);
    if (current !== undefined && !(isAgain && isReplaceable(current)))
      return { auto_id, code: 'already_posted' };
    if (current !== undefined && (await wasPostedToday(auto_id)))
      return { auto_id, code: 'posted_today' };
    const own = await photosOf(row, item, `items.${at}.photos`);
    const photo_ids = item.photos ?? own.slice(0, channel.settings.photos);
    const draft = { ...draftOf(channel, item), photo_ids };
    if ((await subjects.content(row, channel, draft, undefined)) === undefined)
      return { auto_id, code: 'caption_too_long' };
    const { language, text } = draft;
    const { id } = await queue.add(channel, row, { language, text, photo_ids }, current);
    return { auto_id, post: await get(dealer, id) };
  }

  async function repost(channel: StoredChannel, row: AutoRow, post: StoredPost) {
    if (await wasPostedToday(row.id)) throw conflict('posted_today');
    const { language, text } = post;
    const added = await queue.add(channel, row, { language, text }, post);
    return added.id;
  }

  /** A link to a message of the channel that is newer than all known ones. @throws Problem 422 `post_link_wrong` */
  async function find(channel: StoredChannel, post: StoredPost, link: string | undefined) {
    const number = postNumber(link ?? '', (message) => bot?.telegram.channelLink(channel, message));
    if (number === undefined || number <= (await posts.lastMessage(channel.id)))
      throw validation([{ field: 'link', code: 'post_link_wrong' }]);
    // The photos of an album have numbers in a row.
    const message_ids = Array.from(
      { length: Math.max(1, post.photo_ids.length) },
      (_, at) => number + at,
    );
    await posts.update(post.id, {
      status: 'posted',
      reason: null,
      message_ids,
      posted_at: clock.now(),
      shown: null,
    });
  }

  /** @throws Problem 422 `template_variable`, `caption_too_long` */
  async function refresh(
    channel: StoredChannel,
    row: AutoRow,
    post: StoredPost,
    { language = post.language, text = post.text ?? undefined }: Partial<PostActionRequest>,
  ) {
    const errors = textErrors(text, 'text');
    if (errors.length > 0) throw validation(errors);
    const next = { ...post, language, text: text ?? null };
    if ((await subjects.content(row, channel, next, stampOf(next, row))) === undefined)
      throw validation([{ field: 'text', code: 'caption_too_long' }]);
    await posts.rewrite(post.id, next);
    await sending?.refresh(post, { is_reserved: row.status === 'barakami' });
  }

  async function act(dealer: Dealer, id: number, request: PostActionRequest) {
    const { action, link } = request;
    const seen = await read(dealer, id);
    const row = await autos.reader.lock(accessOf(dealer), seen.auto_id);
    const post = await posts.lock(id);
    const allowed = actionsOf({ ...(await read(dealer, id)), auto_status: 'active' });
    if (post === undefined || !allowed.includes(action))
      throw conflict('transition_not_allowed', actionsOf(seen));
    const channel = await channels.require(accessOf(dealer), post.channel_id);
    if (action === 'cancel') {
      await queue.cancel(post, null);
      return id;
    }
    if (action === 'found') {
      await find(channel, post, link);
      return id;
    }
    requirePostable(channel);
    if (row.status !== 'active' && (action !== 'refresh' || row.status !== 'barakami'))
      throw conflict('auto_not_active');
    if (action === 'refresh') await refresh(channel, row, post, request);
    if (action === 'retry') await queue.again(post, channel);
    return action === 'repost' ? repost(channel, row, post) : id;
  }

  return {
    get,

    list: (dealer: Dealer, query: PostListQuery) =>
      db.snapshot(async () => {
        const access = accessOf(dealer);
        const { rows, count, statuses } = await posts.list.page(access, query);
        return { results: rows.map((row) => show(dealer, row)), count, statuses };
      }),

    /** @throws Problem 409 `channel_lost`, `channel_rights`; 422; 503 */
    async create(dealer: Dealer, { channel_id, items, again = false }: PostsCreate) {
      if (bot === undefined) throw telegramOff();
      if (items.length > mostPosts) throw validation([{ field: 'items', code: 'too_many_posts' }]);
      const errors = items.flatMap(({ text }, at) => textErrors(text, `items.${at}.text`));
      if (errors.length > 0) throw validation(errors);
      return db.transaction(async () => {
        const channel = await channels.find(accessOf(dealer), channel_id);
        if (channel === undefined || channel.ended_at !== null || channel.confirmed_at === null)
          throw validation([{ field: 'channel_id', code: 'unknown_reference' }]);
        await channels.lock(accessOf(dealer), channel_id);
        requirePostable(channel);
        const results: PostResult[] = [];
        for (const [at, item] of items.entries())
          results.push(await createOne(dealer, channel, { item, at, isAgain: again }));
        return { results };
      });
    },

    /** @throws Problem 404; 409; 422 `post_link_wrong` */
    act: (dealer: Dealer, id: number, request: PostActionRequest): Promise<TelegramPost> =>
      db.transaction(async () => get(dealer, await act(dealer, id, request))),

    /** @throws Problem 404; 409 `transition_not_allowed` */
    remove: (dealer: Dealer, id: number): Promise<TelegramPost> =>
      db.transaction(async () => {
        const seen = await read(dealer, id);
        await autos.reader.lock(accessOf(dealer), seen.auto_id);
        const post = await posts.lock(id);
        const allowed = actionsOf(await read(dealer, id));
        if (post === undefined || !allowed.includes('delete'))
          throw conflict('transition_not_allowed', allowed);
        await sending?.remove(post);
        return get(dealer, id);
      }),

    /** @throws Problem 404; 422 `template_variable`, `caption_too_long`, `unknown_reference` */
    async preview(access: Access, id: number, request: PreviewRequest): Promise<Preview> {
      const channel = await service.require(access, id);
      const errors = textErrors(request.text, 'text');
      if (errors.length > 0) throw validation(errors);
      const row = await db.snapshot(() =>
        autos.reader.require(access, request.auto_id).catch(() => undefined),
      );
      if (row === undefined) throw validation([{ field: 'auto_id', code: 'unknown_reference' }]);
      const { settings } = channel;
      const layout = request.layout ?? settings.layout;
      const own = await photosOf(row, request, 'photos');
      const count = layout === 'single' ? 1 : (request.photo_count ?? settings.photos);
      const photo_ids = (request.photos ?? own).slice(0, request.photos ? 10 : count);
      const draft = { ...draftOf(channel, request), photo_ids, layout };
      const content = await subjects.content(row, channel, draft, undefined);
      if (content === undefined) throw validation([{ field: 'text', code: 'caption_too_long' }]);
      const shown = await images.show(photo_ids);
      const { caption, below, limit } = content;
      const labels = content.buttons.map(({ text }) => text);
      const first = {
        photos: photo_ids.flatMap((photo) => shown.get(photo) ?? []),
        text: caption.text,
        marks: caption.marks,
        buttons: below === undefined ? labels : [],
      };
      return {
        messages: [
          first,
          ...(below === undefined ? [] : [{ photos: [], text: below, marks: [], buttons: labels }]),
        ],
        length: caption.text.length,
        limit,
        cut: caption.cut,
        due_at: (await queue.slotOf(channel)).toISOString(),
        plan: request.auto_ids && (await queue.plan(access, channel, request.auto_ids)),
      };
    },

    /** Posts of a car, and what the caller may do with it in each channel. */
    async ofCar(access: Access, row: AutoRow): Promise<AutoPosts> {
      const shown = (await channels.shown(access)).filter(isConnected);
      if (shown.length === 0) return { telegram_posts: [], allowed_telegram: [] };
      const known = new Map((await posts.shownOf(row.id)).map((post) => [post.channel_id, post]));
      const isRepeated = known.size > 0 && (await wasPostedToday(row.id));
      return {
        telegram_posts: shown.flatMap((channel) => {
          const post = known.get(channel.id);
          if (post === undefined) return [];
          const { id, status: state, posted_at } = post;
          return {
            id,
            channel_id: channel.id,
            state,
            url: urlOf(post, channel, bot?.telegram),
            posted_at: posted_at?.toISOString(),
          };
        }),
        allowed_telegram: shown.flatMap((channel) => {
          const found = known.get(channel.id);
          const post = found?.status === 'sold' ? undefined : found;
          return actionsIn(access, row, { channel, post, isRepeated }).map((action) => ({
            channel_id: channel.id,
            ...action,
          }));
        }),
      };
    },
  };
}

export type PostsService = ReturnType<typeof createPostsService>;
