import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { LinkButton } from '../LinkButton/LinkButton';
import { StickyAction } from './StickyAction';

const meta = {
  title: 'Components/Actions/StickyAction',
  component: StickyAction,
  args: {
    children: (
      <LinkButton href="#" variant="primary" size="lg" icon={Plus}>
        Добавить
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StickyAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    children: (
      <LinkButton href="#" variant="primary" size="lg" icon={Plus}>
        Yangi avtomobil qo‘shish
      </LinkButton>
    ),
  },
};
