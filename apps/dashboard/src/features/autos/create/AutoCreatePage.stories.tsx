import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyList, failing, waiting } from '../../../testing/answers';
import { screenAt } from '../../../testing/screen-story';

const meta = {
  title: 'Screens/Car form',
  tags: ['!autodocs'],
  ...screenAt('/dashboard/autos/create'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown: Story['play'] = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('heading'))[0]).toBeVisible();
};

export const Default: Story = { play: shown };
export const Loading: Story = {
  parameters: { answers: [waiting('/main/catalog/*'), waiting('/main/avtosalons')] },
  play: shown,
};
/** A dealer without a showroom: the car has nowhere to stand yet. */
export const Empty: Story = {
  parameters: { answers: [emptyList('/main/avtosalons')] },
  play: shown,
};
export const Failing: Story = {
  parameters: { answers: [failing('/main/catalog/*'), failing('/main/avtosalons')] },
  play: shown,
};
