import type { TelegramProvider } from '../../../platform/providers/telegram/telegram-provider';
import { toCover } from '../../../platform/media/image';
import type { MediaStore } from '../../../platform/media/media-store';
import { type Permission } from '../../../platform/http/operation-permissions';
import { carTitle } from '../../catalogue/catalog/car-title';
import type { PostAction, PostStatus, TelegramPost } from './channel-types';
import type { PostRow, StoredPost } from './posts.repository';

const actions: Readonly<Record<PostStatus, readonly PostAction[]>> = {
  queued: ['cancel'],
  sending: [],
  posted: ['refresh', 'repost', 'delete'],
  updating: [],
  sold: ['delete'],
  removed: [],
  closed: [],
  failed: ['retry'],
  unknown: ['found', 'retry'],
  cancelled: [],
};

const permissionOf = (action: PostAction): Permission =>
  action === 'delete' ? 'telegram.channel' : 'telegram.post';

/** Actions that the status allows, whoever acts. */
export function actionsOf(
  row: Pick<PostRow, 'status' | 'steps' | 'is_connected' | 'auto_status'>,
): PostAction[] {
  if (!row.is_connected || row.steps.length > 0) return [];
  return actions[row.status].filter(
    (action) => (action !== 'repost' && action !== 'retry') || row.auto_status === 'active',
  );
}

type Links = Pick<TelegramProvider, 'channelLink'> | undefined;

/** Address of a post; undefined before it is out and after it was removed. */
export function urlOf(
  { message_ids: [message], status }: Pick<StoredPost, 'message_ids' | 'status'>,
  channel: Parameters<TelegramProvider['channelLink']>[0],
  telegram: Links,
): string | undefined {
  if (message === undefined || status === 'removed') return undefined;
  return telegram?.channelLink(channel, message);
}

interface Around {
  media: MediaStore;
  telegram: Links;
  mayDo: (permission: Permission) => boolean;
}

const isMissing = (photos: readonly string[], ofCar: readonly string[]) =>
  photos.some((id) => !ofCar.includes(id));

export function toPost(row: PostRow, { media, telegram, mayDo }: Around): TelegramPost {
  const isOut = row.status === 'posted' || row.status === 'updating';
  return {
    id: row.id,
    status: row.status,
    reason: row.reason ?? undefined,
    car: {
      id: row.auto_id,
      title: carTitle(row) ?? String(row.auto_id),
      photo: toCover(row, media),
      status: row.auto_status,
    },
    channel: { id: row.channel_id, name: row.channel_title },
    language: row.language,
    text: row.text ?? undefined,
    price: row.auto_price ?? undefined,
    currency: row.auto_price === null ? undefined : row.auto_currency,
    due_at: row.due_at.toISOString(),
    posted_at: row.posted_at?.toISOString(),
    url: urlOf(row, { chat_id: row.chat_id, username: row.channel_username }, telegram),
    opened: row.opened,
    wrote: row.wrote,
    leads: row.leads,
    old_photos: isOut && isMissing(row.photo_ids, row.car_photos),
    allowed_actions: actionsOf(row).filter((action) => mayDo(permissionOf(action))),
  };
}
