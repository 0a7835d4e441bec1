import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { holdBrowserHover } from '../../testing/held-states';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Card } from '../Card/Card';
import { BarChart, BarList, type BarListProps, SparkBars, type SparkBar } from './BarChart';

const days = [
  ['Пн', 'понедельник', 62],
  ['Вт', 'вторник', 48],
  ['Ср', 'среда', 71],
  ['Чт', 'четверг', 55],
  ['Пт', 'пятница', 80],
  ['Сб', 'суббота', 118],
  ['Вс', 'воскресенье', 104],
] as const;
const bars = days.map(([label, fullLabel, value]) => ({ id: label, label, fullLabel, value }));

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0');

const salons = [
  { id: 'chilonzor', label: 'Karvon Chilonzor', value: 236 },
  { id: 'sergeli', label: 'Karvon Sergeli', value: 148 },
  { id: 'yunusobod', label: 'Karvon Yunusobod', value: 61 },
  { id: 'none', label: 'Без салона', value: 8 },
];
const steps = [
  { id: 'shown', label: 'Показы', value: 184_200 },
  { id: 'viewed', label: 'Просмотры', value: 26_950 },
  { id: 'interest', label: 'Интерес', value: 1782 },
  { id: 'leads', label: 'Лиды', value: 453 },
  { id: 'sold', label: 'Продано', value: 21 },
];

function Ranking(props: Partial<BarListProps>) {
  return (
    <Sample>
      <div style={{ maxWidth: 330 }}>
        <BarList
          aria-label="Лиды по салонам"
          bars={salons}
          formatValue={grouped}
          labels={{
            empty: 'За этот период данных нет',
            others: (count) => `Ещё ${String(count)}`,
          }}
          {...props}
        />
      </div>
    </Sample>
  );
}

function Process(props: Partial<BarListProps>) {
  return (
    <Ranking
      aria-label="Воронка за 30 дней"
      bars={steps}
      formatShare={(share) => `${(share * 100).toFixed(1).replace('.', ',')}\u00A0%`}
      labels={{ conversion: 'дальше прошли', empty: 'За этот период показов не было' }}
      logScaleNote="Длина полос по логарифмической шкале"
      {...props}
    />
  );
}

const fortnight = [40, 52, 61, 48, 80, 120, 104, 94, 71, 66, 58, 90, 101, 87];
const viewsOf = (values: readonly number[]): SparkBar[] =>
  values.map((value, day) => ({
    id: String(day),
    value,
    title: `${String(day + 5)} ноября: ${String(value)}`,
  }));

function Views({ bars }: { bars: readonly SparkBar[] }) {
  return (
    <Sample>
      <SparkBars
        aria-label="Просмотры с 5 по 18 ноября"
        from="5 ноября"
        to="18 ноября"
        bars={bars}
      />
    </Sample>
  );
}

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  args: {
    title: 'Просмотры по дням недели',
    'aria-label': 'Просмотры по дням недели',
    bars,
    highlightedId: 'Сб',
    valueLabel: 'Просмотры',
    formatValue: grouped,
    labels: { table: 'Показать таблицей', row: 'День', empty: 'За этот период данных нет' },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BelowZero: Story = {
  args: {
    title: 'Лиды к прошлой неделе',
    'aria-label': 'Лиды к прошлой неделе по дням',
    valueLabel: 'Лиды',
    bars: bars.map((bar) => ({ ...bar, value: 80 - bar.value })),
    highlightedId: 'Сб',
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const ruler = canvas.getByRole('slider', { name: 'Просмотры по дням недели' });
    await expect(ruler).toHaveFocus();
    await expect(ruler).toHaveAttribute('aria-valuetext', 'воскресенье: Просмотры 104');
    // Simulated arrow keys do not move a native slider: BarChart.test.tsx presses real ones.
    const tip = () => canvas.queryAllByText('воскресенье');
    await waitFor(() => expect(tip()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toHaveLength(0));
    await expect(ruler).toHaveFocus();
    await userEvent.tab({ shift: true });
    const button = canvas.getByRole('button', { name: 'Показать таблицей' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};
export const Ruler: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('воскресенье')).toBeVisible());
  },
};
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};
export const Loading: Story = { args: { isLoading: true, bars: [] } };
export const Empty: Story = { args: { bars: [] } };
export const OneBar: Story = { args: { bars: bars.slice(0, 1) } };
export const NothingHappened: Story = {
  args: { bars: bars.map((bar) => ({ ...bar, value: 0 })) },
};

