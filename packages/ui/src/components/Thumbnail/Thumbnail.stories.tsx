import type { Meta, StoryObj } from '@storybook/react-vite';
import { carPhoto } from '../../testing/car-photo';
import { Thumbnail } from './Thumbnail';

const meta = {
  title: 'Components/Media/Thumbnail',
  component: Thumbnail,
  args: { src: carPhoto },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Stacked: Story = { args: { isStacked: true } };
export const Faded: Story = { args: { isFaded: true } };
export const WithoutImage: Story = { args: { src: null } };
export const BrokenImage: Story = { args: { src: 'data:image/png;base64,AAAA' } };
