import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeOff } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { CoverPicture } from './CoverPicture';

const meta = {
  title: 'Components/Media/CoverPicture',
  component: CoverPicture,
  args: { src: null, alt: 'Фасад Karvon Chilonzor' },
} satisfies Meta<typeof CoverPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Broken: Story = {
  args: { src: '/нет.webp', logo: { src: '/нет-логотипа.webp', alt: 'Логотип' } },
};
export const WithBadge: Story = {
  args: {
    badge: (
      <Badge icon={EyeOff} isLifted>
        Скрыт
      </Badge>
    ),
  },
};
