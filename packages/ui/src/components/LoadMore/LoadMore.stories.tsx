import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadMore } from './LoadMore';

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  args: {
    label: 'Показать ещё',
    summary: 'Показано 20 из 131',
    hasMore: true,
    onPress: () => undefined,
  },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { isPending: true } };
export const End: Story = { args: { hasMore: false, summary: 'Показано 131 из 131' } };
