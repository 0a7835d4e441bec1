import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdBrowserHover } from '../../testing/held-states';
import { DayBars } from './DayBars';

const values = [40, 52, 61, 48, 80, 120, 104, 94, 71, 66, 58, 90, 101, 87];

const meta = {
  title: 'Components/Data/DayBars',
  component: DayBars,
  args: {
    'aria-label': 'Просмотры с 5 по 18 ноября',
    from: '5 ноября',
    to: '18 ноября',
    bars: values.map((value, day) => ({
      id: String(day),
      value,
      title: `${String(day + 5)} ноября: ${String(value)}`,
    })),
  },
} satisfies Meta<typeof DayBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The pointer on a day: its bar is complete, and the browser says its figure. */
export const Hovered: Story = {
  play: ({ canvasElement }) =>
    holdBrowserHover([...canvasElement.querySelectorAll('[title]')].slice(5, 6)),
};
export const Nothing: Story = {
  args: { bars: values.map((_, day) => ({ id: String(day), value: 0, title: '0' })) },
};
export const OneDay: Story = { args: { bars: [{ id: '1', value: 7, title: '7' }] } };
