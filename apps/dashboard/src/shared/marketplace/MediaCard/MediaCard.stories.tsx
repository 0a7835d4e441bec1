import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CalendarDays,
  CircleAlert,
  CircleCheck,
  CircleX,
  Ellipsis,
  Eye,
  Heart,
  Phone,
  RefreshCw,
} from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { IconButton } from '@karvon/ui/IconButton';
import { carPhoto } from '@karvon/ui/testing/car-photo';
import { holdBrowserHover } from '@karvon/ui/testing/held-states';
import { MediaCard } from './MediaCard';

const meta = {
  title: 'Product parts/MediaCard',
  component: MediaCard,
  args: {
    title: 'Chevrolet Tracker',
    href: '#tracker',
    level: 2,
    src: carPhoto,
    badge: (
      <Badge tone="success" icon={CircleCheck} isLifted>
        Активно
      </Badge>
    ),
    photoCount: 14,
    photoCountLabel: '14 фото',
    menu: <IconButton icon={Ellipsis} size="sm" aria-label="Ещё" />,
    specs: '2023 · 24 500 км · автомат · 1.2 л',
    price: '219 000 000 сум',
    priceNote: '18 100 у.е.',
    facts: [
      { icon: Eye, label: 'Просмотры', text: '1 284' },
      { icon: Heart, label: 'В избранном', text: '36' },
      { icon: Phone, label: 'Звонки', text: '9' },
      { icon: CalendarDays, label: 'В салоне', text: '12 дн. в салоне' },
    ],
    footerText: 'Можно поднять',
    footerIcon: CircleCheck,
    footerTone: 'success',
    footerAction: (
      <Button size="sm" variant="soft" icon={RefreshCw}>
        Поднять
      </Button>
    ),
    onSelectedChange: fn(),
    selectLabel: 'Выбрать Chevrolet Tracker',
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <MediaCard {...args} />
    </div>
  ),
} satisfies Meta<typeof MediaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { isSelected: true } };
/** Held with a pointer over the card: the checkbox comes into view. */
export const Hovered: Story = {
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[data-card]');
    await holdBrowserHover(card ? [card] : []);
    const checkbox = canvas.getByRole('checkbox').closest('label')?.parentElement;
    await waitFor(() => expect(checkbox).toHaveStyle({ opacity: '1' }));
  },
};
/** Another card is selected: every checkbox stays visible. */
export const Selecting: Story = { args: { isSelecting: true } };
/** The title is the link, the card has the ring. */
export const FocusVisible: Story = {
  parameters: { docs: { story: { autoplay: false } } },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[data-card]');
    const { boxShadow } = getComputedStyle(card ?? canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Chevrolet Tracker' })).toHaveFocus();
    await waitFor(() => expect(card).not.toHaveStyle({ boxShadow }));
  },
};
export const Declined: Story = {
  args: {
    badge: (
      <Badge tone="danger" icon={CircleX} isLifted>
        Отклонено
      </Badge>
    ),
    footerText: 'Фото 3: виден номер',
    footerIcon: CircleAlert,
    footerTone: 'danger',
    footerAction: <Button size="sm">Исправить</Button>,
  },
};
export const WithoutImage: Story = { args: { src: null, photoCount: 0, facts: [] } };
export const LongText: Story = {
  args: {
    title: 'Mercedes-Benz GLE Coupe AMG 53 4MATIC+ maxsus seriya, yangi avlod',
    specs: '2024 · 124 500 km · robotlashtirilgan uzatmalar qutisi · 3.0 l · to‘liq privod',
    price: '2 190 000 000 so‘m',
    priceNote: '181 000 shartli birlik',
    footerText: 'E’lon muddati ikki kundan keyin tugaydi, uni hozir uzaytiring',
    footerTone: 'warn',
    footerAction: <Button size="sm">Muddatni uzaytirish</Button>,
  },
};
/** The box, the title, the menu, the action; Space chooses. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onSelectedChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать Chevrolet Tracker' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Chevrolet Tracker' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ещё' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Поднять' })).toHaveFocus();
  },
};
