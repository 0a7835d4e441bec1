import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QrCode } from './QrCode';

const meta = {
  title: 'Product parts/QrCode',
  component: QrCode,
  args: { value: 'https://karvon.uz/cars/42', 'aria-label': 'Объявление на Karvon' },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('img').getAttribute('aria-busy')).toBeNull()),
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Large: Story = { args: { size: 'lg' } };
export const Fill: Story = {
  args: { size: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Phone: Story = {
  args: { value: 'tel:+998901234567', 'aria-label': 'Позвонить в салон' },
};
export const LongText: Story = {
  args: {
    value: `https://karvon.uz/cars/chevrolet-cobalt-2024-toshkent-chilonzor-42?${'from=windscreen&'.repeat(8)}`,
    'aria-label': 'Karvondagi e’lon',
  },
};
