import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Card } from '../Card/Card';
import { RankedBars } from './RankedBars';

const bars = [
  { id: 'chilonzor', label: 'Karvon Chilonzor', value: 236 },
  { id: 'sergeli', label: 'Karvon Sergeli', value: 148 },
  { id: 'yunusobod', label: 'Karvon Yunusobod', value: 61 },
  { id: 'none', label: 'Без салона', value: 8 },
];

const meta = {
  title: 'Components/Data/RankedBars',
  component: RankedBars,
  args: {
    bars,
    'aria-label': 'Лиды по салонам',
    formatValue: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0'),
    labels: {
      empty: 'За этот период данных нет',
      others: (count) => `Ещё ${String(count)}`,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 370 }}>
        <Sample>
          <Card title="Лиды по салонам">
            <Story />
          </Card>
        </Sample>
      </div>
    ),
  ],
} satisfies Meta<typeof RankedBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
/** Each label opens its rows. */
export const Linked: Story = {
  args: { bars: bars.map((bar) => ({ ...bar, href: `#${bar.id}` })) },
};
export const Highlighted: Story = { args: { highlightedId: 'sergeli' } };
export const WithDetails: Story = {
  args: {
    bars: bars.map((bar, index) => ({ ...bar, detail: `${String(14 - 4 * index)} продаж` })),
  },
};
export const Limited: Story = { args: { limit: 2 } };
export const Empty: Story = { args: { bars: [] } };
export const Absurd: Story = {
  args: {
    bars: [
      { id: 'a', label: 'Karvon Chilonzor', value: null },
      { id: 'b', label: 'Karvon Sergeli', value: 12 },
      { id: 'c', label: 'Karvon Yunusobod', value: 12 },
      { id: 'd', label: 'Без салона', value: -4 },
    ],
  },
};
export const LongText: Story = {
  args: {
    bars: bars.map((bar) => ({
      ...bar,
      label: 'Toshkent shahri, Chilonzor tumanidagi avtosalon',
      detail: 'Qo‘ng‘iroq, ariza va chatlar birgalikda',
    })),
  },
};
