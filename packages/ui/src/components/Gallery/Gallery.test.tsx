import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { Button } from '../Button/Button';
import { Gallery, type GalleryProps } from './Gallery';
import { ImageViewer } from './ImageViewer';

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

const photo = (at: number, source = src) => ({
  id: `${at}`,
  src: source,
  name: `photo_${at}.jpg`,
  alt: `Фото ${at}`,
});
const four = [1, 2, 3, 4].map((at) => photo(at));

function Page({ images = four }: { images?: typeof four }) {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Открыть</Button>
      <ImageViewer
        images={images}
        index={index}
        onIndexChange={setIndex}
        isOpen={isOpen}
        onOpenChange={setOpen}
        labels={labels}
      />
    </>
  );
}

async function open(images?: typeof four) {
  render(<Page images={images} />);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
  await screen.findByRole('dialog', { name: 'Просмотр' });
}

it('viewer: arrows turn and wrap, Home and End jump, Escape closes and gives the focus back', async () => {
  await open();
  expect(screen.queryByText('1 из 4')).not.toBeNull();
  expect(screen.queryByText('photo_1.jpg')).not.toBeNull();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByText('4 из 4')).not.toBeNull();
  expect(screen.queryByText('photo_4.jpg')).not.toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.queryByText('1 из 4')).not.toBeNull();
  await userEvent.keyboard('{End}');
  expect(screen.queryByText('4 из 4')).not.toBeNull();
  await userEvent.keyboard('{Home}');
  expect(screen.queryByText('1 из 4')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Открыть'));
});

it('viewer: keys work after a click on the image, buttons and thumbnails too', async () => {
  await open();
  await userEvent.click(screen.getByRole('img', { name: 'Фото 1' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.queryByText('2 из 4')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Вперёд' }));
  expect(screen.queryByText('3 из 4')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
  expect(screen.queryByText('2 из 4')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '4 из 4' }));
  expect(screen.queryByText('photo_4.jpg')).not.toBeNull();
});

it('viewer: one push of the wheel turns one image', async () => {
  await open();
  const stage = screen.getByRole('img', { name: 'Фото 1' });
  act(() => {
    for (let push = 0; push < 5; push += 1) fireEvent.wheel(stage, { deltaY: 100 });
  });
  expect(screen.queryByText('2 из 4')).not.toBeNull();
});

it.each([
  [-120, 0, '2 из 4'],
  [120, 0, '4 из 4'],
  [-20, 0, '1 из 4'],
  [-80, 200, '1 из 4'],
])('viewer: a touch that travels %i, %i', async (x, y, where) => {
  await open();
  const stage = screen.getByRole('img', { name: 'Фото 1' });
  const touch = { pointerId: 5, pointerType: 'touch', isPrimary: true };
  fireEvent.pointerDown(stage, { ...touch, clientX: 300, clientY: 300 });
  fireEvent.pointerUp(stage, { ...touch, clientX: 300 + x, clientY: 300 + y });
  expect(screen.queryByText(where)).not.toBeNull();
});

it('viewer: Tab stays inside', async () => {
  await open();
  for (let step = 0; step < 6; step += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  }
});

it('viewer: an image that does not load says so, and the next one shows', async () => {
  await open([photo(1, 'data:image/png;base64,AAAA'), photo(2)]);
  await screen.findByText('Не загрузилось');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Фото 2' })).toBeTruthy();
});

it('viewer: without images nothing opens', async () => {
  render(<Page images={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
