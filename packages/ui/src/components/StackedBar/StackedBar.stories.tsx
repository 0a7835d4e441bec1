import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../Card/Card';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { holdFocus, holdHover } from '../../testing/held-states';
import { StackedBar, type StackedBarPart } from './StackedBar';

const parts = [
  { id: 'active', label: 'Активно', value: 96, tone: 'success' },
  { id: 'deal', label: 'В брони', value: 4, tone: 'deal' },
  { id: 'sold', label: 'Продано на Karvon', value: 21, tone: 'inverse' },
  { id: 'moderation', label: 'На модерации', value: 7, tone: 'info' },
  { id: 'expired', label: 'Срок истёк', value: 6, tone: 'warn' },
  { id: 'declined', label: 'Отклонено', value: 3, tone: 'danger' },
  { id: 'draft', label: 'Черновик', value: 9, tone: 'muted' },
  { id: 'archived', label: 'В архиве', value: 2, tone: 'faint' },
] satisfies StackedBarPart[];

const meta = {
  title: 'Components/Data/StackedBar',
  component: StackedBar,
  args: {
    parts,
    'aria-label': 'Машины по статусам',
    formatValue: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0'),
    labels: { empty: 'Машин пока нет' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Sample>
          <Card title="Машины по статусам">
            <Story />
          </Card>
        </Sample>
      </div>
    ),
  ],
} satisfies Meta<typeof StackedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Links: Story = {
  args: { parts: parts.map((part) => ({ ...part, href: `#${part.id}` })) },
};
export const Hovered: Story = {
  args: Links.args,
  play: ({ canvas }) => holdHover(canvas.getAllByRole('link')),
};
export const FocusVisible: Story = {
  args: Links.args,
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('link')),
};
export const Empty: Story = { args: { parts: [] } };
export const Nothing: Story = { args: { parts: parts.map((part) => ({ ...part, value: 0 })) } };
export const OnePart: Story = { args: { parts: parts.slice(0, 1) } };
export const Uneven: Story = {
  args: { parts: parts.map((part, index) => ({ ...part, value: index === 2 ? 1e9 : 1 })) },
};
export const LongText: Story = {
  args: {
    parts: parts.map((part) => ({
      ...part,
      label: 'Ko‘rsatuvdan olingan, lekin hali o‘chirilmagan avtomobillar',
    })),
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: Links.args,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Активно' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'В брони' })).toHaveFocus();
  },
};
