import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar';
import { Heading } from '../Heading/Heading';
import { IconLink } from '../IconLink/IconLink';
import { Text } from '../Text/Text';
import { Identity } from './Identity';

const meta = {
  title: 'Components/Data/Identity',
  component: Identity,
  args: {
    picture: <Avatar isDecorative name="Дилноза Рашидова" onlineLabel="в сети" />,
    title: (
      <Heading level={2} size="md">
        Дилноза Рашидова
      </Heading>
    ),
    detail: (
      <Text size="xs" tone="success" isTruncated>
        в сети · печатает…
      </Text>
    ),
    end: <IconLink icon={Phone} aria-label="Позвонить" href="tel:+998901234567" />,
  },
} satisfies Meta<typeof Identity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NameAlone: Story = { args: { detail: undefined, end: undefined } };
export const LongText: Story = {
  args: {
    title: (
      <Heading level={2} size="md">
        Abdurashidxo‘jayeva Dilnozaxon Muhammadjonovna, «Chilonzor» avtosaloni
      </Heading>
    ),
    detail: (
      <Text size="xs" tone="subtle" isTruncated>
        18-noyabr, 14:20 da onlayn edi, hozir yozmoqda
      </Text>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '320px' }}>
        <Story />
      </div>
    ),
  ],
};
