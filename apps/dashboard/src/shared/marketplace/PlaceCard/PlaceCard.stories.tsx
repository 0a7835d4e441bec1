import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, EyeOff, MapPin, Phone } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '@karvon/ui/Badge';
import { Link } from '@karvon/ui/Link';
import { carPhoto } from '@karvon/ui/testing/car-photo';
import { holdFocus, holdHover } from '@karvon/ui/testing/held-states';
import { PlaceCard } from './PlaceCard';

const meta = {
  title: 'Product parts/PlaceCard',
  component: PlaceCard,
  args: {
    cover: carPhoto,
    title: 'Karvon Chilonzor',
    facts: [
      { icon: MapPin, text: 'Ташкент, Чиланзар, ул. Бунёдкор, 12' },
      { icon: Clock, text: '09:00–20:00' },
      { icon: Phone, text: '+998 90 123 45 67' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLinkAndFooter: Story = {
  args: { href: '/one', footer: <Link href="/cars">24 машины</Link> },
};
export const Hovered: Story = {
  args: WithLinkAndFooter.args,
  play: ({ canvas }) => holdHover(canvas.getAllByRole('link')),
};
export const FocusVisible: Story = {
  args: WithLinkAndFooter.args,
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('link')),
};
export const Hidden: Story = {
  args: {
    badge: (
      <Badge icon={EyeOff} isLifted>
        Скрыт
      </Badge>
    ),
  },
};
export const BrokenImages: Story = {
  args: { cover: 'data:image/webp;base64,AAAA', logo: 'data:image/webp;base64,AAAA' },
};
export const LongText: Story = {
  args: {
    title: 'Qoraqalpog‘iston avtomobil savdo markazi '.repeat(3),
    facts: [{ icon: MapPin, text: 'Qoraqalpog‘iston Respublikasi, Nukus shahri, '.repeat(3) }],
  },
};
/** The title, then what is in the footer. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { href: '/one', footer: <Link href="/cars">24 машины</Link> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Karvon Chilonzor' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '24 машины' })).toHaveFocus();
  },
};
