import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceScale } from './PriceScale';

const meta = {
  title: 'Product parts/PriceScale',
  component: PriceScale,
  args: {
    low: 198,
    high: 249,
    good: [209, 222],
    highFrom: 236,
    value: 218,
    format: (price) => `${String(price)} млн`,
    'aria-label': '218 млн, хорошая цена. Похожие от 198 до 249 млн',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoPrice: Story = { args: { value: null } };
export const Marks: Story = {
  args: {
    low: 180,
    high: 260,
    good: [198, 249],
    highFrom: 249,
    bounds: [198, 249],
    value: 190,
    valueLabel: 'вы: 190 млн',
    marks: [
      { value: 194, label: 'лучшее 194 млн' },
      { value: 229, label: 'рынок 229 млн', side: 'below' },
    ],
    'aria-label': 'Вы: 190 млн. Лучшее предложение 194 млн, рынок 229 млн',
  },
};
export const TooDear: Story = { args: { value: 900 } };
export const OnePrice: Story = { args: { low: 198, high: 198, value: 198 } };
export const Absurd: Story = { args: { low: Number.NaN, high: -1, value: Number.NaN } };
export const LongText: Story = {
  args: { value: 199, format: (price) => `${String(price)} million so‘m, shartli narx` },
};
