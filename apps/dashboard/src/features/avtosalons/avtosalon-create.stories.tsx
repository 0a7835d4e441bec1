import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { emptyList, failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { comesBack, isBusy, onPhone, saysItIsDown } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Showroom form',
  tags: ['!autodocs'],
  ...screenAt(paths.avtosalons.create),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const regions = '/main/catalog/regions';
const canBeFilled = async (canvas: Canvas) => {
  const name = await canvas.findByRole('textbox', { name: i18n.t('avtosalons:fields.name') });
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('');
};

export const Default: Story = { play: ({ canvas }) => canBeFilled(canvas) };
export const Loading: Story = { parameters: { responses: [waiting(regions)] }, play: isBusy };
/** The catalogue has no regions: other fields can still be filled in. */
export const Empty: Story = {
  parameters: { responses: [emptyList(regions)] },
  play: async ({ canvas }) => {
    await canBeFilled(canvas);
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(regions)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Retried: Story = { tags: ['keyboard'], ...comesBack([regions], canBeFilled) };
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await canBeFilled(canvas);
    (await canvas.findByRole('button', { name: i18n.t('avtosalons:add') })).click();
    const name = canvas.getByRole('textbox', { name: i18n.t('avtosalons:fields.name') });
    await expect(await canvas.findAllByText(i18n.t('errors:required'))).not.toHaveLength(0);
    await expect(name).toBeInvalid();
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => canBeFilled(canvas) };
