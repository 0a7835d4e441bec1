import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChatBubble, type BubbleLabels } from './ChatBubble';

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
const base = { time: '14:38', labels };

it('gives screen readers who speaks, when, and that it was read', () => {
  const { container } = render(<ChatBubble {...base} side="out" text="Да" state="read" />);
  expect(container.textContent).toBe('Вы: Да 14:38прочитано');
});

it('a failed one can be sent again and taken away', async () => {
  const onRetry = vi.fn<() => void>();
  const onDiscard = vi.fn<() => void>();
  render(
    <ChatBubble
      {...base}
      side="out"
      text="Да"
      state="failed"
      onRetry={onRetry}
      onDiscard={onDiscard}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'повторить' }));
  screen.getByRole('button', { name: 'удалить' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  expect(onDiscard).toHaveBeenCalledOnce();
});

it('markup stays text, and only web and telephone addresses lead anywhere', () => {
  const { container } = render(
    <ChatBubble
      {...base}
      side="in"
      text={'<img src=x onerror=alert(1)> javascript:alert(1) https://karvon.uz'}
    />,
  );
  expect(container.querySelector('img')).toBeNull();
  const [link, ...others] = screen.getAllByRole('link');
  expect(link?.getAttribute('href')).toBe('https://karvon.uz/');
  expect(link?.getAttribute('rel')).toContain('noopener');
  expect(others).toEqual([]);
});

it('a word of 300 letters breaks within the bubble', () => {
  const { container } = render(
    <div style={{ width: 320 }}>
      <ChatBubble {...base} side="in" text={'ш'.repeat(300)} />
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(320);
});

it('keeps line breaks, and letters read from right to left in their own order', () => {
  render(<ChatBubble {...base} side="in" text={'раз\nдва'} />);
  const content = screen.getByText(/раз/);
  const tops = new Set([...content.getClientRects()].map(({ top }) => top));
  expect(tops.size).toBe(2);
  expect(getComputedStyle(content).unicodeBidi).toBe('isolate');
});

it('an image that does not load leaves its place and can still be opened', async () => {
  const onOpenImage = vi.fn<(index: number) => void>();
  render(
    <ChatBubble
      {...base}
      side="in"
      images={[{ id: '1', src: 'data:image/png;base64,AAAA', width: 200, height: 100 }]}
      onOpenImage={onOpenImage}
    />,
  );
  const tile = screen.getByRole('button', { name: 'Фото 1 из 1' });
  const before = tile.getBoundingClientRect();
  await expect.poll(() => tile.querySelector('svg')).not.toBeNull();
  expect(tile.getBoundingClientRect().height).toBe(before.height);
  expect(before.width / before.height).toBeCloseTo(2, 1);
  await userEvent.click(tile);
  expect(onOpenImage).toHaveBeenCalledWith(0);
});

it('shows its time whole, beside the text and on a line of its own', () => {
  for (const width of [180, 200, 220, 240, 260]) {
    const { container, unmount } = render(
      <div style={{ width }}>
        <ChatBubble {...base} side="out" text="Один владелец, книжка на месте" state="read" />
      </div>,
    );
    const time = container.querySelector('time')?.getBoundingClientRect();
    const content = container.querySelector('time')?.parentElement?.parentElement;
    const contentBox = content?.getBoundingClientRect();
    expect(time?.bottom, `${String(width)} px`).toBeLessThanOrEqual(
      (contentBox?.bottom ?? 0) + 0.5,
    );
    unmount();
  }
});
