import { fixtures } from '@karvon/api/fixtures';
import type { Auto } from '@karvon/api/main';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { bodiesOf, serve } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { Component } from './ChannelPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const t = i18n.getFixedT(null, 'channel');
const car = fixtures.getAuto;
const post = fixtures.getTelegramPost;
const channel = fixtures.getTelegramChannel;
const act = `POST /main/telegram/posts/${String(post.id)}/actions`;
const create = 'POST /main/telegram/posts';

const open = (auto: Partial<Auto> = {}, search = paths.channel.send([car.id])) => {
  serve({
    'GET /main/telegram': fixtures.getTelegram,
    'GET /main/telegram/channels': { results: [channel] },
    'GET /main/telegram/posts': fixtures.listTelegramPosts,
    [`GET /main/telegram/posts/${String(post.id)}`]: post,
    [`GET /main/autos/${String(car.id)}`]: { ...car, ...auto },
    [`POST /main/telegram/channels/${String(channel.id)}/preview`]: fixtures.previewTelegramPost,
    'GET /main/business/profile': fixtures.getProfile,
    [act]: post,
    [create]: fixtures.createTelegramPosts,
  });
  return openAt(search, [{ path: paths.channel.root, Component }]);
};
const sheet = async () => within(await screen.findByRole('dialog'));
const action = async (name: 'send' | 'refresh' | 'repost') =>
  (await sheet()).findByRole('button', { name: new RegExp(`^${t(`carAction.${name}`)}`) });

beforeAll(async () => {
  await page.viewport(1440, 900);
  await startI18n(['common', 'channel', 'errors', 'format', 'autos']);
});
beforeEach(() => saveProfile(fixtures.login));
afterEach(cleanup);

it('sends a car with the chosen photos and the text of the channel', async () => {
  open({
    telegram_posts: [],
    allowed_telegram: [{ channel_id: channel.id, action: 'send' }],
  });
  (await (await sheet()).findByRole('checkbox', { name: t('photo', { n: 1 }) })).click();
  await userEvent.click(await action('send'));
  await waitFor(() => expect(bodiesOf(create)).toHaveLength(1));
  expect(bodiesOf(create)[0]).toMatchObject({
    channel_id: channel.id,
    again: false,
    items: [{ auto_id: car.id, text: channel.settings.text }],
  });
  const { items } = Object(bodiesOf(create)[0]);
  expect(items[0].photos).not.toContain(car.photos[0]?.id);
});

it('refreshes the post of a car that is in the channel, and says why it cannot be posted again', async () => {
  open();
  const repost = await action('repost');
  expect(repost.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(await action('refresh'));
  await waitFor(() => expect(bodiesOf(act)).toHaveLength(1));
  expect(bodiesOf(act)[0]).toMatchObject({ action: 'refresh', language: post.language });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says when several cars leave, and how many do not', async () => {
  open({}, paths.channel.send([car.id, car.id + 1]));
  expect(await (await sheet()).findByText(t('bulkRest', { n: 1, m: 0 }))).toBeTruthy();
  const preview = `POST /main/telegram/channels/${String(channel.id)}/preview`;
  expect(bodiesOf(preview)[0]).toMatchObject({ auto_ids: [car.id, car.id + 1] });
});

it('names the reason of an action that the server does not allow', async () => {
  open({
    telegram_posts: [],
    allowed_telegram: [{ channel_id: channel.id, action: 'send', code: 'channel_rights' }],
  });
  expect((await action('send')).getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(await action('send'));
  expect((await screen.findAllByText(t('code.channel_rights'))).length).toBeGreaterThan(0);
});

it('keeps the tab while posts are filtered, and opens a post of the URL', async () => {
  open({}, paths.channel.post(post.id));
  const drawer = await sheet();
  expect(await drawer.findByText(t('status.posted'))).toBeTruthy();
  const leads = drawer.getByRole('link', { name: String(post.leads) });
  expect(leads.getAttribute('href')).toBe(paths.leadsOfPost(post.id));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sold = await screen.findByRole('link', { name: new RegExp(t('tab.sold')) });
  expect(sold.getAttribute('href')).toContain('tab=posts');
});
