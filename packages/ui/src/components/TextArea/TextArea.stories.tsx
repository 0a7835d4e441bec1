import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { holdBrowserHover } from '../../testing/held-states';
import { TextArea } from './TextArea';

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: { label: 'Описание', value: 'Один владелец, сервис у дилера.' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', placeholder: 'Что важно знать покупателю' } };
export const Counter: Story = { args: { description: 'От 200 знаков', counter: '31 из 4 000' } };
export const Invalid: Story = { args: { errorMessage: 'Уберите телефон из описания' } };
export const Hovered: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox').parentElement;
    await holdBrowserHover(control ? [control] : []);
  },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await waitFor(() => expect(text.parentElement).not.toHaveStyle({ boxShadow: 'none' }));
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = {
  args: { value: 'Avtomobil juda yaxshi holatda, bo‘yalmagan. '.repeat(30) },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { value: '' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Описание' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Один владелец{Enter}Не бита');
    await expect(area).toHaveValue('Один владелец\nНе бита');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};
