import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isBusy, isSeen, onPhone, saysItIsDown } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Employees',
  tags: ['!autodocs'],
  ...screenAt(paths.employees.index),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = '/main/employees';
const page = fixtures.listEmployees;
const areThere = async (canvas: Canvas) => {
  for (const { full_name: name } of page.results) {
    await expect((await canvas.findAllByText(name))[0]).toBeVisible();
  }
};

export const Default: Story = { play: ({ canvas }) => areThere(canvas) };
export const Loading: Story = { parameters: { responses: [waiting(list)] }, play: isBusy };
/** Only the owner: their own row is shown, with the next step. */
export const Empty: Story = {
  parameters: {
    responses: [
      responding(list, {
        results: page.results.slice(0, 1),
        count: 1,
        statuses: { active: 1, invited: 0, blocked: 0 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('employees:aloneTitle'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: i18n.t('employees:invite') })).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(list)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Blocking: Story = {
  play: async ({ canvas }) => {
    await areThere(canvas);
    const { full_name: name } = fixtures.getEmployee;
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('employees:menu', { name }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: i18n.t('employees:block') }));
    const dialog = within(
      await screen.findByRole('dialog', { name: i18n.t('employees:blockTitle', { name }) }),
    );
    // The list of colleagues loads with the dialog. Until then, nobody can take over.
    const handOver = dialog.getByRole('radio', { name: i18n.t('employees:handOver') });
    await waitFor(() => expect(handOver).toBeEnabled());
    await userEvent.click(handOver);
    await expect(dialog.getByRole('button', { name: i18n.t('employees:block') })).toBeDisabled();
    await isSeen(dialog.getByRole('radio', { name: i18n.t('employees:leaveFree') }));
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => areThere(canvas) };
