import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyList, failing, waiting } from '../../../testing/answers';
import { screenAt } from '../../../testing/screen-story';

const meta = {
  title: 'Screens/Showroom form',
  tags: ['!autodocs'],
  ...screenAt('/dashboard/locations/create'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown: Story['play'] = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('heading'))[0]).toBeVisible();
};

export const Default: Story = { play: shown };
export const Loading: Story = {
  parameters: { answers: [waiting('/main/catalog/regions')] },
};
export const Empty: Story = {
  parameters: { answers: [emptyList('/main/catalog/regions')] },
  play: shown,
};
export const Failing: Story = { parameters: { answers: [failing('/main/catalog/regions')] } };
