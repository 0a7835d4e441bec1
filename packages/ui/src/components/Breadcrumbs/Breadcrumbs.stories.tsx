import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { holdFocus, holdHover } from '../../testing/held-states';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    'aria-label': 'Путь',
    items: [{ label: 'Автомобили', href: '/dashboard/autos' }, { label: 'Новое' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { items: [] } };
export const Hovered: Story = { play: ({ canvas }) => holdHover(canvas.getAllByRole('link')) };
export const FocusVisible: Story = { play: ({ canvas }) => holdFocus(canvas.getAllByRole('link')) };
export const LongText: Story = {
  args: {
    items: [
      { label: 'Ko‘rsatuvdan olingan avtomobillar', href: '/' },
      { label: 'Chevrolet Tahoe High Country '.repeat(12) },
    ],
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Автомобили' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Новое')).toHaveAttribute('aria-current', 'page');
  },
};
