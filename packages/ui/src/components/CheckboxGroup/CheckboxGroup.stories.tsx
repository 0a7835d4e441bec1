import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup';

const options = [
  { value: 'abs', label: 'ABS' },
  { value: 'camera', label: 'Камера заднего вида' },
  { value: 'climate', label: 'Климат-контроль' },
  { value: 'sunroof', label: 'Люк' },
];

const meta = {
  title: 'Components/Choices/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: { onChange: fn(), label: 'Опции', options, value: ['abs'] },
  render: function Controlled(args) {
    const [value, setValue] = useState<readonly string[]>(args.value ?? []);
    return <CheckboxGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CheckboxGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };
export const Line: Story = { args: { layout: 'line' } };
export const Invalid: Story = { args: { value: [], errorMessage: 'Отметьте хотя бы одну' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Empty: Story = { args: { options: [] } };
export const LongText: Story = {
  args: {
    label: 'Qo‘shimcha jihozlar',
    options: [{ value: 'a', label: 'Old o‘rindiqlarni isitish va shamollatish '.repeat(6) }],
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'ABS' })).toHaveFocus();
    await userEvent.tab();
    const camera = canvas.getByRole('checkbox', { name: 'Камера заднего вида' });
    await expect(camera).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(camera).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'ABS' })).toBeChecked();
  },
};
