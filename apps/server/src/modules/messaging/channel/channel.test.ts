import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TelegramError } from '../../../platform/providers/telegram/telegram-provider';
import { createTestApp } from '../../../testing/test-app';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type ChannelTest, type TestChannel, createChannelTest } from './channel.fixture';

let test: ChannelTest;
let one: TestChannel;
let token: string;
let day = Date.parse('2026-08-03T07:00:00Z');

beforeAll(async () => {
  test = await createChannelTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  day += 86_400_000;
  test.clock.set(new Date(day));
  test.fake.respond = () => undefined;
  one = await test.openChannel();
  ({ token } = one.shop);
  test.fake.calls.length = 0;
});

const methods = () => test.callsTo(one.chat).map(({ method }) => method);
const captions = () =>
  test.callsTo(one.chat).flatMap(({ payload }) => {
    if ('media' in payload) return [payload.media[0]?.caption ?? ''];
    if ('caption' in payload) return [payload.caption ?? ''];
    return 'text' in payload ? [payload.text ?? ''] : [];
  });
const channel = async () =>
  (await test.call('getTelegramChannel', { token, params: { id: one.id } })).body;
const statusOf = async (id: number) => (await one.post(id)).status;

describe('connecting', () => {
  it('takes a channel of the member who asked, and asks to confirm it', async () => {
    const shop = await test.openChannel({ isConfirmed: false });
    await shop.member('administrator');
    expect(await shop.channels()).toEqual([]);
    const started = await test.call('startTelegramChannel', { token: shop.shop.token });
    expect(started.body.url).toContain('startchannel');
    await shop.member('administrator', ['post'], { id: 1, first_name: 'Чужой', is_bot: false });
    expect(await shop.channels()).toEqual([]);
    await shop.member('administrator', ['post']);
    const [found] = await shop.channels();
    expect(found).toMatchObject({
      state: 'found',
      title: 'Karvon Motors',
      missing_rights: ['edit', 'delete'],
    });
    const call = { token: shop.shop.token, params: { id: found.id } };
    expect((await test.call('confirmTelegramChannel', call)).body.state).toBe('no_rights');
    await shop.member('administrator');
    expect((await shop.channels())[0].state).toBe('working');
    test.clock.advance(16 * 60);
    await shop.member('left');
    expect((await shop.channels())[0].state).toBe('lost');
  });

  it('is of one dealership, of three channels, and needs a linked account', async () => {
    const other = await test.openChannel({ isConfirmed: false });
    await test.call('startTelegramChannel', { token: other.shop.token });
    await test.receive({
      my_chat_member: {
        chat: { id: one.chat, type: 'channel', title: 'Karvon Motors' },
        from: other.user,
        new_chat_member: { status: 'administrator', can_post_messages: true },
      },
    });
    await test.settled();
    const [{ id }] = await other.channels();
    const call = { token: other.shop.token, params: { id } };
    expect((await test.call('confirmTelegramChannel', call)).body.code).toBe('channel_taken');
    await test.receive({
      my_chat_member: {
        chat: { id: one.chat, type: 'channel', title: 'Karvon Motors' },
        from: other.user,
        new_chat_member: { status: 'left' },
      },
    });
    await test.settled();
    expect((await test.call('confirmTelegramChannel', call)).body.code).toBe('channel_lost');

    await test.db.pool.query(
      `insert into telegram_channels (business_user_id, chat_id, title, settings, found_at, confirmed_at)
       select $1, -n, 'x', '{}', now(), now() from generate_series(1, 3) n`,
      [other.shop.owner],
    );
    expect((await test.call('startTelegramChannel', { token: other.shop.token })).body.code).toBe(
      'too_many_channels',
    );
    const { token: fresh } = await test.signIn();
    expect((await test.call('startTelegramChannel', { token: fresh })).body.code).toBe(
      'telegram_not_linked',
    );
  });

  it('checks the bot, and says when Telegram does not respond', async () => {
    const call = { token, params: { id: one.id } };
    expect((await test.call('checkTelegramChannel', call)).body).toMatchObject({
      state: 'working',
      subscribers: 4180,
    });
    test.fake.channel = { ...test.fake.channel, rights: undefined };
    expect((await test.call('checkTelegramChannel', call)).body.state).toBe('lost');
    test.fake.channel = { ...test.fake.channel, rights: ['post', 'edit', 'delete'] };
    const { telegram } = test.deps;
    const real = telegram?.channel;
    if (telegram !== undefined)
      telegram.channel = () =>
        Promise.reject(new TelegramError({ kind: 'unknown', reason: 'telegram no answer' }));
    expect((await test.call('checkTelegramChannel', call)).body.code).toBe('telegram_away');
    if (telegram !== undefined && real !== undefined) telegram.channel = real;
  });
});

