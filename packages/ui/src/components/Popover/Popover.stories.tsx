import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Popover } from './Popover';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>Цена</Button>,
    'aria-label': 'Цена',
    children: 'От 100 до 300 млн сум',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    trigger: <Button>Narx bo‘yicha saralash</Button>,
    children:
      'Narx so‘mda ko‘rsatilgan, kurs esa Markaziy bankning bugungi kursi bo‘yicha hisoblangan.',
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Цена' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Цена' });
    await waitFor(() => expect(panel).toHaveFocus());
    // The panel has the focus slightly before it handles keys.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Цена' })).toHaveFocus());
  },
};
