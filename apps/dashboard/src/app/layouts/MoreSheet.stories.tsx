import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { responding, failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isSeen, onPhone } from '../../testing/story-steps';

const meta = {
  title: 'Screens/More on a phone',
  tags: ['!autodocs'],
  ...screenAt(paths.autos.index),
  globals: onPhone,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const name = () => i18n.t('shell:tabs.more');
const open = async (canvas: Canvas) => {
  (await canvas.findByRole('button', { name: name() })).click();
  return within(await screen.findByRole('dialog', { name: name() }));
};
const isComplete = async (sheet: ReturnType<typeof within>) => {
  await isSeen(sheet.getByText(i18n.t('shell:nav.avtosalons')));
  await isSeen(sheet.getByRole('button', { name: i18n.t('search') }));
  // Fault: they were below the fold.
  const first = sheet.getByRole('button', { name: i18n.t('search') }).getBoundingClientRect();
  for (const top of [
    sheet.getByRole('button', { name: i18n.t('shell:user.signOut') }),
    sheet.getByRole('radiogroup', { name: i18n.t('shell:theme.label') }),
  ]) {
    await expect(top.getBoundingClientRect().bottom).toBeLessThanOrEqual(first.top);
  }
  // The specification disables this link and shows the reason.
  const employees = sheet.getByText(i18n.t('shell:nav.employees')).closest('[role="link"]');
  await expect(employees).toHaveAttribute('aria-disabled', 'true');
  await expect(employees).not.toHaveAttribute('href');
  await isSeen(sheet.getByText(i18n.t('shell:nav.employeesReason')));
};

/** The account, the pages without a tab, settings and sign out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    await isComplete(sheet);
    await isSeen(await sheet.findByText(fixtures.getProfile.full_name));
    await waitFor(() =>
      expect(
        sheet.getByRole('button', { name: new RegExp(i18n.t('notifications')) }),
      ).toHaveTextContent(String(fixtures.listNotifications.unread_count)),
    );
  },
};
export const Loading: Story = {
  parameters: { responses: [waiting('/main/business/profile'), waiting('/main/notifications')] },
  play: async ({ canvas }) => isComplete(await open(canvas)),
};
/** A new dealer: no image, nothing unread, no counts. */
export const Empty: Story = {
  parameters: {
    responses: [
      responding('/main/notifications', { results: [], count: 0, unread_count: 0 }),
      responding('/main/business/profile', { ...fixtures.getProfile, profile_pic: undefined }),
    ],
  },
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    await isComplete(sheet);
    await isSeen(await sheet.findByText(fixtures.getProfile.full_name));
    await expect(
      sheet.getByRole('button', { name: i18n.t('notifications') }),
    ).not.toHaveTextContent(/\d/);
  },
};
/** Notifications and profile failed to load; the sheet works without them. */
export const Failing: Story = {
  parameters: { responses: [failing('/main/business/profile'), failing('/main/notifications')] },
  play: async ({ canvas }) => isComplete(await open(canvas)),
};
