import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeOff } from 'lucide-react';
import { Badge } from '@karvon/ui/Badge';
import { CoverImage } from './CoverImage';

const image = (width: number, height: number, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><rect width="100%" height="100%" fill="#cdd5df"/><path fill="#0f4cb8" d="${shape}"/></svg>`,
  )}`;

const meta = {
  title: 'Product parts/CoverImage',
  component: CoverImage,
  args: { src: null, alt: 'Фасад Karvon Chilonzor' },
} satisfies Meta<typeof CoverImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    src: image(160, 100, 'M20 84V44h120v40zM20 36l60-22 60 22z'),
    logo: { src: image(40, 40, 'M10 34V18q0-8 10-14 10 6 10 14v16z'), alt: 'Логотип Karvon' },
  },
};
export const Empty: Story = {};
export const Broken: Story = {
  args: {
    src: 'data:image/webp;base64,AAAA',
    logo: { src: 'data:image/webp;base64,AAAA', alt: 'Логотип' },
  },
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
