import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { carryFile } from '../../testing/carried-files';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { FileDrop } from './FileDrop';

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
  args: { label: 'Добавить', hint: undefined, size: 'tile', isMultiple: true },
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
/** A file is carried over it and not yet let go. */
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
/** The tile is one stop, described by its hint; Enter and Space open the system's window. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, canvasElement }) => {
    const opened = fn();
    canvasElement.querySelector('input')?.addEventListener('click', (event) => {
      // The system's window cannot be closed by a test.
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
