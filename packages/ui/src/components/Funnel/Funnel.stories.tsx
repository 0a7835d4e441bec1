import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Funnel } from './Funnel';

const steps = [
  { id: 'shown', label: 'Показы', value: 184_200 },
  { id: 'viewed', label: 'Просмотры', value: 26_950 },
  { id: 'interest', label: 'Интерес', value: 1782 },
  { id: 'leads', label: 'Лиды', value: 453 },
  { id: 'sold', label: 'Продано', value: 21 },
];

const meta = {
  title: 'Components/Data/Funnel',
  component: Funnel,
  args: {
    steps,
    'aria-label': 'Воронка за 30 дней',
    formatValue: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0'),
    formatShare: (share) => `${(share * 100).toFixed(1).replace('.', ',')}\u00A0%`,
    labels: { conversion: 'дальше прошли', empty: 'За этот период показов не было' },
    logScaleNote: 'Длина полос по логарифмической шкале',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 370 }}>
        <Sample>
          <Card title="Воронка">
            <Story />
          </Card>
        </Sample>
      </div>
    ),
  ],
} satisfies Meta<typeof Funnel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
/** Each figure opens its rows. */
export const Linked: Story = {
  args: { steps: steps.map((step) => ({ ...step, href: `#${step.id}` })) },
};
export const Linear: Story = { args: { logScaleNote: undefined } };
export const Empty: Story = { args: { steps: [] } };
export const OneStep: Story = { args: { steps: steps.slice(0, 1) } };
export const Absurd: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Показы', value: 0 },
      { id: 'b', label: 'Просмотры', value: Number.NaN },
      { id: 'c', label: 'Лиды', value: 12 },
      { id: 'd', label: 'Продано', value: -4 },
    ],
  },
};
export const LongText: Story = {
  args: {
    steps: steps.map((step) => ({
      ...step,
      label: 'E’lonni ko‘rgan va keyin qo‘ng‘iroq qilgan xaridorlar',
    })),
    logScaleNote:
      'Yo‘laklar uzunligi logarifmik shkala bo‘yicha, chunki qadamlar ming baravar farq qiladi',
  },
};