describe('settings', () => {
  it('are kept, and bad ones are named at their field', async () => {
    const { status, body } = await one.settings({
      photos: 2,
      pause_minutes: 1,
      hours: { from: '08:00', to: '20:00' },
    });
    expect(status).toBe(200);
    expect(body.settings).toMatchObject({ photos: 2, layout: 'album', hours: { from: '08:00' } });
    const bad = await one.settings({
      text: { ru: '{price}', uz: '{car} {wheel}' },
      hours: { from: '08:00', to: '08:00' },
      avtosalons: [1],
    });
    expect(bad.body.errors).toEqual([
      { field: 'text.ru', code: 'template_variable' },
      { field: 'text.uz', code: 'template_variable' },
      { field: 'hours.to', code: 'quiet_hours' },
      { field: 'avtosalons.0', code: 'unknown_reference' },
    ]);
    const stale = await test.call('updateTelegramChannel', {
      token,
      params: { id: one.id },
      headers: { 'if-match': '"v1"' },
      body: { photos: 3 },
    });
    expect(stale.status).toBe(412);
    expect(stale.body.current.settings.photos).toBe(2);
  });

  it('are of managers, and of the dealership', async () => {
    const stranger = await test.openChannel({ isConfirmed: false });
    const { id: auto_id } = await one.car();
    const strangers = { token: stranger.shop.token, params: { id: one.id } };
    for (const operation of [
      'getTelegramChannel',
      'confirmTelegramChannel',
      'checkTelegramChannel',
      'deleteTelegramChannel',
    ] as const)
      expect((await test.call(operation, strangers)).status).toBe(404);
    expect(
      (await test.call('previewTelegramPost', { ...strangers, body: { auto_id } })).status,
    ).toBe(404);
    const change = { headers: { 'if-match': '"v1"' }, body: { photos: 3 } };
    expect((await test.call('updateTelegramChannel', { ...strangers, ...change })).status).toBe(
      404,
    );

    const { body: sent } = await one.send([auto_id]);
    const id = sent.results[0].post.id;
    const seller = await joinTeam(
      test,
      { token },
      { phone: `+99890${String(one.id).padStart(7, '7')}` },
    );
    await setPermissions(test, token, 'on');
    const sellers = { token: seller.token, params: { id: one.id } };
    for (const operation of [
      'confirmTelegramChannel',
      'checkTelegramChannel',
      'deleteTelegramChannel',
    ] as const)
      expect((await test.call(operation, sellers)).status).toBe(403);
    expect((await test.call('updateTelegramChannel', { ...sellers, ...change })).status).toBe(403);
    expect((await test.call('startTelegramChannel', { token: seller.token })).status).toBe(403);
    const sellersPost = { token: seller.token, params: { id } };
    expect((await test.call('deleteTelegramPost', sellersPost)).status).toBe(403);
    expect((await test.call('getTelegramPost', sellersPost)).body.allowed_actions).toEqual([
      'cancel',
    ]);
    await setPermissions(test, token, 'off');
  });
});

describe('a preview', () => {
  it('has the messages of the post, and names what is wrong', async () => {
    const { id: auto_id, photos } = await one.car(3, { price: 133_000_000 });
    const preview = (body: object) =>
      test.call('previewTelegramPost', {
        token,
        params: { id: one.id },
        body: { auto_id, ...body },
      });
    const { body } = await preview({});
    expect(body.messages).toHaveLength(2);
    expect(body.messages[0]).toMatchObject({ buttons: [], photos: [{}, {}, {}] });
    expect(body.messages[0].text).toContain('Chevrolet Cobalt');
    expect(body.messages[1]).toMatchObject({ buttons: ['Написать'] });
    expect(body).toMatchObject({ limit: 1024, cut: [] });
    expect((await preview({ layout: 'single' })).body.messages).toHaveLength(1);
    expect((await preview({ photos: [photos[2].id] })).body.messages[0].photos[0].id).toBe(
      photos[2].id,
    );
    const { body: uz } = await preview({ language: 'both', layout: 'link' });
    expect(uz.messages[0].text).toContain('Yurgani');
    const code = async (more: object) => (await preview(more)).body.errors?.[0];
    expect(await code({ auto_id: 1_000_000 })).toMatchObject({
      field: 'auto_id',
      code: 'unknown_reference',
    });
    expect(await code({ photos: ['nobodys'] })).toMatchObject({ field: 'photos.0' });
    expect(await code({ text: { ru: '{cars}', uz: '{car}' } })).toMatchObject({
      code: 'template_variable',
    });
    const long = `{car} ${'я'.repeat(1100)}`;
    expect(await code({ text: { ru: long, uz: long } })).toMatchObject({
      code: 'caption_too_long',
    });
  });
});

