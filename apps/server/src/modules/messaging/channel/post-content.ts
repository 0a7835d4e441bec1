import type { Language } from '../../../platform/values/language';
import type { TelegramCall } from '../../../platform/providers/telegram/telegram-provider';
import type { AutoData } from '../../stock/autos/auto-types';
import { type Caption, captionOf } from './caption';
import type { ChannelSettings, PostLanguage, PostLayout, PostText } from './channel-types';
import { type Salon, factsOf, shortLine } from './post-facts';
import { postTexts } from './post-texts';
import { entitiesOf } from './rich-text';

/** UTF-16 units that Telegram takes below a photo, and without one. */
const limits = { caption: 1024, text: 4096 } as const;

export interface Button {
  text: string;
  url: string;
}

/** Text that the car's state puts on top. */
export type Stamp = 'sold' | 'reserved' | 'closed' | undefined;

export interface PostSubject {
  auto: AutoData;
  salon: Salon | undefined;
  settings: ChannelSettings;
  language: PostLanguage;
  layout: PostLayout;
  text: PostText | null;
  oldPrice: number | null;
  photoCount: number;
  stamp: Stamp;
  /** Opens the bot at this post. */
  botUrl: string;
  /** Page of the car for buyers. */
  pageUrl: string | undefined;
}

export interface PostContent {
  caption: Caption;
  limit: number;
  /** Buttons below the photo or the text, or below the second message. */
  buttons: Button[];
  /** Text of the message below an album. */
  below: string | undefined;
  botUrl: string;
}

const languagesOf = (language: PostLanguage): Language[] =>
  language === 'both' ? ['ru', 'uz'] : [language];

export const hasMessageBelow = (layout: PostLayout, photoCount: number) =>
  layout === 'album' && photoCount > 1;

function headingOf(stamp: Stamp, language: Language): string | undefined {
  return stamp === undefined ? undefined : postTexts[language][stamp];
}

/** @returns undefined when the text does not fit */
export function contentOf(subject: PostSubject): PostContent | undefined {
  const { auto, settings, language, layout, photoCount, stamp, botUrl, pageUrl } = subject;
  const limit = photoCount === 0 ? limits.text : limits.caption;
  const [first = 'ru'] = languagesOf(language);
  const texts = postTexts[first];
  const heading = headingOf(stamp, first);
  if (stamp === 'closed') {
    const caption: Caption = { text: texts.closed, marks: [], cut: [] };
    const below = hasMessageBelow(layout, photoCount) ? texts.closed : undefined;
    return { caption, limit, buttons: [], below, botUrl };
  }
  const templates = subject.text ?? settings.text;
  const phoneLine = settings.phone ? '\n{phone}' : '';
  const parts = languagesOf(language).map((each) => ({
    template: `${templates[each]}${phoneLine}`,
    facts: factsOf({ ...subject, link: pageUrl ?? botUrl }, each),
  }));
  const isLinked = layout === 'link' && photoCount > 1;
  const label = stamp === 'sold' ? texts.others : texts.write;
  const ending = isLinked ? ({ text: label, kind: 'link' } as const) : undefined;
  const caption = captionOf({ parts, heading, ending, limit });
  if (caption === undefined) return undefined;
  const view =
    pageUrl === undefined || stamp === 'sold' ? [] : [{ text: texts.view, url: pageUrl }];
  return {
    caption,
    limit,
    buttons: isLinked ? [] : [{ text: label, url: botUrl }, ...view],
    below: hasMessageBelow(layout, photoCount)
      ? [heading, shortLine(auto, first)].filter(Boolean).join(' · ')
      : undefined,
    botUrl,
  };
}

/** A post as it is in its channel. */
export interface SentPost {
  chat_id: number;
  message_ids: readonly number[];
  button_id: number | null;
  photo_ids: readonly string[];
  file_ids: readonly string[];
}

const imagePrefix = 'image:';

/** Stands for an image of ours in a payload until it is uploaded. */
export const imageName = (id: string) => `${imagePrefix}${id}`;
export const imageOfName = (name: string) =>
  name.startsWith(imagePrefix) ? name.slice(imagePrefix.length) : undefined;

const noPreview = { is_disabled: true } as const;
const markupOf = ({ buttons }: PostContent) => ({
  reply_markup: { inline_keyboard: buttons.length === 0 ? [] : [buttons] },
});

/** A photo that was sent before goes by its id in Telegram. */
const mediaOf = ({ photo_ids, file_ids }: SentPost) =>
  file_ids.length === photo_ids.length ? [...file_ids] : [...photo_ids];

export function sendingOf(content: PostContent, post: SentPost): TelegramCall {
  const { chat_id } = post;
  const { text } = content.caption;
  const entities = entitiesOf(content.caption, content.botUrl);
  const [photo, ...others] = mediaOf(post);
  if (photo === undefined)
    return {
      method: 'sendMessage',
      payload: {
        chat_id,
        text,
        entities,
        link_preview_options: noPreview,
        ...markupOf(content),
      },
    };
  if (others.length === 0)
    return {
      method: 'sendPhoto',
      payload: { chat_id, photo, caption: text, caption_entities: entities, ...markupOf(content) },
    };
  const first = { type: 'photo', media: photo, caption: text, caption_entities: entities } as const;
  const rest = others.map((media) => ({ type: 'photo', media }) as const);
  return { method: 'sendMediaGroup', payload: { chat_id, media: [first, ...rest] } };
}

export function belowOf(content: PostContent, post: SentPost): TelegramCall {
  const [message_id = 0] = post.message_ids;
  return {
    method: 'sendMessage',
    payload: {
      chat_id: post.chat_id,
      text: content.below ?? '',
      reply_parameters: { message_id, allow_sending_without_reply: true },
      ...markupOf(content),
    },
  };
}

export function editOf(content: PostContent, post: SentPost): TelegramCall {
  const { chat_id, message_ids, photo_ids } = post;
  const [message_id = 0] = message_ids;
  const { text } = content.caption;
  const entities = entitiesOf(content.caption, content.botUrl);
  // An album takes no buttons.
  const markup = photo_ids.length > 1 ? {} : markupOf(content);
  if (photo_ids.length === 0)
    return {
      method: 'editMessageText',
      payload: { chat_id, message_id, text, entities, link_preview_options: noPreview, ...markup },
    };
  return {
    method: 'editMessageCaption',
    payload: { chat_id, message_id, caption: text, caption_entities: entities, ...markup },
  };
}

export const belowEditOf = (content: PostContent, post: SentPost): TelegramCall => ({
  method: 'editMessageText',
  payload: {
    chat_id: post.chat_id,
    message_id: post.button_id ?? 0,
    text: content.below ?? content.caption.text,
    ...markupOf(content),
  },
});
