import { Api, GrammyError, HttpError, InputFile } from 'grammy';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { phonesOf } from './client.ts';
import { type LocalTelegram, createLocalTelegram } from './local-telegram.ts';

const memberId = 5_001_000_001;
const channelId = -1_001_000_000_001;

let telegram: LocalTelegram;
let api: Api;
let phones: ReturnType<typeof phonesOf>;
let member: ReturnType<typeof phones.phone>;
let channel: ReturnType<typeof phones.phone>;

beforeEach(async () => {
  telegram = createLocalTelegram();
  await telegram.listen();
  api = new Api(telegram.token, { apiRoot: telegram.origin() });
  phones = phonesOf(telegram.origin());
  member = phones.phone('member');
  channel = phones.phone('channel');
});
afterEach(() => telegram.close());

/** Code, description and parameters of a rejected call. */
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (error: unknown) => {
      if (!(error instanceof GrammyError)) throw error;
      const { error_code, description, parameters } = error;
      return [error_code, description, ...(parameters.retry_after ? [parameters.retry_after] : [])];
    },
  );

const image = (width = 8, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: '#135cd8' } })
    .jpeg()
    .toBuffer();

const base64 = async () => (await image()).toString('base64');

describe('npm run telegram:local', () => {
  it('does not start in production', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/local/telegram.mjs'], {
      env: { NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('does not start in production')]);
  });
});

describe('folder', () => {
  it('keeps chats and photos over a restart, and writes nothing before its parent is there', async () => {
    const data = path.join(mkdtempSync(path.join(tmpdir(), 'karvon-telegram-')), 'data');
    const folder = path.join(data, 'local-telegram');
    const first = createLocalTelegram({ folder });
    await first.listen();
    const sender = phonesOf(first.origin()).phone('member');
    await sender.start();
    const [sent] = Object(await sender.send('Салон', { photos: [await base64()] }));
    expect(existsSync(data)).toBe(false);
    mkdirSync(data);
    await first.close();
    const second = createLocalTelegram({ folder });
    await second.listen();
    const kept = await phonesOf(second.origin()).state();
    expect(kept.phones['member']?.messages.at(-1)).toEqual(sent);
    const photo = await fetch(`${second.origin()}/local/photo/${sent.photo[0].file_id}`);
    expect((await photo.arrayBuffer()).byteLength).toBe(sent.photo[0].file_size);
    await second.close();
    rmSync(path.dirname(data), { recursive: true });
  });
});

describe('a phone that is put', () => {
  it('has earlier messages, which the bot edits, and numbers new ones after them', async () => {
    const chat = {
      id: -1_001_000_000_077,
      type: 'channel',
      name: 'Салон',
      status: 'administrator',
    };
    await phones.phone('other').act('put', {
      ...chat,
      rights: ['post_messages', 'edit_messages'],
      messages: [
        { message_id: 41, date: 1_700_000_000, caption: 'Cobalt', photo: await base64() },
        { message_id: 42, date: 1_700_000_100, text: 'Nexia' },
      ],
    });
    await api.editMessageCaption(chat.id, 41, { caption: 'Cobalt, 2024' });
    const { message_id } = await api.sendMessage(chat.id, 'Spark');
    const { messages = [] } = (await phones.state()).phones['other'] ?? {};
    expect(messages.map((one) => one.caption ?? one.text)).toEqual([
      'Cobalt, 2024',
      'Nexia',
      'Spark',
    ]);
    expect([message_id, messages[0]?.photo?.length]).toEqual([43, 2]);
    const sender = phones.phone('guest');
    await sender.act('put', {
      id: 77,
      name: 'Азиз',
      status: 'member',
      messages: [{ message_id: 7, date: 1_700_000_000, text: 'Салом', is_own: true }],
    });
    expect(await sender.send('Ещё тут?')).toMatchObject([{ message_id: 8 }]);
  });
});

describe('page', () => {
  const get = (path: string) => fetch(`${telegram.origin()}${path}`);

  it('opens by the links that Telegram has, with the files it names', async () => {
    for (const path of [
      '/',
      '/karvon_bot?start=m_1',
      '/karvon_bot?startchannel',
      '/karvon_motors/7',
    ]) {
      const html = await (await get(path)).text();
      for (const [, file = ''] of html.matchAll(/"(\/local\/page\/[^"]+)"/g))
        expect((await get(file)).status).toBe(200);
    }
    expect((await get('/local/page/..%2Fchats.ts')).status).toBe(404);
  });

  it('has each text in both languages', async () => {
    const [, ru = '', uz = ''] = (await (await get('/local/page/texts.js')).text()).split(
      /^const (?:ru|uz) = /m,
    );
    const keysOf = (block: string) => [...block.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key);
    expect(keysOf(ru).length).toBeGreaterThan(40);
    expect(keysOf(uz)).toEqual(keysOf(ru));
  });
});