describe('a plan', () => {
  it('counts the cars that leave, and ends within the hours', async () => {
    // 20:50 in Tashkent, ten minutes before the channel closes.
    test.clock.set(new Date('2026-09-20T15:50:00Z'));
    const cars = [await one.car(1), await one.car(1), await one.car(1), await one.car(1)];
    await test.db.pool.query('delete from auto_photos where auto_id = $1', [cars[2]?.id]);
    await one.send([cars[0]?.id ?? 0]);
    const auto_ids = cars.map(({ id }) => id);
    const { body } = await test.call('previewTelegramPost', {
      token,
      params: { id: one.id },
      body: { auto_id: auto_ids[0], auto_ids },
    });
    expect(body.plan).toEqual({
      count: 3,
      from: '2026-09-20T15:55:10.000Z',
      to: '2026-09-21T04:05:00.000Z',
      already_posted: 1,
      without_photos: 1,
    });
    const { body: sent } = await one.send(auto_ids);
    const times = sent.results.flatMap(({ post }: { post?: { due_at: string } }) =>
      post === undefined ? [] : [post.due_at],
    );
    expect([times[0], times.at(-1)]).toEqual([body.plan.from, body.plan.to]);
  });
});

describe('a post', () => {
  it('leaves after ten seconds: an album, and a message with buttons below it', async () => {
    const auto = await one.car(3);
    const { body } = await one.send([auto.id]);
    const [{ post }] = body.results;
    expect(post).toMatchObject({ status: 'queued', allowed_actions: ['cancel'] });
    await test.pass(8, 2);
    expect(methods()).toEqual([]);
    await test.pass(60, 10);
    expect(methods()).toEqual(['sendMediaGroup', 'sendMessage']);
    const [album, below] = test.callsTo(one.chat);
    expect(album?.payload).toMatchObject({
      media: [{ type: 'photo' }, { type: 'photo' }, { type: 'photo' }],
    });
    expect(below?.payload).toMatchObject({
      reply_markup: {
        inline_keyboard: [
          [{ text: 'Написать', url: expect.stringMatching(/start=c_[0-9A-Za-z]{16}$/) }],
        ],
      },
    });
    expect(await one.post(post.id)).toMatchObject({
      status: 'posted',
      url: expect.stringContaining(`/${one.username}/`),
      allowed_actions: ['refresh', 'repost', 'delete'],
    });
    const { body: list } = await test.call('listTelegramPosts', {
      token,
      query: { auto_id: auto.id, q: 'cobalt' },
    });
    expect(list).toMatchObject({ count: 1, statuses: { posted: 1, queued: 0 } });
  });

  it('has its photo with buttons, or a text alone', async () => {
    await one.posted(1);
    await one.settings({ layout: 'link' });
    const { id } = await one.car(2);
    await one.send([id]);
    await test.pass(400, 20);
    expect(methods()).toEqual(['sendMediaGroup']);
    expect(captions()[0]).toMatch(/Написать$/);
  });

  it('is cancelled while it waits', async () => {
    const auto = await one.car();
    const { body } = await one.send([auto.id]);
    const { id } = body.results[0].post;
    expect((await one.act(id, 'cancel')).body.status).toBe('cancelled');
    await test.pass(60, 10);
    expect(methods()).toEqual([]);
    const again = await one.act(id, 'cancel');
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('transition_not_allowed');
  });

  it('follows others by the pause, each car with its own result', async () => {
    const [a, b] = [await one.car(1), await one.car(1)];
    const draft = await one.shop.draft();
    const { body } = await one.send([a.id, draft.id, b.id, 1_000_000]);
    const codes = body.results.map(
      ({ post, code }: { post?: object; code?: string }) => code ?? (post && 'post'),
    );
    expect(codes).toEqual(['post', 'auto_not_active', 'post', 'not_found']);
    const [first, , second] = body.results;
    expect(Date.parse(second.post.due_at) - Date.parse(first.post.due_at)).toBe(300_000);
    expect((await one.send([a.id])).body.results[0].code).toBe('already_posted');
  });

  it('is rejected for bad requests', async () => {
    const { id } = await one.car(1);
    const many = Array.from({ length: 51 }, () => id);
    expect((await one.send(many)).body.errors[0].code).toBe('too_many_posts');
    expect((await one.send([id], { channel_id: 1_000_000 })).body.errors[0]).toMatchObject({
      field: 'channel_id',
    });
    expect(
      (await one.send([id], {}, { text: { ru: 'x', uz: '{car}' } })).body.errors[0],
    ).toMatchObject({
      field: 'items.0.text.ru',
      code: 'template_variable',
    });
    const long = `{car} ${'я'.repeat(1100)}`;
    expect((await one.send([id], {}, { text: { ru: long, uz: long } })).body.results[0].code).toBe(
      'caption_too_long',
    );
    await one.member('administrator', ['edit']);
    expect((await one.send([id])).body.code).toBe('channel_rights');
    await one.member('left');
    expect((await one.send([id])).body.code).toBe('channel_lost');
    const params = { id: 1_000_000 };
    for (const operation of ['getTelegramPost', 'deleteTelegramPost'] as const)
      expect((await test.call(operation, { token, params })).status).toBe(404);
    expect((await one.act(1_000_000, 'refresh')).status).toBe(404);
  });

  it('with an unknown outcome is never sent again by itself', async () => {
    test.fake.respond = ({ method }) =>
      method.startsWith('send') ? { kind: 'unknown', reason: 'telegram no answer' } : undefined;
    const { auto, id } = await one.posted();
    test.fake.respond = () => undefined;
    expect(await one.post(id)).toMatchObject({
      status: 'unknown',
      allowed_actions: ['found', 'retry'],
    });
    await one.shop.patch(auto.id, auto.version, { price: 149_000_000 });
    await test.pass(3600, 300);
    expect(methods()).toEqual([]);
    const wrong = await one.act(id, 'found', { link: 'https://t.me/other/900' });
    expect(wrong.body.errors[0]).toEqual({ field: 'link', code: 'post_link_wrong' });
    const found = await one.act(id, 'found', { link: `t.me/${one.username}/900` });
    expect(found.body).toMatchObject({ status: 'posted', url: expect.stringContaining('/900') });
  });

  it('that did not come out is sent once more by hand', async () => {
    test.fake.respond = ({ method }) =>
      method.startsWith('send') ? { kind: 'unknown', reason: 'telegram no answer' } : undefined;
    const { id } = await one.posted();
    test.fake.respond = () => undefined;
    expect((await one.act(id, 'retry')).body.status).toBe('queued');
    await test.pass(400, 20);
    expect(methods()).toEqual(['sendMediaGroup', 'sendMessage']);
    expect(await statusOf(id)).toBe('posted');
  });

  it('that Telegram refuses is failed, with its reason', async () => {
    test.fake.respond = () => ({
      kind: 'rejected',
      reason: 'telegram 400 Bad Request: not enough rights to send photos',
    });
    const { id } = await one.posted(1);
    expect(await one.post(id)).toMatchObject({
      status: 'failed',
      reason: 'channel_rights',
      allowed_actions: ['retry'],
    });
    await one.member('administrator', ['edit']);
    expect((await one.act(id, 'retry')).body.code).toBe('channel_rights');
    await one.member('left');
    expect((await one.act(id, 'retry')).body.code).toBe('channel_lost');
    const { body } = await test.call('listNotifications', { token, query: { page: 1, size: 20 } });
    const types = body.results.map(({ type }: { type: string }) => type);
    expect(types).toContain('telegram_post_failed');
    expect(types).toContain('telegram_channel_lost');
  });

  it('is posted again once a day, after the old one is deleted', async () => {
    const { auto, id } = await one.posted();
    const again = await one.act(id, 'repost');
    expect(again.body).toMatchObject({ status: 'queued' });
    await test.pass(400, 10);
    expect(methods()).toEqual([
      ...Array.from({ length: 4 }, () => 'deleteMessage'),
      'sendMediaGroup',
      'sendMessage',
    ]);
    expect(await statusOf(id)).toBe('removed');
    expect(await statusOf(again.body.id)).toBe('posted');
    expect((await one.act(again.body.id, 'repost')).body.code).toBe('posted_today');
    expect((await one.send([auto.id], { again: true })).body.results[0].code).toBe('posted_today');
  });
});

