import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, CircleCheck, CircleX, Handshake, Hourglass, PencilLine } from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Badge } from './Badge';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { children: 'Активно', tone: 'success', icon: CircleCheck },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Sample>
      <Inline gap={2}>
        <Badge icon={PencilLine}>Черновик</Badge>
        <Badge tone="info" icon={Hourglass}>
          Moderatsiyada
        </Badge>
        <Badge tone="success" icon={CircleCheck}>
          Faol
        </Badge>
        <Badge tone="deal" icon={Handshake}>
          Bron qilingan
        </Badge>
        <Badge tone="danger" icon={CircleX}>
          Rad etilgan
        </Badge>
        <Badge tone="trophy" icon={BadgeCheck}>
          Продано на Karvon
        </Badge>
        <Badge tone="outline">Чат</Badge>
        <Badge tone="accent">Admin</Badge>
      </Inline>
    </Sample>
  ),
};
export const Count: Story = {
  render: () => (
    <Sample>
      <Badge variant="count" count={7} aria-label="7 непрочитанных" />
    </Sample>
  ),
};
export const CountMany: Story = {
  render: () => (
    <Sample>
      <Badge variant="count" count={1284} aria-label="1284 непрочитанных" />
    </Sample>
  ),
};
export const CountZero: Story = {
  render: () => (
    <Sample>
      <Badge variant="count" count={0} aria-label="Нет непрочитанных" />
    </Sample>
  ),
};
export const LongText: Story = {
  args: { children: 'Ko‘rsatuvdan olingan, egasi boshqa joyda sotgan' },
};