describe('token', () => {
  it('names the bot, and rejects another token or method', async () => {
    expect(await api.getMe()).toMatchObject({ id: 7_000_000_001, username: 'karvon_bot' });
    const other = new Api('7000000001:other', { apiRoot: telegram.origin() });
    expect(await errorOf(other.getMe())).toEqual([401, 'Unauthorized']);
    expect(await errorOf(api.getMyCommands())).toEqual([404, 'Not Found']);
    expect(JSON.stringify(telegram.calls)).not.toContain(telegram.token);
  });
});

describe('updates', () => {
  it('gives messages, edits, presses and membership in order, until the offset confirms them', async () => {
    await member.start('m_1');
    const [sent] = Object(await member.send('Salom'));
    await member.act('edit', { message_id: sent.message_id, text: 'Assalomu alaykum' });
    await member.stop();
    const got = await api.getUpdates({ limit: 100 });
    expect(got).toMatchObject([
      {
        message: {
          text: '/start m_1',
          from: { id: memberId },
          entities: [{ type: 'bot_command' }],
        },
      },
      { message: { text: 'Salom' } },
      { edited_message: { text: 'Assalomu alaykum', edit_date: expect.any(Number) } },
      {
        my_chat_member: {
          old_chat_member: { status: 'member' },
          new_chat_member: { status: 'kicked' },
        },
      },
    ]);
    const [, second] = got;
    expect(await api.getUpdates({ offset: second?.update_id ?? 0 })).toHaveLength(3);
    expect(await api.getUpdates()).toHaveLength(3);
    expect(await api.getUpdates({ offset: -1 })).toHaveLength(1);
  });

  it('leaves out types that are not allowed', async () => {
    await api.getUpdates({ allowed_updates: ['my_chat_member'] });
    await member.start();
    await member.stop();
    expect(await api.getUpdates()).toMatchObject([{ my_chat_member: {} }]);
  });

  it('holds a long poll until an update, and ends it for a second poller', async () => {
    await member.start();
    const [first] = await api.getUpdates();
    const offset = (first?.update_id ?? 0) + 1;
    const poll = api.getUpdates({ offset, timeout: 20 });
    await expect.poll(() => telegram.calls.length).toBe(1);
    const conflict = errorOf(poll);
    await phones.noise('delay', { method: 'getUpdates', ms: 50 });
    const next = api.getUpdates({ offset, timeout: 20 });
    expect(await conflict).toEqual([
      409,
      'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
    ]);
    await member.send('Salom');
    expect(await next).toMatchObject([{ message: { text: 'Salom' } }]);
  });

  it('posts to a webhook with its secret, again after a failure', async () => {
    const got: unknown[] = [];
    const receiver = createServer(async (request, response) => {
      const update = Object(await json(request));
      got.push([request.headers['x-telegram-bot-api-secret-token'], update.message.text]);
      response.writeHead(got.length === 1 ? 500 : 200).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const address = receiver.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await errorOf(api.setWebhook('http://example.uz/hook'))).toEqual([
      400,
      'Bad Request: bad webhook: An HTTPS URL must be provided for webhook',
    ]);
    await api.setWebhook(`http://127.0.0.1:${port}/hook`, { secret_token: 'local_secret' });
    expect(await errorOf(api.getUpdates())).toEqual([
      409,
      expect.stringContaining('webhook is active'),
    ]);
    await member.start();
    await member.send('Salom');
    await expect
      .poll(() => got)
      .toEqual([
        ['local_secret', '/start'],
        ['local_secret', '/start'],
        ['local_secret', 'Salom'],
      ]);
    await expect
      .poll(() => api.getWebhookInfo())
      .toMatchObject({
        pending_update_count: 0,
        last_error_message: expect.stringContaining('500'),
      });
    await api.deleteWebhook();
    expect(await api.getUpdates()).toEqual([]);
    await new Promise((resolve) => receiver.close(resolve));
  });
});

describe('messages', () => {
  beforeEach(() => member.start());

  it('parses HTML, and counts UTF-16 units after it', async () => {
    const html = '<b>Cobalt &amp; Spark</b> <s>139</s> <a href="https://karvon.uz/">133</a> 🚗';
    expect(await api.sendMessage(memberId, html, { parse_mode: 'HTML' })).toMatchObject({
      text: 'Cobalt & Spark 139 133 🚗',
      entities: [
        { type: 'bold', offset: 0, length: 14 },
        { type: 'strikethrough', offset: 15, length: 3 },
        { type: 'text_link', offset: 19, length: 3, url: 'https://karvon.uz/' },
      ],
    });
    const most = `<b>${'я'.repeat(4094)}</b>🚗`;
    expect(await errorOf(api.sendMessage(memberId, most, { parse_mode: 'HTML' }))).toBe('accepted');
    expect(await errorOf(api.sendMessage(memberId, `${most}!`, { parse_mode: 'HTML' }))).toEqual([
      400,
      'Bad Request: message is too long',
    ]);
  });

  it.each([
    ['<b>a', 'Can\'t find end tag corresponding to start tag "b"'],
    ['о‘ <i>a</b>', 'Unmatched end tag at byte offset 10, expected "</i>", found "</b>"'],
    ['a</b>', 'Unexpected end tag at byte offset 1'],
    ['a <br> b', 'Unsupported start tag "br" at byte offset 2'],
    ['a < b', 'Unclosed start tag at byte offset 2'],
  ])('rejects the markup %s', async (html, reason) => {
    expect(await errorOf(api.sendMessage(memberId, html, { parse_mode: 'HTML' }))).toEqual([
      400,
      `Bad Request: can't parse entities: ${reason}`,
    ]);
  });

  it('checks buttons and the message that is replied to', async () => {
    const withButton = (button: object) =>
      errorOf(
        api.raw.sendMessage({
          chat_id: memberId,
          text: 'a',
          reply_markup: { inline_keyboard: [[Object({ text: 'Ok', ...button })]] },
        }),
      );
    expect(await withButton({ callback_data: 'я'.repeat(32) })).toBe('accepted');
    expect(await withButton({ callback_data: 'я'.repeat(33) })).toEqual([
      400,
      'Bad Request: BUTTON_DATA_INVALID',
    ]);
    expect(await withButton({ url: 'tel:+998901234567' })).toEqual([
      400,
      expect.stringContaining('Unsupported URL protocol'),
    ]);
    expect(
      await errorOf(api.sendMessage(memberId, 'a', { reply_parameters: { message_id: 9999 } })),
    ).toEqual([400, 'Bad Request: message to be replied not found']);
  });

  it('edits and deletes, with the errors that callers go by', async () => {
    const { message_id } = await api.sendMessage(memberId, 'Lid', {
      reply_markup: { inline_keyboard: [[{ text: 'Связались', callback_data: 'v1' }]] },
    });
    await api.editMessageText(memberId, message_id, 'Связались: вы');
    expect(await errorOf(api.editMessageText(memberId, message_id, 'Связались: вы'))).toEqual([
      400,
      'Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
    ]);
    const shown = await member.waitFor(/Связались/);
    expect(shown.reply_markup).toBeUndefined();
    expect(await errorOf(api.editMessageCaption(memberId, message_id, { caption: 'a' }))).toEqual([
      400,
      'Bad Request: there is no caption in the message to edit',
    ]);
    await phones.forward(49);
    expect(await errorOf(api.deleteMessage(memberId, message_id))).toEqual([
      400,
      "Bad Request: message can't be deleted for everyone",
    ]);
    const later = await api.sendMessage(memberId, 'b');
    await api.deleteMessage(memberId, later.message_id);
    expect(await errorOf(api.editMessageText(memberId, later.message_id, 'c'))).toEqual([
      400,
      'Bad Request: message to edit not found',
    ]);
    expect(await errorOf(api.deleteMessage(memberId, later.message_id))).toEqual([
      400,
      'Bad Request: message to delete not found',
    ]);
  });

  it('shows the response to a press once, and a reaction', async () => {
    await api.sendMessage(memberId, 'Lid', {
      reply_markup: { inline_keyboard: [[{ text: 'Связались', callback_data: 'v1:lead:7' }]] },
    });
    const press = member.press('Связались');
    await expect
      .poll(() => api.getUpdates({ offset: -1 }))
      .toMatchObject([
        { callback_query: { data: 'v1:lead:7', from: { id: memberId }, message: { text: 'Lid' } } },
      ]);
    const [update] = await api.getUpdates({ offset: -1 });
    const id = update?.callback_query?.id ?? '';
    await api.answerCallbackQuery(id, { text: 'Уже связалась Нодира', show_alert: true });
    expect(await press).toEqual({ reply: { text: 'Уже связалась Нодира', show_alert: true } });
    expect(await errorOf(api.answerCallbackQuery(id))).toEqual([
      400,
      'Bad Request: query is too old and response timeout expired or query ID is invalid',
    ]);
    const [{ message_id }] = Object(await member.send('Приезжайте'));
    await api.setMessageReaction(memberId, message_id, [{ type: 'emoji', emoji: '👌' }]);
    expect((await phones.state()).phones['member']?.reactions[message_id]).toBe('👌');
  });

  it('shares the number by the keyboard', async () => {
    await api.sendMessage(memberId, 'Напишите вопрос', {
      reply_markup: {
        keyboard: [[{ text: 'Оставить номер', request_contact: true }], ['Другая машина']],
      },
    });
    await member.press('Оставить номер');
    await member.press('Другая машина');
    const [contact, text] = await api.getUpdates({ offset: -2 });
    expect(contact?.message?.contact).toMatchObject({
      user_id: memberId,
      phone_number: '+998901234567',
    });
    expect(text?.message?.text).toBe('Другая машина');
  });

  it('rejects a stranger and a person who has stopped the bot', async () => {
    expect(await errorOf(api.sendMessage(7_001_000_001, 'a'))).toEqual([
      400,
      'Bad Request: chat not found',
    ]);
    await member.stop();
    expect(await errorOf(api.sendMessage(memberId, 'a'))).toEqual([
      403,
      'Forbidden: bot was blocked by the user',
    ]);
    await member.start();
    expect(await errorOf(api.sendMessage(memberId, 'a'))).toBe('accepted');
  });
});

describe('photos', () => {
  it('sends an upload, and again by its id', async () => {
    await member.start();
    const { photo } = await api.sendPhoto(
      memberId,
      new InputFile(await image(2000, 1000), 'car.jpg'),
      {
        caption: '<b>Cobalt</b>',
        parse_mode: 'HTML',
      },
    );
    const largest = photo.at(-1);
    expect(largest).toMatchObject({ width: 1280, height: 640 });
    await api.sendPhoto(memberId, largest?.file_id ?? '');
    expect(
      await errorOf(api.sendPhoto(memberId, new InputFile(Buffer.from('no image'), 'a.jpg'))),
    ).toEqual([400, 'Bad Request: IMAGE_PROCESS_FAILED']);
    expect(
      await errorOf(
        api.sendPhoto(memberId, new InputFile(Buffer.alloc(10 * 1024 * 1024 + 1), 'a.jpg')),
      ),
    ).toEqual([400, expect.stringContaining('is too big for a photo')]);
    expect(
      await errorOf(api.sendPhoto(memberId, largest?.file_id ?? '', { caption: 'я'.repeat(1025) })),
    ).toEqual([400, 'Bad Request: message caption is too long']);
  });

  it("gives the photos of a person's album", async () => {
    await member.start();
    await member.send('Салон', { photos: [await base64(), await base64()] });
    const [first, second] = (await api.getUpdates({ offset: -2 })).map(({ message }) => message);
    expect(first?.caption).toBe('Салон');
    expect(first?.media_group_id).toBe(second?.media_group_id);
    const { file_path, file_size } = await api.getFile(second?.photo?.at(-1)?.file_id ?? '');
    const address = (token: string) => `${telegram.origin()}/file/bot${token}/${file_path}`;
    const response = await fetch(address(telegram.token));
    expect((await response.arrayBuffer()).byteLength).toBe(file_size);
    expect((await fetch(address('1:other'))).status).toBe(404);
    expect(await errorOf(api.getFile('unknown'))).toEqual([
      400,
      'Bad Request: wrong file_id or the file is temporarily unavailable',
    ]);
  });
});

describe('channel', () => {
  const rights = ['post_messages', 'edit_messages', 'delete_messages'];

  it('needs the bot as an administrator with rights', async () => {
    expect(await errorOf(api.sendMessage(channelId, 'a'))).toEqual([
      403,
      'Forbidden: bot is not a member of the channel chat',
    ]);
    await channel.act('add', { rights: ['edit_messages'] });
    expect(await api.getUpdates()).toMatchObject([
      {
        my_chat_member: {
          from: { id: memberId },
          chat: { id: channelId, username: 'karvon_motors' },
          new_chat_member: {
            status: 'administrator',
            can_post_messages: false,
            can_edit_messages: true,
          },
        },
      },
    ]);
    expect(await errorOf(api.sendMessage('@karvon_motors', 'a'))).toEqual([
      400,
      'Bad Request: need administrator rights in the channel chat',
    ]);
    await channel.act('add', { rights });
    expect(await errorOf(api.sendMessage('@karvon_motors', 'a'))).toBe('accepted');
    expect(await api.getChatMemberCount(channelId)).toBe(4180);
    expect(await api.getChatMember(channelId, memberId)).toMatchObject({ status: 'creator' });
    await api.leaveChat(channelId);
    expect(await api.getChatMember(channelId, telegram.bot.id)).toMatchObject({ status: 'left' });
    await channel.act('add', { rights });
    await channel.act('remove');
    expect(await errorOf(api.sendMessage(channelId, 'a'))).toEqual([
      403,
      'Forbidden: bot was kicked from the channel chat',
    ]);
  });

  it('posts an album, and keeps edits after a post is deleted by hand', async () => {
    await channel.act('add', { rights });
    const items = async (count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => ({
          type: 'photo' as const,
          media: new InputFile(await image(), 'a.jpg'),
        })),
      );
    for (const count of [1, 11])
      expect(await errorOf(api.sendMediaGroup(channelId, await items(count)))).toEqual([
        400,
        expect.stringContaining('expected 2-10'),
      ]);
    const [first, second] = Object(await api.sendMediaGroup(channelId, await items(2)));
    expect(first).toMatchObject({ message_id: 1, sender_chat: { id: channelId } });
    expect(second?.media_group_id).toBe(first?.media_group_id);
    await api.editMessageCaption(channelId, 1, { caption: 'ПРОДАНО' });
    await channel.act('delete', { message_id: 1 });
    expect(await errorOf(api.editMessageCaption(channelId, 1, { caption: 'a' }))).toEqual([
      400,
      'Bad Request: message to edit not found',
    ]);
  });
});

