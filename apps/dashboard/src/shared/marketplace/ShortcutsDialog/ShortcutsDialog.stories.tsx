import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ShortcutsDialog } from './ShortcutsDialog';

const meta = {
  title: 'Product parts/ShortcutsDialog',
  component: ShortcutsDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Клавиши',
    closeLabel: 'Закрыть',
    orLabel: 'или',
    groups: [
      {
        title: 'В строке списка',
        shortcuts: [
          { label: 'К соседней строке', keys: [['↑'], ['↓']] },
          { label: 'Взять на себя', keys: [['A']] },
        ],
      },
      {
        title: 'Везде',
        shortcuts: [
          {
            label: 'Поиск',
            keys: [
              ['Ctrl', 'F'],
              ['Ctrl', 'K'],
            ],
          },
          { label: 'Эта подсказка', keys: [['?']] },
        ],
      },
    ],
  },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    title: 'Tugmalar',
    closeLabel: 'Yopish',
    orLabel: 'yoki',
    groups: [
      {
        title: 'Ro‘yxat qatorida',
        shortcuts: [
          {
            label: 'Kampaniyani to‘xtatib turish yoki to‘xtatilgan joyidan davom ettirish',
            keys: [['Shift', 'Ctrl', 'P'], ['P']],
          },
        ],
      },
    ],
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** Escape closes it. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onOpenChange: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Клавиши' });
    // Keys reach the dialog once it has the focus.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
