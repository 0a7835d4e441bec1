import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { carryFile } from '../../testing/carried-files';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { FileDrop, type FileDropPreview } from './FileDrop';

const illustration =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%239bb"/%3E%3C/svg%3E';
const removeFront = fn();
const preview: FileDropPreview = {
  label: 'Фото фасада',
  isRequired: true,
  src: illustration,
  remove: { label: 'Убрать: Фото фасада', onPress: removeFront },
};

const meta = {
  title: 'Components/Fields/FileDrop',
  component: FileDrop,
  args: {
    label: 'Загрузить логотип',
    dropLabel: 'Отпустите',
    hint: 'JPEG, PNG или WebP до 15 МБ',
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 15_000_000,
    onSelect: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tile: Story = {
  args: { label: 'Добавить', hint: undefined, shape: 'tile', isMultiple: true },
  decorators: [
    (Story) => (
      <div style={{ width: 160, height: 100 }}>
        <Story />
      </div>
    ),
  ],
};
export const Hovered: Story = { play: ({ canvas }) => holdHover(canvas.getAllByRole('button')) };
export const Pressed: Story = { play: ({ canvas }) => holdPress(canvas.getAllByRole('button')) };
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button')),
};
export const Over: Story = {
  play: async ({ canvas, args }) => {
    carryFile(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'Отпустите' })).toBeVisible();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = { args: { errorMessage: 'Файл больше 15 МБ' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: {
    label: 'Avtosalon logotipini yuklash yoki shu yerga sudrab tashlash',
    hint: 'JPEG, PNG yoki WebP, 15 MB gacha. Eng yaxshisi kvadrat, kamida 512 piksel, shaffof fonsiz.',
    errorMessage: 'Bu turdagi fayllar qabul qilinmaydi: JPEG, PNG yoki WebP tanlang',
  },
};
const field = { label: 'Добавить фото', hint: 'Вывеска и вход видны целиком.', preview };
export const Preview: Story = { args: field };
export const PreviewEmpty: Story = { args: { ...field, preview: { ...preview, src: undefined } } };
export const PreviewInTile: Story = {
  args: { ...field, shape: 'tile', preview: { ...preview, label: 'Логотип' } },
};
export const PreviewBroken: Story = {
  parameters: { docs: { story: { height: '608px' } } },
  args: { ...field, preview: { ...preview, src: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.lucide-image-off')).not.toBeNull());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const PreviewSending: Story = {
  args: {
    ...field,
    preview: { ...preview, progress: { value: 0.4, label: 'Отправляется', text: '40 %' } },
  },
};
export const PreviewInvalid: Story = {
  args: { ...PreviewEmpty.args, errorMessage: 'Добавьте фото' },
};
export const PreviewFailed: Story = {
  args: {
    ...field,
    errorMessage: 'Нет связи. Попробуйте ещё раз.',
    preview: { ...preview, retry: { label: 'Повторить', onPress: fn() } },
  },
};
export const PreviewLongText: Story = {
  args: {
    label: 'Fotosurat qo‘shish',
    hint: 'JPEG, PNG yoki WebP, 10 MB gacha. Peshlavha va kirish to‘liq ko‘rinsin.',
    errorMessage: 'Avtosalon xaridorlarga ko‘rinishi uchun fasad suratini qo‘shing',
    preview: {
      ...preview,
      label: 'Avtosalon fasadining surati, peshlavhasi va kirish eshigi bilan',
      src: undefined,
    },
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, canvasElement }) => {
    const opened = fn();
    canvasElement.querySelector('input')?.addEventListener('click', (event) => {
      // A test cannot close the system's file dialog.
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    const tile = canvas.getByRole('button', { name: 'Загрузить логотип' });
    await expect(tile).toHaveFocus();
    await expect(tile).toHaveAccessibleDescription('JPEG, PNG или WebP до 15 МБ');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
  },
};
export const PreviewKeyboard: Story = {
  tags: ['keyboard'],
  args: field,
  play: async ({ canvas }) => {
    removeFront.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать: Фото фасада' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removeFront).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(removeFront).toHaveBeenCalledTimes(2);
  },
};
