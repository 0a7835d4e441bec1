import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { RadioShellProps } from '../../private/RadioShell';
import { carPhoto } from '../../testing/car-photo';
import { chooseByArrows, chooseBySpace } from '../../testing/radio-keys';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'excellent', label: 'Отличное', description: 'Как новый' },
  { value: 'good', label: 'Хорошее', description: 'Мелкие следы' },
  { value: 'fair', label: 'Среднее', description: 'Есть вложения' },
  { value: 'repair', label: 'Ремонт', description: 'Не на ходу' },
] satisfies RadioShellProps<string>['options'];

const meta = {
  title: 'Components/Choices/RadioGroup',
  component: RadioGroup<string>,
  args: { onChange: fn(), label: 'Состояние', options, value: 'excellent' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? null);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup<string>>;
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
export const Cards: Story = { args: { variant: 'cards' } };
export const CardsInvalid: Story = {
  args: { variant: 'cards', value: null, errorMessage: 'Выберите состояние' },
};
export const CardsDisabled: Story = { args: { variant: 'cards', isDisabled: true } };
export const CardsWithImages: Story = {
  args: {
    variant: 'cards',
    label: 'Фото',
    value: 'mine',
    options: [
      { value: 'mine', label: 'Ваше', src: carPhoto },
      { value: 'theirs', label: 'Сохранённое', src: 'data:image/webp;base64,AAAA' },
    ],
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: ({ canvas }) => chooseByArrows(canvas.getAllByRole('radio')),
};
export const KeyboardFromEmpty: Story = {
  tags: ['keyboard'],
  args: { value: null },
  play: ({ canvas }) => chooseBySpace(canvas.getAllByRole('radio')),
};
