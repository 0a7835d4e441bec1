import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImageField } from './ImageField';

const illustration =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%239bb"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Fields/ImageField',
  component: ImageField,
  args: {
    label: 'Фото фасада',
    addLabel: 'Добавить фото',
    hint: 'Вывеска и вход видны целиком.',
    shape: 'landscape',
    src: undefined,
    isRequired: true,
    onSelect: fn(),
    remove: { label: 'Убрать: Фото фасада', onPress: fn() },
  },
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { src: illustration } };
export const Empty: Story = {};
export const Square: Story = { args: { src: illustration, shape: 'square', label: 'Логотип' } };
/** The sign of a missing image, as in a `PhotoGrid`. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.lucide-image-off')).not.toBeNull());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const Sending: Story = {
  args: { src: illustration, progress: { value: 0.4, label: 'Отправляется', text: '40 %' } },
};
export const Invalid: Story = { args: { errorMessage: 'Добавьте фото' } };
export const Failed: Story = {
  args: {
    src: illustration,
    errorMessage: 'Нет связи. Попробуйте ещё раз.',
    retry: { label: 'Повторить', onPress: fn() },
  },
};
export const LongText: Story = {
  args: {
    label: 'Avtosalon fasadining surati, peshlavhasi va kirish eshigi bilan',
    addLabel: 'Fotosurat qo‘shish',
    hint: 'JPEG, PNG yoki WebP, 10 MB gacha. Peshlavha va kirish to‘liq ko‘rinsin.',
    errorMessage: 'Avtosalon xaridorlarga ko‘rinishi uchun fasad suratini qo‘shing',
  },
};
/** Tab reaches the actions; Enter presses. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { src: illustration, remove: { label: 'Убрать: Фото фасада', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать: Фото фасада' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.remove.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.remove.onPress).toHaveBeenCalledTimes(2);
  },
};
