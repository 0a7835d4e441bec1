import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { carPicture } from '../../testing/car-picture';
import { holdFocus, holdHover } from '../../testing/held-states';
import { MediaRow } from './MediaRow';

const meta = {
  title: 'Components/Data/MediaRow',
  component: MediaRow,
  args: {
    src: carPicture,
    title: 'Chevrolet Tracker, 2023',
    detail: '219 000 000 сум',
    href: '#tracker',
    end: (
      <Badge tone="success" icon={CircleCheck}>
        Активно
      </Badge>
    ),
  },
} satisfies Meta<typeof MediaRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLink: Story = {
  render: ({ href: _href, ...args }) => <MediaRow {...args} />,
};
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const Hovered: Story = { play: ({ canvas }) => holdHover(canvas.getAllByRole('link')) };
export const FocusVisible: Story = { play: ({ canvas }) => holdFocus(canvas.getAllByRole('link')) };
export const LongText: Story = {
  args: {
    title:
      'Chevrolet Tracker 2, 1.2 turbo, avtomat uzatmalar qutisi bilan, to‘liq jihozlangan, 2023',
    detail: '219 000 000 so‘m, kelishiladi, nasiyaga ham beriladi',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '320px' }}>
        <Story />
      </div>
    ),
  ],
};
/** Tab reaches the row. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
