import { fixtures } from '@karvon/api/fixtures';
import type { Telegram } from '@karvon/api/main';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { i18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import { failing, responding, waiting } from '../../../testing/responses';
import { screenAt } from '../../../testing/screen-story';
import { isSeen, onPhone } from '../../../testing/story-steps';

const meta = {
  title: 'Screens/Telegram',
  tags: ['!autodocs'],
  ...screenAt(paths.telegram),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const telegram = '/main/telegram';
const linked = fixtures.getTelegram;
const { account: _, ...unlinked } = linked;
const inEightMinutes = new Date(Date.now() + 480_000).toISOString();
const link = { url: fixtures.createTelegramLink.url, expires_at: inEightMinutes };
const waits: Telegram = { ...unlinked, state: 'waiting', link };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('telegram:badge'))).toBeVisible();
    await expect(canvas.getAllByRole('switch')).toHaveLength(9);
    await expect(canvas.getByText(i18n.t('telegram:looks'))).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };
export const Phone: Story = { globals: onPhone, play: Default.play };
export const Loading: Story = {
  parameters: { responses: [waiting(telegram)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: i18n.t('loading') })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { responses: [failing(telegram)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Off: Story = {
  parameters: {
    responses: [responding(telegram, { ...unlinked, state: 'off', bot_name: undefined })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('telegram:off'))).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
/** The page makes the first link by itself. */
export const NotLinked: Story = {
  parameters: { responses: [responding(telegram, { ...unlinked, state: 'none' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('telegram:lead'))).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { responses: [responding(telegram, waits)] },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: i18n.t('telegram:open') });
    await expect(open).toHaveAttribute('href', link.url);
    await expect(await canvas.findByRole('img', { name: i18n.t('telegram:code') })).toBeVisible();
  },
};
/** The screen is the phone itself: a button in place of the code. */
export const WaitingOnPhone: Story = {
  globals: onPhone,
  parameters: Waiting.parameters,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: i18n.t('telegram:open') });
    await expect(canvas.queryByRole('img', { name: i18n.t('telegram:code') })).toBeNull();
  },
};
export const Over: Story = {
  parameters: {
    responses: [
      responding(telegram, { ...waits, link: { ...link, expires_at: '2020-01-01T00:00:00Z' } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('telegram:over'))).toBeVisible();
    await expect(canvas.queryByRole('img', { name: i18n.t('telegram:code') })).toBeNull();
    await expect(canvas.getByRole('button', { name: i18n.t('telegram:newLink') })).toBeEnabled();
  },
};
export const Found: Story = {
  parameters: {
    responses: [
      responding(telegram, {
        ...waits,
        state: 'found',
        candidate: { name: 'Нодира', username: 'nodira_a' },
      }),
      http.post('*/main/telegram/link/confirm', () => HttpResponse.json(linked)),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нодира, @nodira_a')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('telegram:yes') }));
    await isSeen(await screen.findByText(i18n.t('telegram:linked')));
  },
};
export const Blocked: Story = {
  parameters: { responses: [responding(telegram, { ...linked, state: 'blocked' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('telegram:blocked'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: i18n.t('telegram:open') })).toBeVisible();
  },
};
export const Away: Story = {
  parameters: {
    responses: [responding(telegram, { ...linked, failing_since: '2026-07-05T07:10:00Z' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12:10', { exact: false })).toBeVisible();
  },
};
/** A rejected change goes back. */
export const ChangeRejected: Story = {
  parameters: {
    responses: [
      responding(telegram, linked),
      http.patch('*/main/telegram', () => problemResponse(500)),
    ],
  },
  play: async ({ canvas }) => {
    const name = i18n.t('telegram:event.moderation');
    const moderation = await canvas.findByRole('switch', { name });
    await userEvent.click(moderation);
    await waitFor(() => expect(canvas.getByRole('switch', { name })).toBeChecked());
    await isSeen(await screen.findByText(i18n.t('errors:generic.title')));
  },
};
export const Unlinking: Story = {
  parameters: { responses: [responding(telegram, linked)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: i18n.t('telegram:unlink') }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByText(i18n.t('telegram:unlinkText'))).toBeVisible();
  },
};
