import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, Clock, Contact, Eye, Heart, Phone } from 'lucide-react';
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
export const Marked: Story = {
  render: () => (
    <Sample>
      <StatTiles aria-label="Что ждёт">
        <StatTile label="новых лидов" value="12" icon={Contact} iconTone="info" href="#leads" />
        <StatTile
          label="машин ждут правки"
          value="9"
          icon={CalendarClock}
          iconTone="warn"
          href="#fix"
        />
      </StatTiles>
    </Sample>
  ),
};
export const Sum: Story = {
  args: { label: 'Потрачено', value: '6 420 000', unit: 'сум', hasOwnRow: true, change: null },
};
export const NineDigits: Story = {
  render: () => (
    <Sample>
      <div style={{ width: '1112px' }}>
        <StatTiles aria-label="Показатели за период">
          {['642 000 000', '125 395 000', '1 549 000', '2,7 %', '4 550 000', '41', '197 826'].map(
            (value, at) => (
              <StatTile
                key={value}
                label={`Показатель ${String(at + 1)}`}
                value={value}
                unit="сум"
              />
            ),
          )}
        </StatTiles>
      </div>
    </Sample>
  ),
  play: async ({ canvas }) => {
    const value = canvas.getByText('642 000 000');
    const range = document.createRange();
    range.selectNodeContents(value.firstChild ?? value);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
export const Footer: Story = {
  render: () => (
    <Sample>
      <StatTiles
        aria-label="Баланс"
        footer="Пополнено 4 700 000 = свободно 1 250 000 + в кампаниях 3 450 000"
      >
        <StatTile label="Свободно" value="1 250 000" unit="сум" hasOwnRow />
        <StatTile label="В кампаниях" value="3 450 000" unit="сум" hasOwnRow />
      </StatTiles>
    </Sample>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Qo‘ng‘iroqqa aylangan ko‘rishlar ulushi',
    value: '1 234 567 890 000',
    change: { direction: 'up', text: '1 200 %', note: 'o‘tgan yilning shu davriga nisbatan' },
  },
};
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
