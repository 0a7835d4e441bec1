import { act, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { Gallery, type GalleryProps } from './Gallery';

const labels: GalleryProps['labels'] = {
  viewer: 'Просмотр',
  close: 'Закрыть',
  previous: 'Назад',
  next: 'Вперёд',
  position: (position, count) => `${String(position)} из ${String(count)}`,
  broken: 'Не загрузилось',
  open: (position, count) => `Открыть ${String(position)} из ${String(count)}`,
  empty: 'Фото нет',
};
const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const images = ['a', 'b', 'c'].map((id) => ({ id, src, alt: id }));

it('turns by arrows round the end, and by the small images', async () => {
  render(<Gallery images={images} labels={labels} />);
  act(() => screen.getByRole('button', { name: 'Открыть 1 из 3' }).focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Открыть 3 из 3' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '2 из 3' }));
  expect(screen.getByRole('button', { name: 'Открыть 2 из 3' })).toBeTruthy();
});

it('opens the viewer at its image', async () => {
  render(<Gallery images={images} labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: '3 из 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Открыть 3 из 3' }));
  const viewer = await screen.findByRole('dialog', { name: 'Просмотр' });
  expect(viewer.textContent).toContain('3 из 3');
});

it('stays within the list when images go, and says when there are none', async () => {
  const { rerender } = render(<Gallery images={images} labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: '3 из 3' }));
  rerender(<Gallery images={images.slice(0, 1)} labels={labels} />);
  expect(screen.getByRole('button', { name: 'Открыть 1 из 1' })).toBeTruthy();
  rerender(<Gallery images={[]} labels={labels} />);
  expect(screen.getByText('Фото нет')).toBeTruthy();
});
