import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../TextField/TextField';
import { holdFocus } from '../../testing/held-states';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  args: { title: 'Ещё о машине', children: <TextField label="Пробег" /> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultExpanded: true, note: 'выбрано 3' } };
export const Forced: Story = { args: { isForced: true } };
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button')),
};
export const LongText: Story = {
  args: {
    title: 'Avtomobilning qo‘shimcha jihozlari va imkoniyatlari haqida',
    note: '12 ta tanlandi',
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'Ещё о машине' });
    await userEvent.tab();
    await expect(title).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Пробег' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(title).toHaveAttribute('aria-expanded', 'false');
  },
};
