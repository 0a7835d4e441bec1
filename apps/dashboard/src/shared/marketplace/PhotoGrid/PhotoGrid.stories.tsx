import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useSample } from '@karvon/ui/testing/SampleTexts';
import { holdBrowserHover, holdFocus } from '@karvon/ui/testing/held-states';
import { PhotoGrid, type Photo, type PhotoGridLabels, type PhotoGridProps } from './PhotoGrid';

const illustration = (ground: string, at: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><path fill="${ground}" d="M0 0h160v100H0z"/><path fill="#b3202f" d="M${String(20 - at * 9)} 70q0-14 22-17 14-16 38-16t36 16q22 3 24 17z"/><circle cx="48" cy="72" r="11"/><circle cx="112" cy="72" r="11"/></svg>`,
  )}`;

const ready: Photo[] = ['#dbe4f3', '#e7e3da', '#d7ece8', '#f3e2d7', '#4a5262'].map(
  (ground, at) => ({
    id: `photo-${String(at)}`,
    state: 'ready',
    src: illustration(ground, at),
    name: `IMG_204${String(at)}.jpg`,
  }),
);

const ru: PhotoGridLabels = {
  list: 'Фото',
  cover: 'Обложка',
  add: 'Добавить',
  drop: 'Отпустите',
  hint: 'JPEG, PNG или WebP до 15 МБ, до 30 фото',
  retry: 'Повторить',
  remove: (position) => `Убрать фото ${String(position)}`,
  open: (position) => `Открыть фото ${String(position)}`,
  move: (position, count) => `Переместить фото ${String(position)} из ${String(count)}`,
  moveHelp: 'Enter поднимает фото, стрелки двигают, Enter ставит, Escape возвращает',
  moveBack: 'Раньше',
  moveForward: 'Позже',
  place: 'Поставить',
  lifted: (position, count) => `Фото поднято, место ${String(position)} из ${String(count)}`,
  moved: (position, count) => `Место ${String(position)} из ${String(count)}`,
  placed: (position, count) => `Фото стоит на месте ${String(position)} из ${String(count)}`,
  cancelled: (position) => `Фото осталось на месте ${String(position)}`,
};

function Example(args: PhotoGridProps) {
  const [items, setItems] = useState(args.items);
  const sample = useSample();
  return (
    <div style={{ maxWidth: 560 }}>
      <PhotoGrid
        {...args}
        items={sample(items)}
        onReorder={(ids) =>
          setItems((now) => ids.flatMap((id) => now.find((one) => one.id === id) ?? []))
        }
        onRemove={(id) => setItems((now) => now.filter((one) => one.id !== id))}
      />
    </div>
  );
}

const meta = {
  title: 'Product parts/PhotoGrid',
  component: PhotoGrid,
  render: (args) => <Example {...args} />,
  args: {
    labels: ru,
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    maxItems: 30,
    onReorder: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onOpen: fn(),
    items: [
      ...ready,
      {
        id: 'sending',
        state: 'uploading',
        name: 'IMG_2041.jpg',
        progress: 0.64,
        loadedText: '1,4 из 2,2 МБ',
      },
      { id: 'failed', state: 'failed', name: 'IMG_2042.jpg', errorMessage: 'Не загрузилось' },
    ],
  },
} satisfies Meta<typeof PhotoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { items: [] } };
export const Invalid: Story = { args: { items: [], errorMessage: 'Добавьте хотя бы одно фото' } };
export const One: Story = { args: { items: ready.slice(0, 1) } };
export const Full: Story = { args: { items: ready, maxItems: 5 } };
/** The pointer on a photo brings its cross into view; the cover's is always there. */
export const Hovered: Story = {
  parameters: { docs: { story: { autoplay: false } } },
  play: async ({ canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Убрать фото 2' });
    await expect(cross).toHaveStyle({ opacity: '0' });
    await holdBrowserHover(cross.parentElement ? [cross.parentElement] : []);
    await waitFor(() => expect(cross).toHaveStyle({ opacity: '1' }));
  },
};
/** The photo, the handle that lifts it, the Remove button. */
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button').slice(0, 3)),
};
/** Held while it waits for arrows: what puts it down, and where it may go. */
export const Lifted: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Переместить фото 2 из 7' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Поставить' })).toHaveFocus();
    await expect(canvas.getByText('Место 3 из 7')).toBeInTheDocument();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Broken: Story = {
  args: {
    items: [
      { id: 'a', state: 'ready', src: null },
      { id: 'b', state: 'ready', src: 'data:image/png,broken' },
      { id: 'c', state: 'uploading', progress: Number.NaN },
      { id: 'd', state: 'failed' },
    ],
  },
};
export const LongText: Story = {
  args: {
    labels: { ...ru, cover: 'Muqova', add: 'Fotosurat qo‘shish', retry: 'Qayta urinish' },
    items: [
      ...ready.slice(0, 2),
      {
        id: 'sending',
        state: 'uploading',
        name: 'Avtomobilning old tomondan olingan surati (1) nusxa.jpeg',
        progress: 0.2,
        loadedText: '12,4 MB dan 2,2 MB yuborildi',
      },
      {
        id: 'failed',
        state: 'failed',
        errorMessage: 'Fayl yuborilmadi: aloqa uzildi, birozdan so‘ng qayta urinib ko‘ring',
      },
    ],
  },
};
/** Enter lifts, an arrow moves, Enter puts down; Escape takes it back. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const handle = (position: number) =>
      canvas.getByRole('button', { name: `Переместить фото ${String(position)} из 7` });
    handle(1).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Фото поднято, место 1 из 7')).toBeInTheDocument();
    const isSaid = (text: string) => expect(canvas.getByText(text)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await isSaid('Место 2 из 7');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await isSaid('Место 2 из 7');
    await userEvent.keyboard('{Home}');
    await isSaid('Место 1 из 7');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByText('Место 1 из 7')).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await isSaid('Место 1 из 7');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect(handle(2)).toHaveFocus();
    // Space lifts as Enter does; what Tab leaves falls back to its place.
    await userEvent.keyboard(' ');
    await isSaid('Фото поднято, место 2 из 7');
    await userEvent.keyboard('{End}{Escape}');
    await expect(handle(2)).toHaveFocus();
    await userEvent.keyboard('{Enter}{End}');
    await isSaid('Место 7 из 7');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => isSaid('Фото осталось на месте 2'));
  },
};