describe('limits', () => {
  it('lets 20 messages a minute into a channel, album items counted', async () => {
    await channel.act('add');
    const photo = await image();
    for (let post = 0; post < 19; post += 1) await api.sendMessage(channelId, `${post}`);
    const media = [1, 2].map(() => ({
      type: 'photo' as const,
      media: new InputFile(photo, 'a.jpg'),
    }));
    expect(await errorOf(api.sendMediaGroup(channelId, media))).toEqual([
      429,
      expect.stringMatching(/^Too Many Requests: retry after \d+$/),
      expect.any(Number),
    ]);
    await phones.forward(1 / 60);
    expect(await errorOf(api.sendMediaGroup(channelId, media))).toBe('accepted');
  });

  it('lets one message a second into a private chat after a short burst', async () => {
    await member.start();
    for (let sent = 0; sent < 5; sent += 1) await api.sendMessage(memberId, `${sent}`);
    expect(await errorOf(api.sendMessage(memberId, 'a'))).toEqual([
      429,
      'Too Many Requests: retry after 1',
      1,
    ]);
  });

  it('lets 30 messages a second out of the bot', async () => {
    const people = Array.from({ length: 31 }, (_, index) => index + 1);
    for (const id of people) {
      await phones.phone(`p${id}`).act('put', { id, name: `P${id}` });
      await phones.phone(`p${id}`).start();
    }
    const sent = await Promise.all(people.map((id) => errorOf(api.sendMessage(id, 'a'))));
    expect(sent.filter((each) => each !== 'accepted')).toEqual([
      [429, 'Too Many Requests: retry after 1', 1],
    ]);
  });
});

