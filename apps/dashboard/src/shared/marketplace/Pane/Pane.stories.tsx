import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Pane } from './Pane';

const meta = {
  title: 'Product parts/Pane',
  component: Pane,
  parameters: { layout: 'fullscreen' },
  args: { 'aria-label': 'Чаты', header: 'Сообщения', isPadded: true, children: 'Дилноза Рашидова' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: '320px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Pane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BarAndFooter: Story = {
  args: { headerKind: 'bar', footer: 'Сообщение', tone: 'canvas' },
};
export const Centered: Story = {
  args: {
    header: undefined,
    isCentered: true,
    tone: 'canvas',
    children: <EmptyState title="Выберите чат" description="Переписка откроется здесь." />,
  },
};
export const LongText: Story = {
  args: {
    children: (
      <>
        {'Ertaga soat 11 da ko‘rishga borsam bo‘ladimi? '.repeat(60)}
        <a href="#more">Yana</a>
      </>
    ),
  },
};
