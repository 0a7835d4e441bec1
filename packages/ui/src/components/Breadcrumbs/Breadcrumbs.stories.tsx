import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const LongText: Story = {
  args: {
    items: [
      { label: 'Ko‘rsatuvdan olingan avtomobillar', href: '/' },
      { label: 'Chevrolet Tahoe High Country '.repeat(12) },
    ],
  },
};
