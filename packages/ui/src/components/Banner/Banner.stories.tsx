import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus } from '../../testing/held-states';
import { Banner } from './Banner';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: {
    title: 'Цена изменится больше чем на 20 %.',
    children: 'Объявление снова пройдёт модерацию.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: 'Объявление опубликовано.', children: null },
};
export const Warn: Story = {
  args: {
    tone: 'warn',
    title: undefined,
    children: '3 объявления истекают через 2 дня',
    action: { label: 'Продлить', href: '/dashboard/autos' },
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Произошла ошибка.',
    children: 'Попробуйте ещё раз.',
    action: { label: 'Повторить', onPress: () => undefined },
  },
};
export const Dismissible: Story = {
  args: { dismiss: { label: 'Скрыть', onPress: () => undefined } },
};
export const FocusVisible: Story = {
  args: { ...Warn.args, ...Dismissible.args },
  play: ({ canvasElement }) => holdFocus([...canvasElement.querySelectorAll('a, button')]),
};
export const LongText: Story = {
  args: {
    title: 'E’lon ko‘rsatuvdan olindi.',
    children: 'Uni qaytarish uchun ma’lumotlarni to‘ldiring va moderatsiyaga yuboring. '.repeat(3),
    action: { label: 'Batafsil ma’lumot', href: '/' },
    dismiss: { label: 'Yashirish', onPress: () => undefined },
  },
};
/** Tab moves to the action, then to the Close button; keys press both. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: {
    action: { label: 'Повторить', onPress: fn() },
    dismiss: { label: 'Скрыть', onPress: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Скрыть' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.dismiss?.onPress).toHaveBeenCalledOnce();
  },
};
