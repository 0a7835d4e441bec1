import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const WithoutPerson: Story = { args: { person: null } };
export const LongText: Story = {
  args: {
    items: exampleSidebar.items.map((item) =>
      'title' in item ? { ...item, title: `${item.title} va ko‘rsatuvdan olinganlar` } : item,
    ),
    person: { ...exampleSidebar.person, name: 'Abdulhakimjon Muhammadsodiqov Shukrulloh o‘g‘li' },
  },
};