export const ManyBars: Story = {
  args: {
    bars: Array.from({ length: 365 }, (_, index) => ({
      id: String(index),
      label: `${String((index % 30) + 1)}.${String(Math.floor(index / 30) + 1)}`,
      value: 50 + Math.round(40 * Math.sin(index / 9)),
    })),
    highlightedId: '200',
  },
};
export const LongText: Story = {
  args: {
    title: 'E’lonlarning ko‘rishlari hafta kunlari bo‘yicha, barcha avtosalonlar',
    bars: bars.map((bar) => ({ ...bar, label: 'Ko‘rsatuvdan olingan e’lonlar' })),
  },
};

export const Ranked: Story = { render: () => <Ranking /> };
export const RankedLinks: Story = {
  render: () => <Ranking bars={salons.map((bar) => ({ ...bar, href: `#${bar.id}` }))} />,
};
export const RankedHighlighted: Story = { render: () => <Ranking highlightedId="sergeli" /> };
export const RankedDetails: Story = {
  render: () => (
    <Ranking
      bars={salons.map((bar, index) => ({ ...bar, detail: `${String(14 - 4 * index)} продаж` }))}
    />
  ),
};
export const RankedLimited: Story = { render: () => <Ranking limit={2} /> };
export const RankedEmpty: Story = { render: () => <Ranking bars={[]} /> };
export const RankedAbsurd: Story = {
  render: () => (
    <Ranking
      bars={salons.map((bar, index) => ({ ...bar, value: [null, 12, 12, -4][index] ?? null }))}
    />
  ),
};
export const RankedLongText: Story = {
  render: () => (
    <Ranking
      bars={salons.map((bar) => ({
        ...bar,
        label: 'Toshkent shahri, Chilonzor tumanidagi avtosalon',
        detail: 'Qo‘ng‘iroq, ariza va chatlar birgalikda',
      }))}
    />
  ),
};
export const Steps: Story = { render: () => <Process /> };
export const StepsLinks: Story = {
  render: () => <Process bars={steps.map((step) => ({ ...step, href: `#${step.id}` }))} />,
};
export const StepsLinear: Story = { render: () => <Process logScaleNote={undefined} /> };
export const StepsEmpty: Story = { render: () => <Process bars={[]} /> };
export const OneStep: Story = { render: () => <Process bars={steps.slice(0, 1)} /> };
export const StepsAbsurd: Story = {
  render: () => (
    <Process
      bars={steps.map((step, index) => ({ ...step, value: [0, Number.NaN, 12, -4][index] ?? 1 }))}
    />
  ),
};
export const StepsLongText: Story = {
  render: () => (
    <Process
      bars={steps.map((step) => ({
        ...step,
        label: 'E’lonni ko‘rgan va keyin qo‘ng‘iroq qilgan xaridorlar',
      }))}
      logScaleNote="Yo‘laklar uzunligi logarifmik shkala bo‘yicha, chunki qadamlar ming baravar farq qiladi"
    />
  ),
};

export const Spark: Story = { render: () => <Views bars={viewsOf(fortnight)} /> };
export const SparkHovered: Story = {
  render: () => <Views bars={viewsOf(fortnight)} />,
  play: ({ canvasElement }) =>
    holdBrowserHover([...canvasElement.querySelectorAll('[title]')].slice(5, 6)),
};
export const SparkNothing: Story = { render: () => <Views bars={viewsOf([0, 0, 0, 0])} /> };
export const SparkOneDay: Story = { render: () => <Views bars={viewsOf([7])} /> };
