import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { loadUiStrings, UiLanguageProvider } from '../../i18n/UiLanguageProvider';
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

export const Default: Story = {};
export const Empty: Story = { args: { value: null } };
export const Open: Story = { play: open };
export const OpenDark: Story = { globals: { theme: 'dark' }, play: open };
export const NoPresets: Story = { args: { presets: [] }, play: open };
export const InUzbek: Story = {
  args: { label: 'Davr' },
  loaders: [async () => ({ words: await loadUiStrings('uz') })],
  decorators: [
    (Story) => (
      <UiLanguageProvider language="uz">
        <Story />
      </UiLanguageProvider>
    ),
  ],
  play: open,
};
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
export const LongText: Story = {
  args: {
    label: 'Statistika qaysi davr uchun ko‘rsatilsin',
    presets: presets.map((preset) => ({ ...preset, label: 'Bundan oldingi to‘liq chorak' })),
  },
  play: open,
};
/** Six parts are typed; Alt and the arrow open the calendar, Escape closes it. */
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
  },
};
