import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker';

const presets = [
  { id: '7', label: '7 дней', value: { start: '2026-11-14', end: '2026-11-20' } },
  { id: '30', label: '30 дней', value: { start: '2026-10-22', end: '2026-11-20' } },
  { id: 'quarter', label: 'Квартал', value: { start: '2026-10-01', end: '2026-12-31' } },
];

const meta = {
  title: 'Components/Fields/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Период',
    value: { start: '2026-11-10', end: '2026-11-16' },
    onChange: () => undefined,
    presets,
    presetsLabel: 'Готовые периоды',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 340 }}>
        <DateRangePicker {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getAllByRole('button')[0] ?? document.body);
  await screen.findByRole('grid');
};
/** Changing the language would close the calendar, so the toolbar's language is used. */
const opened = {
  parameters: { playedIn: 'any language', docs: { story: { height: '440px' } } },
  play: open,
} satisfies Pick<Story, 'parameters' | 'play'>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null } };
export const Open: Story = opened;
export const OpenDark: Story = { ...opened, globals: { theme: 'dark' } };
export const Phone: Story = { ...opened, globals: { viewport: { value: 'phone' } } };
export const NoPresets: Story = { ...opened, args: { presets: [] } };
export const InUzbek: Story = opened;
export const Presets: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '30 дней' }));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(screen.getAllByRole('spinbutton')[0]).toHaveTextContent('22');
  },
};
export const Invalid: Story = { args: { value: null, errorMessage: 'Выберите период' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = {
  args: {
    label: 'Statistika qaysi davr uchun ko‘rsatilsin',
    presets: presets.map((preset) => ({ ...preset, label: 'Bundan oldingi to‘liq chorak' })),
  },
  ...opened,
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('spinbutton');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('05');
    await expect(first).toHaveTextContent('05');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
  },
};
export const KeyboardInCalendar: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('spinbutton');
    const text = () => parts.map(({ textContent }) => textContent).join(' ');
    const isAt = (name: RegExp) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    const openByKeys = async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByRole('grid');
      await isAt(/ 10 ноября 2026/);
    };
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(parts[0]).toHaveTextContent('11');
    await userEvent.keyboard('{ArrowDown}');
    await openByKeys();
    await userEvent.keyboard('{PageDown}');
    await isAt(/ 10 декабря 2026/);
    await userEvent.keyboard('{PageUp}');
    await isAt(/ 10 ноября 2026/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(parts[0]).toHaveFocus());
    await expect(text()).toBe('10 11 2026 16 11 2026');
    await openByKeys();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // After the first press react-aria focuses the next day, which previews the range.
    await isAt(/ 18 ноября 2026/);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(parts[0]).toHaveFocus());
    await expect(text()).toBe('17 11 2026 19 11 2026');
  },
};
export const KeyboardOnPreset: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const preset = await screen.findByRole('button', { name: '30 дней' });
    for (let stop = 0; stop < 12 && document.activeElement !== preset; stop += 1) {
      await userEvent.tab({ shift: true });
    }
    await expect(preset).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(parts[0]).toHaveTextContent('22');
    await waitFor(() => expect(parts[0]).toHaveFocus());
  },
};
