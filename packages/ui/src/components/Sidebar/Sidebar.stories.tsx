import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { holdBrowserFocus, holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { exampleSidebar } from './example';
import { Sidebar } from './Sidebar';

const meta = {
  title: 'Components/Shell/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: exampleSidebar,
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Collapsed: Story = { args: { isCollapsed: true } };
export const ChildActive: Story = { args: { currentPath: '/dashboard/trade-in/autos' } };
export const WithoutUser: Story = { args: { user: null } };
/** Rows that respond to presses: neither the current page nor disabled ones. */
const interactive = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll('nav :is(a, button):not([aria-current], [aria-disabled])'),
];
export const Hovered: Story = {
  play: ({ canvasElement }) => holdHover(interactive(canvasElement)),
};
export const Pressed: Story = {
  play: ({ canvasElement }) => holdPress(interactive(canvasElement)),
};
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('link').slice(0, 6)),
};
export const UserMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Жасур Каримов/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Выйти' })).toBeVisible());
  },
};
export const CollapsedTooltip: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas }) => {
    await holdBrowserFocus(canvas.getByRole('link', { name: /^Лиды/ }));
    await waitFor(() => expect(screen.getByRole('tooltip', { name: /^Лиды/ })).toBeVisible());
  },
};
export const LongText: Story = {
  args: {
    items: exampleSidebar.items.map((item) =>
      'title' in item ? { ...item, title: `${item.title} va ko‘rsatuvdan olinganlar` } : item,
    ),
    user: { ...exampleSidebar.user, name: 'Abdulhakimjon Muhammadsodiqov Shukrulloh o‘g‘li' },
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: 'Trade-in' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Karvon/ })).toHaveFocus();
    for (let stop = 0; stop < 10 && document.activeElement !== group; stop += 1) {
      await userEvent.tab();
    }
    await expect(group).toHaveFocus();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Реклама' })).toHaveFocus();
  },
};
export const KeyboardInMenu: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const user = canvas.getByRole('button', { name: /Жасур Каримов/ });
    user.focus();
    await userEvent.keyboard(' ');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(user).toHaveFocus());
  },
};
export const KeyboardOnTooltip: Story = {
  tags: ['keyboard'],
  args: { isCollapsed: true },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /^Реклама/ });
    for (let stop = 0; stop < 14 && document.activeElement !== row; stop += 1) {
      await userEvent.tab();
    }
    await expect(row).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip', { name: 'Реклама' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
    await expect(row).toHaveFocus();
  },
};
