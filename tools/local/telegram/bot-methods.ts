import * as z from 'zod';
import { ApiError } from './api-error.ts';
import { type Chats, type Message, type Phone, type Right, type User, quoteOf } from './chats.ts';
import {
  captionInput,
  captionOf,
  chatId,
  inlineOf,
  markupInput,
  messageId,
  sendInput,
  setKeyboard,
  textInput,
  textOf,
} from './content.ts';
import type { Files, Uploads } from './files.ts';
import type { Limits } from './limits.ts';
import { memberOf, setMember } from './members.ts';
import type { Updates } from './updates.ts';

const twoDays = 48 * 3600;
const reactions =
  '👍👎❤🔥🥰👏😁🤔🤯😱🤬😢🎉🤩🤮💩🙏👌🕊🤡🥱🥴😍🐳🌚🌭💯🤣⚡🍌🏆💔🤨😐🍓🍾💋😈😴😭🤓👻👀🎃🙈😇😨🤝✍🤗🫡🎅🎄☃💅🤪🗿🆒💘🙉🦄😘💊🙊😎👾😡';

const chatInput = z.object({ chat_id: chatId });
const textSend = z.object({ ...sendInput, ...textInput, ...markupInput });
const photoSend = z.object({ ...sendInput, ...captionInput, ...markupInput, photo: z.string() });
const albumItem = z.object({ ...captionInput, type: z.literal('photo'), media: z.string() });
const albumSend = z.object({ ...sendInput, media: z.array(albumItem) });
const target = { chat_id: chatId, message_id: messageId };
const textEdit = z.object({ ...target, ...textInput, ...markupInput });
const captionEdit = z.object({ ...target, ...captionInput, ...markupInput });
const markupEdit = z.object({ ...target, ...markupInput });
const memberInput = z.object({ chat_id: chatId, user_id: z.coerce.number() });
const reactionInput = z.object({
  ...target,
  reaction: z.array(z.object({ type: z.literal('emoji'), emoji: z.string() })).default([]),
});
const pressInput = z.object({
  callback_query_id: z.string(),
  text: z.string().default(''),
  show_alert: z.coerce.boolean().default(false),
});

export interface PressReply {
  text: string;
  show_alert: boolean;
}

export interface BotOptions {
  bot: User;
  chats: Chats;
  files: Files;
  limits: Limits;
  updates: Updates;
  /** Presses without a response yet, by their ids. */
  presses: Map<string, (reply: PressReply) => void>;
  now: () => number;
}

type Content = Pick<
  Message,
  'text' | 'entities' | 'caption' | 'caption_entities' | 'photo' | 'reply_markup'
>;

