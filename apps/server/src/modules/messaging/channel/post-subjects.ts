import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../../platform/deps';
import type { Bot } from '../../foundation/bot/bot.module';
import type { AutoServices } from '../../stock/autos/autos.module';
import type { AutoRow } from '../../stock/autos/auto-reader';
import type { StoredChannel } from './channels.repository';
import type { PostLanguage, PostLayout, PostText } from './channel-types';
import { type PostContent, type Stamp, contentOf } from './post-content';
import type { PostsRepository, StoredPost } from './posts.repository';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const tokenLength = 16;

/** 16 characters of base 62. Bytes above the last multiple of 62 would favour some characters. */
export function newToken(): string {
  let token = '';
  while (token.length < tokenLength)
    token += [...randomBytes(32)]
      .filter((byte) => byte < 248)
      .map((byte) => alphabet[byte % 62])
      .join('');
  return token.slice(0, tokenLength);
}

export interface Draft {
  token: string;
  language: PostLanguage;
  layout: PostLayout;
  text: PostText | null;
  photo_ids: readonly string[];
  old_price: number | null;
}

/** Differs when a post would look different. */
export const hashOf = ({ caption, below, buttons }: PostContent): string =>
  createHash('sha256')
    .update(JSON.stringify([caption.text, caption.marks, below, buttons]))
    .digest('base64url');

export function createPostSubjects(
  { config }: Pick<Deps, 'config'>,
  {
    bot,
    posts,
    autos,
  }: {
    bot:
      | { telegram: Pick<Bot['telegram'], 'botLink'>; state: Pick<Bot['state'], 'name'> }
      | undefined;
    posts: Pick<PostsRepository, 'salonOf'>;
    autos: Pick<AutoServices, 'reader'>;
  },
) {
  return {
    /** @returns undefined when the text does not fit */
    async content(
      row: AutoRow,
      channel: Pick<StoredChannel, 'settings'>,
      draft: Draft,
      stamp: Stamp,
    ): Promise<PostContent | undefined> {
      const name = (await bot?.state.name()) ?? '';
      return contentOf({
        auto: await autos.reader.read(row),
        salon: await posts.salonOf(row.id),
        settings: channel.settings,
        language: draft.language,
        layout: draft.layout,
        text: draft.text,
        oldPrice: draft.old_price,
        photoCount: draft.photo_ids.length,
        stamp,
        botUrl: bot?.telegram.botLink(name, `c_${draft.token}`) ?? '',
        pageUrl: config.LISTING_URL?.replace('{id}', String(row.id)),
      });
    },
  };
}

export type PostSubjects = ReturnType<typeof createPostSubjects>;

export const stampOf = (post: Pick<StoredPost, 'target'>, row: Pick<AutoRow, 'status'>): Stamp => {
  if (post.target === 'sold' || post.target === 'closed') return post.target;
  return row.status === 'barakami' ? 'reserved' : undefined;
};
