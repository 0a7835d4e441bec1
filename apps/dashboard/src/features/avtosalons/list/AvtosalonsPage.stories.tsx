import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyList, failing, waiting } from '../../../testing/answers';
import { screenAt } from '../../../testing/screen-story';

const meta = {
  title: 'Screens/Showrooms',
  tags: ['!autodocs'],
  ...screenAt('/dashboard/locations'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const list = '/main/avtosalons';
const titled: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Karvon Chilonzor/))[0]).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: [waiting(list)] }, play: titled };
export const Empty: Story = { parameters: { answers: [emptyList(list)] }, play: titled };
export const Failing: Story = { parameters: { answers: [failing(list)] }, play: titled };
