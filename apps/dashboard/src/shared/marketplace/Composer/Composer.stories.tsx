import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { carryFile } from '@karvon/ui/testing/carried-files';
import { holdFocus, holdHover, holdPress } from '@karvon/ui/testing/held-states';
import { Composer, type ComposerAttachment, type ComposerLabels } from './Composer';

const labels: ComposerLabels = {
  field: 'Сообщение для Дилнозы',
  placeholder: 'Сообщение',
  send: 'Отправить',
  attach: 'Приложить фото',
  drop: 'Отпустите, чтобы приложить',
  quickReplies: 'Быстрые ответы',
  attachments: 'Приложено',
  remove: (name) => `Убрать ${name}`,
  retry: (name) => `Загрузить ещё раз ${name}`,
  left: (characters) => `Осталось знаков: ${String(characters)}`,
};

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 64"><rect width="88" height="64" fill="#7f9db9"/></svg>')}`;
const attachments: ComposerAttachment[] = [
  { id: '1', state: 'ready', src, name: 'salon.jpg' },
  { id: '2', state: 'uploading', src, name: 'tracker.jpg', progress: 0.4 },
  { id: '3', state: 'failed', src, name: 'kuzov.heic', errorMessage: 'Не тот вид файла' },
];

const meta = {
  title: 'Product parts/Composer',
  component: Composer,
  args: {
    value: '',
    onChange: fn(),
    onSend: fn(),
    onAttach: fn(),
    onRemoveAttachment: fn(),
    onRetryAttachment: fn(),
    onQuickReply: fn(),
    labels,
    quickReplies: [
      { id: 1, label: 'Адрес салона' },
      { id: 2, label: 'Рассрочка' },
      { id: 3, label: 'Пригласить на осмотр' },
      { id: 4, label: 'Отправить фото' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 568 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Composer
        {...args}
        value={value}
        onChange={setValue}
        onSend={() => {
          setValue('');
          return args.onSend();
        }}
      />
    );
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hovered: Story = {
  args: { value: 'Да, приезжайте' },
  play: ({ canvas }) => holdHover(canvas.getAllByRole('button')),
};
export const Pressed: Story = {
  args: { value: 'Да, приезжайте' },
  play: ({ canvas }) => holdPress(canvas.getAllByRole('button')),
};
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button').slice(0, 1)),
};
export const QuickReplyByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Адрес салона' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onQuickReply).toHaveBeenCalledWith(2);
  },
};
export const Attachments: Story = { args: { attachments } };
/** An image is carried over it and not yet let go. */
export const FileOver: Story = {
  play: async ({ canvas, args }) => {
    carryFile(canvas.getByRole('textbox'));
    await expect(await canvas.findByText('Отпустите, чтобы приложить')).toBeVisible();
    await expect(args.onAttach).not.toHaveBeenCalled();
  },
};
export const NearLimit: Story = { args: { value: 'слово '.repeat(19), maxLength: 120 } };
export const Invalid: Story = { args: { value: 'слово '.repeat(25), maxLength: 120 } };
export const Disabled: Story = {
  args: { disabledReason: 'Покупатель закрыл чат: написать ему нельзя' },
};
export const WithoutQuickReplies: Story = {
  args: { quickReplies: [], quickRepliesAction: { label: 'Быстрые ответы', onPress: fn() } },
};
export const QuickRepliesWithAction: Story = {
  args: { quickRepliesAction: { label: 'Настроить быстрые ответы', onPress: fn() } },
};
export const Empty: Story = { args: { quickReplies: [], onAttach: undefined } };
export const LongText: Story = {
  args: {
    value: 'Ertaga soat o‘n birda ko‘rishga borsam bo‘ladimi? '.repeat(12),
    quickReplies: [
      { id: 1, label: 'Avtosalonimiz manzili va ish vaqti' },
      { id: 2, label: 'Muddatli to‘lov shartlari' },
      { id: 3, label: 'Ko‘rikka taklif qilish' },
    ],
  },
};
/** Shift+Enter begins a line; Enter sends, and the focus stays in the field. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Да{Shift>}{Enter}{/Shift}приезжайте');
    await expect(field).toHaveValue('Да\nприезжайте');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
