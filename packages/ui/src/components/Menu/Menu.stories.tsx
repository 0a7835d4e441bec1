import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, EyeOff, Handshake, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { holdBrowserHover } from '../../testing/held-states';
import { Menu } from './Menu';

const onEdit = fn();

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: {
    trigger: <IconButton variant="secondary" icon={Ellipsis} aria-label="Ещё" />,
    'aria-label': 'Действия с объявлением',
    items: [
      { id: 'remove', label: 'Удалить', icon: Trash2, tone: 'danger', onAction: fn() },
      { id: 'edit', label: 'Изменить', icon: Pencil, onAction: fn() },
      { id: 'deal', label: 'Забронировать', icon: Handshake, onAction: fn() },
      { id: 'hide', label: 'Снять с показа', icon: EyeOff, onAction: fn() },
    ],
  },
  parameters: { docs: { story: { height: '300px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = {
  args: {
    items: [
      { id: 'edit', label: 'Изменить', icon: Pencil },
      {
        id: 'hide',
        label: 'Снять с показа',
        icon: EyeOff,
        isDisabled: true,
        description: 'Объявление на модерации',
      },
    ],
  },
};
export const Hovered: Story = {
  parameters: { docs: { story: { autoplay: false } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const row = await screen.findByRole('menuitem', { name: 'Забронировать' });
    await waitFor(() => expect(row).toBeVisible());
    await holdBrowserHover([row]);
  },
};
export const Choices: Story = {
  args: {
    trigger: <Button>Плотность</Button>,
    items: [
      { id: 'wide', label: 'Обычная', isSelected: true },
      { id: 'tight', label: 'Плотная', isSelected: false },
    ],
  },
};
export const WithHeader: Story = { args: { header: 'Жасур Каримов' } };
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: 'Ko‘rsatuvdan olish va qoralamalarga qaytarish', icon: EyeOff },
      { id: 'b', label: 'E’lonni butunlay o‘chirish', icon: Trash2, tone: 'danger' },
    ],
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ещё' });
    const hasFocus = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Изменить');
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Удалить');
    await userEvent.keyboard('{Home}');
    await hasFocus('Изменить');
    await userEvent.keyboard('с');
    await hasFocus('Снять с показа');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
export const KeyboardSpace: Story = {
  tags: ['keyboard'],
  args: { items: [{ id: 'edit', label: 'Изменить', icon: Pencil, onAction: onEdit }] },
  play: async ({ canvas }) => {
    onEdit.mockClear();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Ещё' })).toHaveFocus();
  },
};