describe('noise', () => {
  beforeEach(() => member.start());

  it('rejects with 429 until the time is over', async () => {
    await phones.noise('too_many', { ms: 1000 });
    expect(await errorOf(api.sendMessage(memberId, 'a'))).toEqual([
      429,
      'Too Many Requests: retry after 1',
      1,
    ]);
    await phones.forward(1 / 3600);
    expect(await errorOf(api.sendMessage(memberId, 'a'))).toBe('accepted');
  });

  it('loses the response after the message is sent', async () => {
    await phones.noise('lost');
    await expect(api.sendMessage(memberId, 'Lid')).rejects.toThrow(HttpError);
    expect(await member.waitFor(/Lid/)).toMatchObject({ text: 'Lid' });
    expect(await errorOf(api.sendMessage(memberId, 'a'))).toBe('accepted');
  });

  it('fails once, delays once, and rejects the token until it is off', async () => {
    await phones.noise('error', { method: 'sendMessage' });
    expect(await api.getMe()).toMatchObject({ is_bot: true });
    expect(await errorOf(api.sendMessage(memberId, 'a'))).toEqual([502, 'Bad Gateway']);
    await phones.noise('delay', { ms: 300 });
    await api.getMe();
    expect(telegram.calls.at(-1)?.ms).toBeGreaterThanOrEqual(290);
    await phones.noise('unauthorized');
    expect(await errorOf(api.getUpdates())).toEqual([401, 'Unauthorized']);
    await phones.noise('unauthorized', { on: false });
    expect(await errorOf(api.getUpdates())).toBe('accepted');
  });
});
