import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isBusy, onPhone, saysItIsDown } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Car control form',
  tags: ['!autodocs'],
  ...screenAt(paths.carControl.create),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const brands = '/main/catalog/brands';
const canBeFilled = async (canvas: Canvas) => {
  const name = await canvas.findByRole('textbox', {
    name: i18n.t('car-control:fields.model_name'),
  });
  await expect(name).toBeVisible();
};

export const Default: Story = { play: ({ canvas }) => canBeFilled(canvas) };
export const Loading: Story = { parameters: { responses: [waiting(brands)] }, play: isBusy };
export const Failing: Story = {
  parameters: { responses: [failing(brands)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Invalid: Story = {
  args: {
    path: paths.carControl.missing({ brand_id: String(fixtures.listBrands.results[0]?.id ?? 1) }),
  },
  play: async ({ canvas }) => {
    await canBeFilled(canvas);
    (await canvas.findByRole('button', { name: i18n.t('car-control:submit') })).click();
    for (const code of [
      'car_model_name_required',
      'generation_name_required',
      'car_photo_required',
    ] as const) {
      await expect(await canvas.findByText(i18n.t(`errors:${code}`))).toBeVisible();
    }
    await expect(canvas.getAllByText(i18n.t('errors:year_from_required'))).toHaveLength(2);
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => canBeFilled(canvas) };
