import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { RadioShellProps } from '../../private/RadioShell';
import { chooseByArrows, chooseBySpace } from '../../testing/radio-keys';
import { RadioCards } from './RadioCards';

const options = [
  { value: 'excellent', label: 'Отличное', description: 'Как новый' },
  { value: 'good', label: 'Хорошее', description: 'Мелкие следы' },
  { value: 'fair', label: 'Среднее', description: 'Есть вложения' },
  { value: 'repair', label: 'Ремонт', description: 'Не на ходу' },
] satisfies RadioShellProps<string>['options'];

const meta = {
  title: 'Components/Choices/RadioCards',
  component: RadioCards<string>,
  args: { onChange: fn(), label: 'Состояние', options, value: 'excellent' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? null);
    return <RadioCards {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null, isRequired: true } };
export const Invalid: Story = { args: { value: null, errorMessage: 'Выберите состояние' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: {
    label: 'Avtomobil holati',
    options: [
      { value: 'excellent', label: 'A’lo darajada', description: 'Yangi kabi, izlarsiz' },
      { value: 'good', label: 'Yaxshi', description: 'Kichik chizilishlar va tirnalishlar bor' },
    ],
  },
};
/** Arrows choose at once. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: ({ canvas }) => chooseByArrows(canvas.getAllByRole('radio')),
};
/** Where nothing is chosen Tab chooses nothing; Space does. */
export const KeyboardFromEmpty: Story = {
  tags: ['keyboard'],
  args: { value: null },
  play: ({ canvas }) => chooseBySpace(canvas.getAllByRole('radio')),
};
