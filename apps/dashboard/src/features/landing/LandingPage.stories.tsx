import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { screenAt } from '../../testing/screen-story';
import { onPhone } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Landing',
  tags: ['!autodocs'],
  ...screenAt(paths.landing),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const leadsIn: Story['play'] = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: i18n.t('landing:hero.title') }),
  ).toBeVisible();
  await expect(
    canvas.getByRole('heading', { level: 2, name: i18n.t('landing:analytics.title') }),
  ).toBeVisible();
  for (const link of canvas.getAllByRole('link', { name: i18n.t('landing:connect') })) {
    await expect(link).toHaveAttribute('href', paths.connect);
  }
  // Typed figures are grouped and used at once. The last payment includes the remainder.
  const form = canvas.getByRole('form', { name: i18n.t('landing:installment.title') });
  const price = within(form).getByRole('textbox', {
    name: new RegExp(`^${i18n.t('landing:installment.price')}`),
  });
  await userEvent.clear(price);
  await userEvent.type(price, '100000001');
  await expect(price).toHaveValue('100\u00A0000\u00A0001');
  await expect(form).toHaveTextContent('23 × 2 916 666 + 2 916 683');
};

/** The public page. It makes no requests, so it has no other states. */
export const Default: Story = { play: leadsIn };
export const Phone: Story = { globals: onPhone, play: leadsIn };
