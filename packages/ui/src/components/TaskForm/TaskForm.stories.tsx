import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { TaskForm } from './TaskForm';

const meta = {
  title: 'Components/Layout/TaskForm',
  component: TaskForm,
  args: {
    title: 'Вход',
    lead: 'Введите номер телефона салона.',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Телефон" />
        <Button variant="primary" type="submit" isFullWidth>
          Продолжить
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof TaskForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAfter: Story = { args: { after: 'Ещё нет кабинета?' } };
export const LongText: Story = {
  args: {
    title: 'Parolni tiklash va kabinetga kirish',
    lead: 'Telefon raqamingizni kiriting. '.repeat(6),
  },
};
/** Enter in a field sends the form. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onSubmit: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Телефон' })).toHaveFocus();
    await userEvent.keyboard('901234567{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
