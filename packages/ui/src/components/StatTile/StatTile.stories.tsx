import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Eye, Heart, Phone } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdHover } from '../../testing/held-states';
import { StatTile, StatTiles } from './StatTile';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Skeleton } from '../Skeleton/Skeleton';

const meta = {
  title: 'Components/Data/StatTile',
  component: StatTile,
  args: {
    label: 'Просмотры',
    value: '26 950',
    icon: Eye,
    change: { direction: 'up', text: '20 %', note: 'к прошлым 30 дням' },
  },
  render: (args) => (
    <Sample>
      <StatTiles aria-label="Показатели за 30 дней">
        <StatTile {...args} />
        <StatTile
          label="В избранном"
          value="1 204"
          icon={Heart}
          onPress={fn()}
          change={{ direction: 'down', text: '3 %', note: 'к прошлым 30 дням' }}
        />
        <StatTile label="Звонки" value="318" icon={Phone} onPress={fn()} />
        <StatTile
          label="Время ответа"
          value="14 мин"
          icon={Clock}
          href="#reply"
          change={{ direction: 'down', text: '2 мин', isGood: true }}
        />
      </StatTiles>
    </Sample>
  ),
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = { args: { onPress: fn(), isPressed: true } };
/** Those that can be pressed respond to the pointer. */
export const Hovered: Story = {
  play: ({ canvasElement }) => holdHover([...canvasElement.querySelectorAll('a, button')]),
};
export const FocusVisible: Story = {
  play: ({ canvasElement }) => holdFocus([...canvasElement.querySelectorAll('a, button')]),
};
export const Same: Story = { args: { change: { direction: 'same', text: 'без изменений' } } };
export const Loading: Story = {
  args: { value: <Skeleton width="96px" height="26px" />, change: null },
};
/** Of a sum the unit is small; on a phone it has a row of its own. */
export const Sum: Story = {
  args: { label: 'Потрачено', value: '6 420 000', unit: 'сум', hasOwnRow: true, change: null },
};
export const LongText: Story = {
  args: {
    label: 'Qo‘ng‘iroqqa aylangan ko‘rishlar ulushi',
    value: '1 234 567 890 000',
    change: { direction: 'up', text: '1 200 %', note: 'o‘tgan yilning shu davriga nisbatan' },
  },
};
/** Tab skips plain tiles; Enter and Space press the others. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Просмотры/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
