import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { Drawer } from './Drawer';

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Фильтры',
    closeLabel: 'Закрыть',
    children: 'Марка, состояние, год',
    footer: (
      <>
        <Button variant="ghost">Сбросить</Button>
        <Button variant="primary">Показать 131</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const LongText: Story = { args: { title: 'Avtomobillar bo‘yicha qo‘shimcha filtrlar' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** Tab goes round inside; Escape asks to close. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onOpenChange: fn() },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры' });
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      await expect(drawer).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
