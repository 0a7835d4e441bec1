import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { holdBrowserHover } from '../../testing/held-states';
import { CodeField } from './CodeField';

const meta = {
  title: 'Components/Fields/CodeField',
  component: CodeField,
  args: {
    onChange: fn(),
    label: 'Код из SMS',
    value: '417',
    description: 'Отправить ещё раз через 0:42',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <CodeField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = {
  args: { value: '417293', errorMessage: 'Код не подошёл, осталось 3 попытки' },
};
export const Hovered: Story = {
  play: async ({ canvas }) => {
    const cells = canvas.getByRole('textbox').parentElement;
    await holdBrowserHover(cells ? [cells] : []);
  },
};
export const Focused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const next = canvasElement.querySelector('[data-current]');
    await expect(next).toHaveStyle({ boxShadow: 'none' });
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await waitFor(() => expect(next).not.toHaveStyle({ boxShadow: 'none' }));
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = { args: { label: 'SMS orqali yuborilgan tasdiqlash kodi' } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { value: '', onComplete: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Код из SMS' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('417293');
    await expect(input).toHaveValue('417293');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('417293');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('41729');
  },
};
