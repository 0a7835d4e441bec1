import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { i18n } from '../shared/i18n/i18n';
import { homePath, paths } from '../shared/paths';
import { screenAt } from '../testing/screen-story';
import { onPhone, saysItIsEmpty } from '../testing/story-steps';

const meta = {
  title: 'Screens/Pending section',
  tags: ['!autodocs'],
  ...screenAt(paths.leads),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const saysSo: Story['play'] = async ({ canvas }) => {
  const screen = i18n.t('shell:nav.leads');
  await expect(await canvas.findByRole('heading', { level: 1, name: screen })).toBeVisible();
  await saysItIsEmpty(canvas, {
    title: i18n.t('pending.title'),
    text: i18n.t('pending.text', { screen }),
  });
  await expect(canvas.getByRole('link', { name: i18n.t('pending.toAutos') })).toHaveAttribute(
    'href',
    homePath,
  );
};

/** A section that is not built yet says so, by its name, and leads to what is. */
export const Default: Story = { play: saysSo };
export const Phone: Story = { globals: onPhone, play: saysSo };
