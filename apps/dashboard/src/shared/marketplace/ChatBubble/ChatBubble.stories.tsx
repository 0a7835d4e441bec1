import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { holdBrowserFocus, holdBrowserHover } from '@karvon/ui/testing/held-states';
import { ChatBubble, type BubbleImage, type BubbleLabels } from './ChatBubble';

const labels: BubbleLabels = {
  author: { in: 'Дилноза', out: 'Вы' },
  state: {
    sending: 'отправляется',
    sent: 'отправлено',
    read: 'прочитано',
    failed: 'не отправлено',
  },
  retry: 'повторить',
  discard: 'удалить',
  image: (position, count) => `Фото ${String(position)} из ${String(count)}`,
};

const image = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50"><rect width="80" height="50" fill="hsl(${String(hue)} 40% 60%)"/><path d="M10 40h60l-12-14H28z" fill="#fff8"/></svg>`,
  )}`;
const images = (count: number): BubbleImage[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    src: image(at * 36),
    width: 1600,
    height: 1000,
  }));

const meta = {
  title: 'Product parts/ChatBubble',
  component: ChatBubble,
  args: { side: 'in', text: 'Добрый день! Tracker ещё продаётся?', time: '18:04', labels },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 548 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

const ours = {
  side: 'out',
  text: 'Рассрочка есть: первый взнос 30 %, дальше 24 платежа по 7 665 000 сум.',
  time: '14:40',
} as const;

export const Default: Story = {};
export const Sending: Story = { args: { ...ours, state: 'sending' } };
export const Sent: Story = { args: { ...ours, state: 'sent' } };
export const Read: Story = { args: { ...ours, state: 'read' } };
export const Failed: Story = {
  args: { ...ours, state: 'failed', onRetry: fn(), onDiscard: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'удалить' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const Links: Story = {
  args: {
    text: 'Вот она: https://karvon.uz/avto/42 или +998 90 123 45 67.\nЖду.',
    isPhoneNumber: () => true,
  },
};
export const Hovered: Story = {
  args: Links.args,
  play: ({ canvas }) => holdBrowserHover(canvas.getAllByRole('link')),
};
export const FocusVisible: Story = {
  args: Links.args,
  play: ({ canvas }) => holdBrowserFocus(canvas.getByRole('link', { name: /karvon/ })),
};
export const OneImage: Story = { args: { text: '', images: images(1), onOpenImage: fn() } };
export const Images: Story = {
  args: { ...ours, state: 'sent', images: images(5), onOpenImage: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 2 из 5' }));
    await expect(args.onOpenImage).toHaveBeenCalledWith(1);
  },
};
export const TenImages: Story = { args: { text: '', images: images(10), onOpenImage: fn() } };
export const BrokenImage: Story = {
  args: { text: '', images: [{ id: '1', src: 'data:image/png;base64,AAAA' }] },
};
export const Empty: Story = { args: { text: '' } };
export const Arabic: Story = { args: { text: 'مرحبا، هل السيارة متاحة؟ \u202Ehttps://karvon.uz' } };
export const LongText: Story = {
  args: {
    ...ours,
    state: 'failed',
    onRetry: fn(),
    onDiscard: fn(),
    text: `Assalomu alaykum, ${'mashinangiznihaliyamsotilmaganmi'.repeat(10)} ertaga soat o‘n birda ko‘rishga borsam bo‘ladimi?`,
    labels: {
      ...labels,
      state: { ...labels.state, failed: 'yuborilmadi' },
      retry: 'qayta yuborish',
      discard: 'o‘chirish',
    },
  },
};
/** Images, then the two ways out of a failure; Enter and Space press them. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: {
    ...ours,
    state: 'failed',
    images: images(1),
    onOpenImage: fn(),
    onRetry: fn(),
    onDiscard: fn(),
  },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenImage).toHaveBeenCalledWith(0);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
