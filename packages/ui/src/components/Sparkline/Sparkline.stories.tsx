import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { StatTile, StatTiles } from '../StatTile/StatTile';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Sparkline } from './Sparkline';

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  args: { values: [9, 12, 8, 14, 13, 18, 16, 22], 'aria-label': 'Растёт с 9 до 22' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Falling: Story = {
  args: { values: [22, 18, 19, 12, 9], tone: 'danger', 'aria-label': 'Падает с 22 до 9' },
};
export const Constant: Story = { args: { values: [5, 5, 5], 'aria-label': 'Без изменений' } };
export const OnePoint: Story = { args: { values: [5], 'aria-label': 'Один день' } };
export const Empty: Story = { args: { values: [], 'aria-label': 'Данных нет' } };
export const Gaps: Story = { args: { values: [4, Number.NaN, 9, null, Infinity, 6] } };
export const InATile: Story = {
  render: (args) => (
    <Sample>
      <StatTiles aria-label="Показатели">
        <StatTile
          icon={Eye}
          label="Просмотры"
          value="26 950"
          change={{ direction: 'up', text: '20 %', note: 'к прошлым 30 дням' }}
        >
          <Sparkline {...args} />
        </StatTile>
      </StatTiles>
    </Sample>
  ),
};
