import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
