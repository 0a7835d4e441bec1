import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { holdHover } from '../../testing/held-states';
import { DatePicker } from './DatePicker';

const meta = {
  title: 'Components/Fields/DatePicker',
  component: DatePicker,
  args: { label: 'Дата осмотра', value: '2026-11-20', onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 320 }}>
        <DatePicker {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof DatePicker>;
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
export const Empty: Story = {
  args: { value: null, isRequired: true, description: 'Приезжайте в рабочий день' },
};
export const Open: Story = opened;
export const OpenDark: Story = { ...opened, globals: { theme: 'dark' } };
export const HoveredDay: Story = {
  ...opened,
  play: async () => {
    await open();
    const day = screen.getByText('18');
    await waitFor(() => expect(day).toBeVisible());
    await holdHover([day]);
  },
};
export const Phone: Story = { ...opened, globals: { viewport: { value: 'phone' } } };
export const Focused: Story = {
  ...opened,
  play: async ({ canvas }) => {
    const [day, month] = canvas.getAllByRole('spinbutton');
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await waitFor(() =>
      expect(getComputedStyle(day ?? document.body).backgroundColor).not.toBe(
        getComputedStyle(month ?? document.body).backgroundColor,
      ),
    );
  },
};
export const InUzbek: Story = opened;
export const Limits: Story = {
  args: {
    minValue: '2026-11-10',
    maxValue: '2026-11-25',
    isDateUnavailable: (date) => date === '2026-11-15',
  },
  play: open,
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getAllByRole('spinbutton')[0];
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('05');
    await expect(day).toHaveTextContent('05');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(day).toHaveTextContent('06');
  },
};
export const KeyboardInParts: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const [day, month] = canvas.getAllByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(day).toHaveTextContent('21');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(day).toHaveTextContent('19');
    await userEvent.keyboard('{Home}');
    await expect(day).toHaveTextContent('01');
    await userEvent.keyboard('{ArrowRight}');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(day).not.toHaveTextContent(/\d/);
  },
};
export const KeyboardInCalendar: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    const isAt = (name: RegExp) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    await isAt(/ 20 ноября 2026/);
    await userEvent.keyboard('{ArrowUp}');
    await isAt(/ 13 ноября 2026/);
    await userEvent.keyboard('{Home}');
    await isAt(/ 1 ноября 2026/);
    await userEvent.keyboard('{End}');
    await isAt(/ 30 ноября 2026/);
    await userEvent.keyboard('{PageDown}');
    await isAt(/ 30 декабря 2026/);
    await userEvent.keyboard('{PageUp}{PageUp}');
    await isAt(/ 30 октября 2026/);
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await isAt(/ 30 октября 2027/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day).toHaveTextContent('20');
  },
};
export const Invalid: Story = {
  args: { value: null, isRequired: true, errorMessage: 'Выберите день осмотра' },
};
export const BeforeMinimum: Story = { args: { minValue: '2026-12-01' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Large: Story = { args: { size: 'lg' } };
export const LongText: Story = {
  args: {
    label: 'Avtomobilni ko‘rikdan o‘tkazish uchun xaridor bilan kelishilgan sana',
    errorMessage:
      'Bu kunda avtosalon ishlamaydi: boshqa kunni tanlang yoki xaridorga qo‘ng‘iroq qiling',
  },
};
