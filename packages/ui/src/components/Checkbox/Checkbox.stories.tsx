import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { holdFocus, holdHover } from '../../testing/held-states';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Stack } from '../Stack/Stack';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Components/Choices/Checkbox',
  component: Checkbox,
  args: { children: 'Запомнить меня' },
  render: function Controlled(args) {
    const [isSelected, setSelected] = useState(args.isSelected ?? false);
    return <Checkbox {...args} isSelected={isSelected} onChange={setSelected} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { isSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const Invalid: Story = {
  args: { children: 'Согласен с условиями', errorMessage: 'Без согласия не продолжить' },
};
export const Hovered: Story = {
  play: ({ canvasElement }) => holdHover([...canvasElement.querySelectorAll('label')]),
};
export const FocusVisible: Story = {
  render: (args) => (
    <Sample>
      <Stack gap={2} align="flex-start">
        <Checkbox {...args} />
        <Checkbox {...args} defaultSelected />
        <Checkbox {...args} isIndeterminate />
        <Checkbox {...args} isInvalid>
          Согласен с условиями
        </Checkbox>
      </Stack>
    </Sample>
  ),
  play: ({ canvasElement }) =>
    holdFocus([...canvasElement.querySelectorAll('label')], (row) => row.querySelector('input')),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledSelected: Story = { args: { isDisabled: true, isSelected: true } };
export const WithoutLabel: Story = {
  args: { children: undefined, 'aria-label': 'Выбрать Chevrolet Tracker' },
};
export const LongText: Story = {
  args: {
    children:
      'Foydalanish shartlari va shaxsga doir ma’lumotlarni qayta ishlash bilan roziman. '.repeat(4),
    description: 'Istalgan vaqtda bekor qilish mumkin',
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Запомнить меня' });
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
  },
};