describe('the life of a car', () => {
  it('changes the price once, a minute after the last change, and strikes the old one', async () => {
    const { auto, id } = await one.posted(3, { price: 139_000_000 });
    const first = await one.shop.patch(auto.id, auto.version, { price: 138_000_000 });
    await test.pass(40, 10);
    await one.shop.patch(auto.id, first.body.version, { price: 133_000_000 });
    await test.pass(50, 10);
    expect(methods()).toEqual([]);
    await test.pass(30, 5);
    expect(methods()).toEqual(['editMessageCaption', 'editMessageText']);
    expect(captions()[0]).toContain('139\u00A0000\u00A0000 133\u00A0000\u00A0000');
    expect(await statusOf(id)).toBe('posted');
    await test.pass(600, 60);
    expect(methods()).toHaveLength(2);
  });

  it('says that the car is reserved, and sold', async () => {
    const { auto, id } = await one.posted(1);
    await one.shop.move(auto.id, 'barakami');
    await test.pass(10, 2);
    expect(captions().at(-1)).toMatch(/^Бронь\n/);
    await one.shop.move(auto.id, 'sold_on_karvon', {
      sale: { price: 149_000_000, currency: 'UZS' },
    });
    await test.pass(20, 2);
    expect(captions().at(-1)).toMatch(/^ПРОДАНО\n/);
    expect(test.callsTo(one.chat).at(-1)?.payload).toMatchObject({
      reply_markup: { inline_keyboard: [[{ text: 'Другие машины' }]] },
    });
    expect(await one.post(id)).toMatchObject({ status: 'sold', allowed_actions: ['delete'] });
  });

  it.each(['deactivated', 'archived'])('deletes the post of a car that is %s', async (to) => {
    const { auto, id } = await one.posted();
    if (to === 'archived') await one.shop.move(auto.id, 'deactivated', { reason: 'repair' });
    await one.shop.move(auto.id, to, to === 'archived' ? {} : { reason: 'repair' });
    await test.pass(60, 5);
    expect(methods()).toEqual(Array.from({ length: 4 }, () => 'deleteMessage'));
    expect(await statusOf(id)).toBe('removed');
  });

  it('marks the post that Telegram no longer deletes, or when the settings say so', async () => {
    const { auto, id } = await one.posted(1);
    test.fake.respond = ({ method }) =>
      method === 'deleteMessage'
        ? {
            kind: 'rejected',
            reason: "telegram 400 Bad Request: message can't be deleted for everyone",
          }
        : undefined;
    await one.shop.move(auto.id, 'deactivated', { reason: 'repair' });
    await test.pass(60, 5);
    expect(captions()).toEqual(['Снято с продажи']);
    expect(await statusOf(id)).toBe('closed');
    await one.settings({ on_leave: 'mark' });
    const second = await one.posted(1);
    await one.shop.move(second.auto.id, 'deactivated', { reason: 'repair' });
    await test.pass(60, 5);
    expect(methods()).toEqual(['editMessageCaption']);
  });

  it('waits for the undo of a deletion', async () => {
    const { auto, id } = await one.posted();
    await test.call('deleteAuto', { token, params: { id: auto.id } });
    await test.pass(8, 2);
    await test.call('restoreAuto', { token, params: { id: auto.id } });
    await test.pass(120, 20);
    expect(methods()).toEqual([]);
    await test.call('deleteAuto', { token, params: { id: auto.id } });
    await test.pass(60, 5);
    expect(methods()).toEqual(Array.from({ length: 4 }, () => 'deleteMessage'));
    const { rows } = await test.db.pool.query('select status from telegram_posts where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ status: 'removed' }]);
  });

  it('cancels a post that waits', async () => {
    const auto = await one.car();
    await one.settings({ hours: { from: '20:00', to: '21:00' } });
    const { body } = await one.send([auto.id]);
    await one.shop.move(auto.id, 'deactivated', { reason: 'repair' });
    await test.pass(10, 2);
    expect(await one.post(body.results[0].post.id)).toMatchObject({
      status: 'cancelled',
      reason: 'auto_not_active',
    });
  });

  it('sees that a post was deleted in Telegram, and does not send it again', async () => {
    const { auto, id } = await one.posted(1);
    test.fake.respond = () => ({
      kind: 'rejected',
      reason: 'telegram 400 Bad Request: message to edit not found',
    });
    await one.shop.patch(auto.id, auto.version, { price: 149_000_000 });
    await test.pass(90, 10);
    expect(await one.post(id)).toMatchObject({ status: 'removed', reason: 'by_hand' });
    test.fake.respond = () => undefined;
    await test.pass(600, 60);
    expect(methods()).toEqual(['editMessageCaption']);
  });

  it('posts by itself when the settings say so', async () => {
    await one.settings({ auto_publish: true });
    await one.car(1);
    await test.pass(60, 5);
    expect(methods()).toEqual(['sendPhoto']);
  });

  it('starts nothing for a draft, or for a car of a dealership without a channel', async () => {
    const timers = async (auto: number) => {
      const { rowCount } = await test.db.pool.query(
        `select from jobs where kind like 'telegram_car%' and subject_id = $1`,
        [auto],
      );
      return rowCount;
    };
    const draft = await one.shop.draft();
    expect(await timers(draft.id)).toBe(0);
    const { shop } = await test.openChannel({ isConfirmed: false });
    expect(await timers((await shop.active()).id)).toBe(0);
    expect(await timers((await one.shop.active()).id)).toBe(2);
  });

  it('does nothing that the settings forbid', async () => {
    await one.settings({ edit_price: false, mark_sold: false });
    const { auto } = await one.posted(1);
    await one.shop.patch(auto.id, auto.version, { price: 149_000_000 });
    await test.pass(90, 10);
    await one.shop.move(auto.id, 'sold_on_karvon', {
      sale: { price: 149_000_000, currency: 'UZS' },
    });
    await test.pass(90, 10);
    expect(methods()).toEqual([]);
  });
});

describe('a car', () => {
  const read = async (id: number) => (await test.call('getAuto', { token, params: { id } })).body;
  const allowed = async (id: number) =>
    (await read(id)).allowed_telegram.map(
      ({ action, code }: { action: string; code?: string }) => `${action} ${code ?? 'ok'}`,
    );

  it('has its posts, and what can be done with it in each channel', async () => {
    const draft = await one.shop.draft();
    expect(await allowed(draft.id)).toEqual(['send auto_not_active']);
    const auto = await one.car(1);
    expect(await read(auto.id)).toMatchObject({
      telegram_posts: [],
      allowed_telegram: [{ channel_id: one.id, action: 'send' }],
    });
    const first = (await one.send([auto.id])).body.results[0].post;
    expect((await read(auto.id)).telegram_posts).toEqual([
      { id: first.id, channel_id: one.id, state: 'queued' },
    ]);
    expect(await allowed(auto.id)).toEqual(['send already_posted']);
    await test.pass(400, 10);
    const { url, posted_at } = await one.post(first.id);
    expect((await read(auto.id)).telegram_posts).toEqual([
      { id: first.id, channel_id: one.id, state: 'posted', url, posted_at },
    ]);
    expect(await allowed(auto.id)).toEqual(['refresh ok', 'repost ok']);

    await one.send([auto.id], { again: true });
    await test.pass(400, 10);
    expect(await allowed(auto.id)).toEqual(['refresh ok', 'repost posted_today']);
    await one.member('administrator', ['edit']);
    expect(await allowed(auto.id)).toEqual(['refresh channel_rights', 'repost channel_rights']);
    await one.member('administrator');
    test.clock.advance(86_400);
    expect(await allowed(auto.id)).toEqual(['refresh ok', 'repost ok']);
    await one.shop.move(auto.id, 'barakami');
    expect(await allowed(auto.id)).toEqual(['refresh ok', 'repost auto_not_active']);
  });

  it('that was sold keeps its post', async () => {
    const { auto, id } = await one.posted(1);
    await one.shop.move(auto.id, 'deactivated', { reason: 'sold_elsewhere' });
    await test.pass(30, 5);
    expect((await read(auto.id)).telegram_posts).toMatchObject([{ id, state: 'sold' }]);
    expect(await allowed(auto.id)).toEqual(['send auto_not_active']);
    await one.member('left');
    expect(await allowed(auto.id)).toEqual(['send channel_lost']);
  });
});

describe('by hand', () => {
  it('a post takes a new text and language', async () => {
    const { id } = await one.posted(1);
    const bad = await one.act(id, 'refresh', { text: { ru: 'x', uz: '{car}' } });
    expect(bad.body.errors).toMatchObject([{ field: 'text.ru', code: 'template_variable' }]);
    const long = `{car} ${'я'.repeat(1100)}`;
    const tooLong = await one.act(id, 'refresh', { text: { ru: long, uz: long } });
    expect(tooLong.body.errors).toMatchObject([{ field: 'text', code: 'caption_too_long' }]);
    await one.act(id, 'refresh', {
      language: 'uz',
      text: { ru: '{car}', uz: 'Yangi: {car}' },
    });
    await test.pass(20, 5);
    expect(captions()).toEqual([expect.stringMatching(/^Yangi: /)]);
    expect(await one.post(id)).toMatchObject({ language: 'uz', text: { uz: 'Yangi: {car}' } });
  });

  it('a post is brought up to date, and deleted', async () => {
    const { auto, id } = await one.posted(1);
    expect((await one.act(id, 'refresh')).body.status).toBe('updating');
    await test.pass(20, 5);
    expect(methods()).toEqual(['editMessageCaption']);
    const photo = await one.shop.addPhoto();
    await test.db.pool.query('update auto_photos set image_id = $1 where auto_id = $2', [
      photo,
      auto.id,
    ]);
    expect((await one.post(id)).old_photos).toBe(true);
    expect((await test.call('deleteTelegramPost', { token, params: { id } })).body.status).toBe(
      'updating',
    );
    await test.pass(20, 5);
    expect(await statusOf(id)).toBe('removed');
    const again = await test.call('deleteTelegramPost', { token, params: { id } });
    expect(again.body.code).toBe('transition_not_allowed');
  });

  it('a post of a car that is not on sale is not sent again', async () => {
    test.fake.respond = () => ({
      kind: 'rejected',
      reason: 'telegram 400 Bad Request: wrong file',
    });
    const { auto, id } = await one.posted(1);
    await one.shop.move(auto.id, 'deactivated', { reason: 'repair' });
    expect((await one.act(id, 'retry')).body.code).toBe('auto_not_active');
  });

  it('a channel is disconnected with or without its posts', async () => {
    const { id } = await one.posted(1);
    const waiting = (await one.send([(await one.car(1)).id])).body.results[0].post.id;
    const call = { token, params: { id: one.id } };
    expect(
      (await test.call('deleteTelegramChannel', { ...call, query: { posts: 'delete' } })).status,
    ).toBe(204);
    await test.pass(30, 5);
    expect(methods()).toEqual(['deleteMessage']);
    expect(await statusOf(id)).toBe('removed');
    expect(await one.post(waiting)).toMatchObject({ status: 'cancelled', reason: 'disconnected' });
    expect((await test.call('getTelegramChannel', call)).status).toBe(404);
    expect(await one.connect()).toBe(one.id);
    expect((await channel()).state).toBe('working');
  });
});

it('is off without a bot', async () => {
  const off = await createTestApp();
  try {
    const { token: own } = await off.signIn();
    const call = { token: own, params: { id: 1 } };
    const body = { channel_id: 1, items: [{ auto_id: 1 }] };
    expect((await off.call('startTelegramChannel', { token: own })).body.code).toBe('telegram_off');
    expect((await off.call('checkTelegramChannel', call)).body.code).toBe('telegram_off');
    expect((await off.call('createTelegramPosts', { token: own, body })).body.code).toBe(
      'telegram_off',
    );
    expect((await off.call('listTelegramChannels', { token: own })).body).toEqual({ results: [] });
  } finally {
    await off.close();
  }
});

it('keeps the token of the bot out of responses and the database, and so of backups', async () => {
  await one.posted(1);
  for (const operation of ['getTelegram', 'listTelegramChannels', 'listTelegramPosts'] as const) {
    const { status, body } = await test.call(operation, { token });
    expect([status, JSON.stringify(body).includes('canaryCanary')]).toEqual([200, false]);
  }
  const { rows } = await test.db.pool.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(rows.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await test.db.pool.query(
      `select 1 from "${name}" t where t::text like '%canaryCanary%' limit 1`,
    );
    if (rowCount !== 0) found.push(name);
  }
  expect(found).toEqual([]);
});
