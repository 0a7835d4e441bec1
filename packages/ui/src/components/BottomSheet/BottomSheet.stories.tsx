import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Sample } from '../../testing/sample-words/SampleWords';
import { BottomSheet } from './BottomSheet';

const meta = {
  title: 'Components/Overlays/BottomSheet',
  component: BottomSheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Ещё',
    closeLabel: 'Закрыть',
    children: 'Автосалоны, контроль авто, реклама',
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    title: 'Yana ko‘proq bo‘limlar',
    children: 'Avtosalonlar, avtomobillar nazorati, reklama. '.repeat(60),
  },
};
/** Tab goes round inside; Escape asks to close. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { footer: <Button>Показать</Button> },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Ещё' });
    for (let stop = 0; stop < 3; stop += 1) {
      await userEvent.tab();
      await expect(sheet).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** Escape closes it and gives the focus back to the button that opened it. */
export const KeyboardAndBack: Story = {
  tags: ['keyboard'],
  args: { isOpen: false },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Sample>
        <Button onPress={() => setOpen(true)}>Открыть</Button>
        <BottomSheet {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </Sample>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const opened = await screen.findByRole('dialog', { name: /Ещё/ });
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opened).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
