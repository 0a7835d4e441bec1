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
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
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

const scaleOf = (image: HTMLElement) => new DOMMatrix(getComputedStyle(image).transform).a;
const shown = () => screen.getByRole('img', { name: /Фото/ });

it('viewer: the wheel zooms at the pointer, and the next image begins whole', async () => {
  await open();
  fireEvent.wheel(shown(), { deltaY: -300, clientX: 10, clientY: 200 });
  expect(scaleOf(shown())).toBeCloseTo(Math.exp(0.6), 2);
  // The point below the pointer stays there, so the image moves to the right.
  expect(new DOMMatrix(getComputedStyle(shown()).transform).e).toBeGreaterThan(0);
  fireEvent.wheel(shown(), { deltaY: 5000 });
  expect(scaleOf(shown())).toBe(1);
  fireEvent.wheel(shown(), { deltaY: -300 });
  await userEvent.keyboard('{ArrowRight}');
  expect(scaleOf(shown())).toBe(1);
});

it('viewer: keys and the button zoom, and 0 shows the image whole', async () => {
  await open();
  await userEvent.keyboard('++');
  expect(scaleOf(shown())).toBeCloseTo(2.25, 2);
  await userEvent.keyboard('-');
  expect(scaleOf(shown())).toBeCloseTo(1.5, 2);
  await userEvent.keyboard('0');
  expect(scaleOf(shown())).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Приблизить' }));
  expect(scaleOf(shown())).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('button', { name: 'Отдалить' }));
  expect(scaleOf(shown())).toBe(1);
});

const touch = (pointerId: number) => ({
  pointerId,
  pointerType: 'touch',
  isPrimary: pointerId === 1,
});

it('viewer: two fingers zoom, and one moves the image instead of turning it', async () => {
  await open();
  fireEvent.pointerDown(shown(), { ...touch(1), clientX: 300, clientY: 300 });
  fireEvent.pointerDown(shown(), { ...touch(2), clientX: 400, clientY: 300 });
  fireEvent.pointerMove(shown(), { ...touch(2), clientX: 500, clientY: 300 });
  expect(scaleOf(shown())).toBeCloseTo(2, 2);
  fireEvent.pointerUp(shown(), { ...touch(2), clientX: 500, clientY: 300 });
  fireEvent.pointerUp(shown(), { ...touch(1), clientX: 300, clientY: 300 });
  const before = new DOMMatrix(getComputedStyle(shown()).transform).e;
  fireEvent.pointerDown(shown(), { ...touch(1), clientX: 300, clientY: 300 });
  fireEvent.pointerMove(shown(), { ...touch(1), clientX: 200, clientY: 300 });
  fireEvent.pointerUp(shown(), { ...touch(1), clientX: 200, clientY: 300 });
  expect(new DOMMatrix(getComputedStyle(shown()).transform).e).toBeLessThan(before);
  expect(screen.queryByText('1 из 4')).not.toBeNull();
});

it('viewer: a double tap zooms in, and another one out', async () => {
  await open();
  const tap = () => {
    fireEvent.pointerDown(shown(), { ...touch(1), clientX: 300, clientY: 300 });
    fireEvent.pointerUp(shown(), { ...touch(1), clientX: 300, clientY: 300 });
  };
  tap();
  expect(scaleOf(shown())).toBe(1);
  tap();
  expect(scaleOf(shown())).toBeCloseTo(2.5, 2);
  tap();
  tap();
  expect(scaleOf(shown())).toBe(1);
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
