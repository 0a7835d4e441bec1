import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SlotPicker, type Slot } from './SlotPicker';

const times = (from: number, to: number, group: string): Slot[] =>
  Array.from({ length: (to - from) * 2 }, (_, at) => ({
    value: `${String(from + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
    group,
  }));
const day: Slot[] = [
  ...times(9, 12, 'Утром'),
  ...times(12, 17, 'Днём'),
  ...times(17, 20, 'Вечером'),
];
const busy = ['11:30', '14:00', '14:30'];

const meta = {
  title: 'Product parts/SlotPicker',
  component: SlotPicker,
  args: {
    label: 'Время осмотра',
    slots: day.map((slot) =>
      busy.includes(slot.value) ? { ...slot, isBusy: true, note: 'занято' } : slot,
    ),
    value: '11:00',
    emptyText: 'В этот день салон закрыт',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SlotPicker {...args} value={value} onChange={setValue} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 392 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SlotPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const BusySelected: Story = {
  args: {
    value: '14:00',
    description: 'У Дилнозы в 14:00 уже осмотр Chevrolet Cobalt, 2024',
  },
};
export const PastSlots: Story = {
  args: { slots: day.map((slot, at) => ({ ...slot, isDisabled: at < 6 })), value: null },
};
export const WithoutGroups: Story = {
  args: { slots: times(9, 12, '').map(({ value }) => ({ value })), value: null },
};
export const Invalid: Story = {
  args: { value: null, isRequired: true, errorMessage: 'Выберите время осмотра' },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Empty: Story = { args: { slots: [], value: null } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' }, pointer: 'coarse' } };
export const LongText: Story = {
  args: {
    label: 'Avtomobilni ko‘rikdan o‘tkazish vaqti',
    slots: day.slice(0, 8).map((slot, at) => ({
      ...slot,
      group: at < 4 ? 'Tushlikkacha' : 'Tushlikdan keyin',
      ...(at % 3 === 1 && { isBusy: true, note: 'boshqa ko‘rik bor' }),
    })),
    value: '09:00',
  },
};
/** Tab reaches the selected slot, arrows select the next one and skip what cannot be selected. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: {
    slots: times(9, 11, 'Утром').map((slot, at) => ({ ...slot, isDisabled: at === 1 })),
    value: '09:00',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '09:00' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '10:00' })).toBeChecked();
  },
};
