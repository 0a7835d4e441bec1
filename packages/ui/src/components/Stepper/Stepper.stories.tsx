import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper';

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: {
    'aria-label': 'Шаги',
    steps: ['Телефон', 'Код', 'Салон'],
    current: 1,
    doneLabel: 'готово',
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 3 } };
export const LongText: Story = {
  args: { steps: ['Telefon raqamini tasdiqlash', 'SMS kodini kiritish', 'Avtosalon ma’lumotlari'] },
};