/** Methods of the Bot API that Karvon calls. A rejected call throws `ApiError`. */
export function createBotMethods(options: BotOptions) {
  const { bot, chats, files, limits, updates, presses, now } = options;
  const seconds = () => Math.floor(now() / 1000);

  function phoneOf(id: number | string): Phone {
    const phone = chats.find(id);
    if (phone === undefined || (phone.chat.type === 'private' && phone.status === 'none'))
      throw new ApiError(400, 'chat not found');
    return phone;
  }

  const has = ({ chat, rights }: Phone, right: Right) =>
    chat.type !== 'channel' || rights.includes(right);

  function writable(id: number | string): Phone {
    const phone = phoneOf(id);
    const { chat, status } = phone;
    if (status === 'member' || status === 'administrator') return phone;
    if (chat.type === 'private') throw new ApiError(403, 'bot was blocked by the user');
    throw new ApiError(
      403,
      status === 'kicked'
        ? `bot was kicked from the ${chat.type} chat`
        : `bot is not a member of the ${chat.type} chat`,
    );
  }

  function find(phone: Phone, id: number, what: string): Message {
    const message = phone.messages.find((each) => each.message_id === id);
    if (message === undefined) throw new ApiError(400, `message to ${what} not found`);
    return message;
  }

  const isOwn = ({ from, sender_chat, author_signature }: Message) =>
    from?.id === bot.id || (sender_chat !== undefined && author_signature === undefined);

  /** Sends one message, or the items of an album. */
  function send(
    { chat_id, reply_parameters }: z.output<z.ZodObject<typeof sendInput>>,
    contents: readonly (Content & Pick<Message, 'media_group_id'>)[],
  ): Message[] {
    const phone = writable(chat_id);
    if (!has(phone, 'post_messages'))
      throw new ApiError(400, 'need administrator rights in the channel chat');
    const replied = phone.messages.find((each) => each.message_id === reply_parameters?.message_id);
    if (
      reply_parameters !== undefined &&
      replied === undefined &&
      reply_parameters.allow_sending_without_reply !== true
    )
      throw new ApiError(400, 'message to be replied not found');
    limits.take(phone, contents.length);
    return contents.map((content) =>
      chats.add(
        phone,
        {
          ...(phone.chat.type === 'channel' ? { sender_chat: phone.chat } : { from: bot }),
          ...(replied === undefined ? {} : { reply_to_message: quoteOf(replied) }),
          ...content,
        },
        now(),
      ),
    );
  }

  function edit(
    { chat_id, message_id }: { chat_id: number | string; message_id: number },
    contentFor: (message: Message) => Content,
  ): Message {
    const phone = writable(chat_id);
    const message = find(phone, message_id, 'edit');
    if (!isOwn(message) || !has(phone, 'edit_messages'))
      throw new ApiError(400, "message can't be edited");
    const { text, entities, caption, caption_entities, reply_markup } = message;
    const before = { text, entities, caption, caption_entities, reply_markup };
    const after = { ...before, reply_markup: undefined, ...contentFor(message) };
    if (JSON.stringify(before) === JSON.stringify(after))
      throw new ApiError(
        400,
        'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
      );
    limits.take(phone);
    return Object.assign(message, after, { edit_date: seconds() });
  }

  /** JSON for everything but the content of files. */
  const methods: Record<string, (params: unknown, uploads: Uploads) => unknown> = {
    getMe: () => ({
      ...bot,
      can_join_groups: true,
      can_read_all_group_messages: false,
      supports_inline_queries: false,
    }),
    getUpdates: (params) => updates.getUpdates(params),
    setWebhook: (params) => updates.setWebhook(params),
    deleteWebhook: (params) => updates.setWebhook({ ...Object(params), url: '' }),
    getWebhookInfo: () => updates.getWebhookInfo(),

    sendMessage(params) {
      const input = textSend.parse(params);
      const content = { ...textOf(input), ...inlineOf(input.reply_markup) };
      const [message] = send(input, [content]);
      setKeyboard(phoneOf(input.chat_id), input.reply_markup);
      return message;
    },
    async sendPhoto(params, uploads) {
      const input = photoSend.parse(params);
      const content = { ...captionOf(input), ...inlineOf(input.reply_markup) };
      writable(input.chat_id);
      const photo = await files.photoOf(input.photo, uploads);
      const [message] = send(input, [{ photo, ...content }]);
      setKeyboard(phoneOf(input.chat_id), input.reply_markup);
      return message;
    },
    async sendMediaGroup(params, uploads) {
      const input = albumSend.parse(params);
      const count = input.media.length;
      if (count < 2 || count > 10)
        throw new ApiError(400, `wrong number of items in the album: ${count}, expected 2-10`);
      const captions = input.media.map((item) => captionOf(item));
      writable(input.chat_id);
      const photos = await Promise.all(
        input.media.map(({ media }) => files.photoOf(media, uploads)),
      );
      const media_group_id = String(now());
      return send(
        input,
        photos.map((photo, index) => ({ photo, media_group_id, ...captions[index] })),
      );
    },

    editMessageText(params) {
      const input = textEdit.parse(params);
      return edit(input, ({ text }) => {
        if (text === undefined) throw new ApiError(400, 'there is no text in the message to edit');
        return { entities: undefined, ...textOf(input), ...inlineOf(input.reply_markup) };
      });
    },
    editMessageCaption(params) {
      const input = captionEdit.parse(params);
      return edit(input, ({ photo }) => {
        if (photo === undefined)
          throw new ApiError(400, 'there is no caption in the message to edit');
        return {
          caption: undefined,
          caption_entities: undefined,
          ...captionOf(input),
          ...inlineOf(input.reply_markup),
        };
      });
    },
    editMessageReplyMarkup(params) {
      const input = markupEdit.parse(params);
      return edit(input, () => inlineOf(input.reply_markup));
    },
    deleteMessage(params) {
      const input = markupEdit.parse(params);
      const phone = writable(input.chat_id);
      const message = find(phone, input.message_id, 'delete');
      const isAllowed = phone.chat.type === 'private' || has(phone, 'delete_messages');
      if (!isAllowed) throw new ApiError(400, "message can't be deleted");
      if (seconds() - message.date > twoDays)
        throw new ApiError(400, "message can't be deleted for everyone");
      phone.messages = phone.messages.filter((each) => each !== message);
      return true;
    },

    answerCallbackQuery(params) {
      const { callback_query_id, text, show_alert } = pressInput.parse(params);
      if (text.length > 200) throw new ApiError(400, 'MESSAGE_TOO_LONG');
      const respond = presses.get(callback_query_id);
      if (respond === undefined)
        throw new ApiError(
          400,
          'query is too old and response timeout expired or query ID is invalid',
        );
      respond({ text, show_alert });
      return true;
    },
    setMessageReaction(params) {
      const input = reactionInput.parse(params);
      const phone = writable(input.chat_id);
      find(phone, input.message_id, 'react');
      const emoji = input.reaction[0]?.emoji;
      if (emoji !== undefined && !reactions.includes(emoji))
        throw new ApiError(400, 'REACTION_INVALID');
      if (emoji === undefined) delete phone.reactions[input.message_id];
      else phone.reactions[input.message_id] = emoji;
      return true;
    },

    getFile(params) {
      const { file_id } = z.object({ file_id: z.string() }).parse(params);
      const file = chats.state.files[file_id];
      if (file === undefined)
        throw new ApiError(400, 'wrong file_id or the file is temporarily unavailable');
      const { file_unique_id, path, size } = file;
      if (size > 20 * 1024 * 1024) throw new ApiError(400, 'file is too big');
      return { file_id, file_unique_id, file_size: size, file_path: path };
    },
    getChat: (params) => phoneOf(chatInput.parse(params).chat_id).chat,
    getChatMember(params) {
      const { chat_id, user_id } = memberInput.parse(params);
      const phone = phoneOf(chat_id);
      if (user_id === bot.id) return memberOf(bot, phone);
      const user = chats.find(user_id)?.user;
      if (user === undefined) throw new ApiError(400, 'PARTICIPANT_ID_INVALID');
      return { user, status: chats.state.phones['member']?.user === user ? 'creator' : 'left' };
    },
    getChatMemberCount: (params) => phoneOf(chatInput.parse(params).chat_id).subscribers,
    leaveChat(params) {
      const phone = writable(chatInput.parse(params).chat_id);
      setMember(options, phone, bot, 'left');
      return true;
    },
  };
  return methods;
}
