import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BadgeCheck,
  CalendarX,
  CircleCheck,
  CircleX,
  Handshake,
  Hourglass,
  MessageCircle,
  PencilLine,
} from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'Components/Feedback/StatusBadge',
  component: StatusBadge,
  args: { children: 'Активно', tone: 'success', icon: CircleCheck },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Sample>
      <Inline gap={2}>
        <StatusBadge tone="success" icon={CircleCheck}>
          Активно
        </StatusBadge>
        <StatusBadge tone="info" icon={Hourglass}>
          На модерации
        </StatusBadge>
        <StatusBadge tone="warn" icon={CalendarX}>
          Срок истёк
        </StatusBadge>
        <StatusBadge tone="danger" icon={CircleX}>
          Отклонено
        </StatusBadge>
        <StatusBadge tone="deal" icon={Handshake}>
          В брони
        </StatusBadge>
        <StatusBadge tone="neutral" icon={PencilLine}>
          Черновик
        </StatusBadge>
        <StatusBadge tone="outline" icon={MessageCircle}>
          Чат
        </StatusBadge>
        <StatusBadge tone="trophy" icon={BadgeCheck}>
          Продано на Karvon
        </StatusBadge>
      </Inline>
    </Sample>
  ),
};
export const Trophy: Story = {
  args: { tone: 'trophy', icon: BadgeCheck, children: 'Karvonda sotilgan' },
};
export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: {
    tone: 'neutral',
    icon: PencilLine,
    children: 'Ko‘rsatuvdan olingan, egasi boshqa joyda sotgan va qaytarmoqchi emas',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};
