import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card';
import { BarChart } from './BarChart';

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

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  args: {
    title: 'Просмотры по дням недели',
    'aria-label': 'Просмотры по дням недели',
    bars,
    highlightedId: 'Сб',
    valueLabel: 'Просмотры',
    formatValue: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0'),
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
/** A figure below zero is below its bar. */
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
/** After the table's button one stop: the ruler, at the last bar. Escape takes its tooltip away, Space on the button shows the table. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const ruler = canvas.getByRole('slider', { name: 'Просмотры по дням недели' });
    await expect(ruler).toHaveFocus();
    await expect(ruler).toHaveAttribute('aria-valuetext', 'воскресенье: Просмотры 104');
    // Arrows, Home and End are the browser's own here: BarChart.test.tsx presses real ones.
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
/** The ruler is where the pointer or the arrows are, with the figure of its bar. */
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
