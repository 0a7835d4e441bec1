import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Stack } from '../Stack/Stack';
import { LineChart } from './LineChart';

const views = [
  612, 581, 705, 691, 742, 911, 968, 720, 688, 735, 790, 812, 1040, 1105, 801, 760, 818, 845, 870,
  1190, 1242, 880, 836, 902, 940, 978, 1310, 1384, 1012, 1084,
];
const leads = [
  9, 7, 11, 10, 12, 16, 18, 11, 10, 12, 13, 12, 19, 21, 12, 11, 14, 13, 15, 22, 24, 14, 12, 15, 16,
  17, 25, 27, 17, 18,
];
const day = (index: number) => new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10);
const rows = views.map((value, index) => ({
  at: day(index),
  values: { views: value, leads: leads[index] ?? null, before: Math.round(value * 0.78) },
}));

const short = 'янв фев мар апр май июн июл авг сен окт ноя дек'.split(' ');
const long =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const dayAndMonth = (at: string, months: readonly string[]) =>
  `${String(Number(at.slice(8, 10)))} ${months[Number(at.slice(5, 7)) - 1] ?? ''}`;

const meta = {
  title: 'Components/Data/LineChart',
  component: LineChart<'views' | 'leads' | 'before'>,
  args: {
    title: 'Просмотры',
    'aria-label': 'Просмотры по дням',
    series: [
      { id: 'views', label: 'Просмотры' },
      { id: 'before', label: 'Прошлый период', kind: 'previous' },
    ],
    rows,
    formatValue: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0'),
    formatDate: (at) => dayAndMonth(at, long),
    formatTick: (at) => dayAndMonth(at, short),
    labels: { table: 'Показать таблицей', row: 'День', empty: 'За этот период данных нет' },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LineChart<'views' | 'leads' | 'before'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Bars: Story = {
  args: {
    title: 'Расход и лиды',
    series: [
      { id: 'views', label: 'Потрачено', mark: 'bar' },
      { id: 'leads', label: 'Лиды', axis: 'end' },
    ],
  },
};
export const TwoAxes: Story = {
  args: {
    title: 'Просмотры и лиды',
    series: [
      { id: 'views', label: 'Просмотры' },
      { id: 'leads', label: 'Лиды', axis: 'end', colour: 3 },
    ],
  },
};
export const SmallMultiples: Story = {
  render: (args) => (
    <Sample>
      <Stack gap={5}>
        <LineChart
          {...args}
          title="Просмотры"
          height={140}
          series={[{ id: 'views', label: 'Просмотры' }]}
        />
        <LineChart
          {...args}
          title="Лиды"
          aria-label="Лиды по дням"
          height={140}
          series={[{ id: 'leads', label: 'Лиды', colour: 3 }]}
        />
      </Stack>
    </Sample>
  ),
};
export const Target: Story = {
  args: { target: { value: 900, label: 'Цель: 900 в день' } },
};
export const WithDownload: Story = {
  args: { downloadName: 'prosmotry-2026-11' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Скачать CSV' })).toBeEnabled();
  },
};
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 296 }}>
        <Story />
      </div>
    ),
  ],
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const ruler = canvas.getByRole('slider', { name: 'Просмотры по дням' });
    await expect(ruler).toHaveFocus();
    await expect(ruler).toHaveAttribute('aria-valuetext', expect.stringContaining('20 ноября'));
    // Simulated arrow keys do not move a native slider: LineChart.test.tsx presses real ones.
    const tip = () => canvas.queryAllByText('20 ноября');
    await waitFor(() => expect(tip()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toHaveLength(0));
    await expect(ruler).toHaveFocus();
    await userEvent.tab({ shift: true });
    const button = canvas.getByRole('button', { name: 'Показать таблицей' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};
export const Ruler: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('20 ноября')).toBeVisible());
  },
};
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};
export const Loading: Story = { args: { isLoading: true, rows: [] } };
export const Empty: Story = { args: { rows: [] } };
export const OnePoint: Story = { args: { rows: rows.slice(0, 1) } };
export const OpenEnd: Story = { args: { openEnd: true } };
export const NothingHappened: Story = {
  args: { rows: rows.map(({ at }) => ({ at, values: { views: 0, leads: 0, before: 0 } })) },
};
export const Gaps: Story = {
  args: {
    rows: rows.map((row, index) =>
      index % 9 === 4 ? { at: row.at, values: { views: Number.NaN, leads: null } } : row,
    ),
  },
};
export const BelowZero: Story = {
  args: {
    series: [{ id: 'views', label: 'Прирост' }],
    rows: rows.map(({ at, values }) => ({ at, values: { views: values.views - 900 } })),
  },
};
export const ThousandPoints: Story = {
  args: {
    rows: Array.from({ length: 1000 }, (_, index) => ({
      at: day(index),
      values: { views: 900 + Math.round(400 * Math.sin(index / 20)) + (index % 7) * 30 },
    })),
    series: [{ id: 'views', label: 'Просмотры' }],
  },
};
export const LongText: Story = {
  args: {
    title: 'E’lonlarning ko‘rishlari va ulardan tushgan arizalar soni, kunlar kesimida',
    series: [
      { id: 'views', label: 'Sotuvdagi barcha avtomobillarning ko‘rishlari' },
      { id: 'leads', label: 'Xaridorlardan tushgan arizalar', axis: 'end', colour: 3 },
      { id: 'before', label: 'Bundan oldingi xuddi shunday davr', kind: 'previous' },
    ],
  },
};
