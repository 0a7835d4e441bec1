import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';

export type TelegramChannel = ResponseOf<'getTelegramChannel'>;
export type ChannelSettings = TelegramChannel['settings'];
export type ChannelUpdate = BodyOf<'updateTelegramChannel'>;
export type PostText = ChannelSettings['text'];
export type PostLanguage = ChannelSettings['language'];
export type PostLayout = ChannelSettings['layout'];
export type TelegramPost = ResponseOf<'getTelegramPost'>;
export type PostStatus = TelegramPost['status'];
export type PostReason = NonNullable<TelegramPost['reason']>;
export type PostAction = TelegramPost['allowed_actions'][number];
export type PostListQuery = QueryOf<'listTelegramPosts'>;
export type PostsCreate = BodyOf<'createTelegramPosts'>;
export type PostResult = ResponseOf<'createTelegramPosts'>['results'][number];
export type PostActionRequest = BodyOf<'actOnTelegramPost'>;
export type PreviewRequest = BodyOf<'previewTelegramPost'>;
export type Preview = ResponseOf<'previewTelegramPost'>;
export type Plan = NonNullable<Preview['plan']>;
