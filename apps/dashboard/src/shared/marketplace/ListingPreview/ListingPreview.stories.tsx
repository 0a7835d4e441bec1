import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@karvon/ui/Badge';
import { carPhoto } from '@karvon/ui/testing/car-photo';
import { ListingPreview } from './ListingPreview';

const meta = {
  title: 'Product parts/ListingPreview',
  component: ListingPreview,
  args: {
    src: carPhoto,
    title: 'Chevrolet Tracker, 2023',
    specs: '24 000 км · автомат · 1,2 л · бензин',
    price: '219 000 000 сум',
    priceNote: '≈ 17 300 у.е.',
    photoCount: 14,
    badges: (
      <>
        <Badge tone="success">хорошая цена</Badge>
        <Badge>обмен</Badge>
      </>
    ),
    place: 'Ташкент, Чиланзар',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListingPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: {
    src: undefined,
    title: 'Марка и модель',
    specs: '—',
    price: undefined,
    priceNote: 'Цена не указана',
    photoCount: 0,
    badges: undefined,
    place: undefined,
  },
};
export const BrokenImage: Story = { args: { src: 'data:image/webp;base64,AAAA' } };
export const LongText: Story = {
  args: {
    lang: 'uz',
    title: 'Chevrolet '.repeat(12),
    place: 'Qoraqalpog‘iston Respublikasi, '.repeat(3),
  },
};
