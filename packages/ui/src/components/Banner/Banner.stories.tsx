import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus } from '../../testing/held-states';
import { Banner, BannerAction, BannerClose } from './Banner';

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
    action: <BannerAction href="/dashboard/autos">Продлить</BannerAction>,
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Произошла ошибка.',
    children: 'Попробуйте ещё раз.',
    action: <BannerAction onPress={() => undefined}>Повторить</BannerAction>,
  },
};
export const Dismissible: Story = {
  args: { close: <BannerClose label="Скрыть" onPress={() => undefined} /> },
};
export const FocusVisible: Story = {
  args: { ...Warn.args, ...Dismissible.args },
  play: ({ canvasElement }) => holdFocus([...canvasElement.querySelectorAll('a, button')]),
};
export const LongText: Story = {
  args: {
    title: 'E’lon ko‘rsatuvdan olindi.',
    children: 'Uni qaytarish uchun ma’lumotlarni to‘ldiring va moderatsiyaga yuboring. '.repeat(3),
    action: <BannerAction href="/">Batafsil ma’lumot</BannerAction>,
    close: <BannerClose label="Yashirish" onPress={() => undefined} />,
  },
};
export const Small: Story = {
  args: { size: 'sm', title: undefined, children: 'Этот номер ещё не подключён.' },
};
export const SmallSuccess: Story = {
  args: {
    ...Small.args,
    tone: 'success',
    children: 'Ваша маржа при продаже по рынку: 12 000 000 сум',
  },
};
export const SmallDanger: Story = {
  args: { ...Small.args, tone: 'danger', children: 'Неверный код.' },
};
export const SmallLongText: Story = {
  args: {
    ...Small.args,
    tone: 'warn',
    children: 'Bu raqam hali ulanmagan, iltimos tekshiring. '.repeat(5),
  },
};
const retry = fn();
const hide = fn();
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: {
    action: <BannerAction onPress={retry}>Повторить</BannerAction>,
    close: <BannerClose label="Скрыть" onPress={hide} />,
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    hide.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Скрыть' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(hide).toHaveBeenCalledOnce();
  },
};
