import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { holdFocus } from '../../testing/held-states';
import { Gallery, type GalleryProps } from './Gallery';

const illustration = (ground: string, at: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><path fill="${ground}" d="M0 0h160v100H0z"/><path fill="#b3202f" d="M${String(20 - at * 6)} 70q0-14 22-17 14-16 38-16t36 16q22 3 24 17z"/><circle cx="48" cy="72" r="11"/><circle cx="112" cy="72" r="11"/></svg>`,
  )}`;

const labels: GalleryProps['labels'] = {
  viewer: 'Просмотр фото',
  close: 'Закрыть',
  previous: 'Предыдущее',
  next: 'Следующее',
  position: (position, count) => `${String(position)} из ${String(count)}`,
  broken: 'Фото не загрузилось',
  open: (position, count) => `Открыть фото ${String(position)} из ${String(count)}`,
  empty: 'Фото пока нет',
};

const meta = {
  title: 'Components/Media/Gallery',
  component: Gallery,
  args: {
    labels,
    images: ['#dbe4f3', '#e7e3da', '#d7ece8', '#f3e2d7', '#4a5262'].map((ground, at) => ({
      id: String(at),
      src: illustration(ground, at),
      name: `IMG_204${String(at)}.jpg`,
      alt: `Chevrolet Tracker, фото ${String(at + 1)}`,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button').slice(0, 3)),
};
export const Empty: Story = { args: { images: [] } };
export const Broken: Story = { args: { images: [{ id: 'a', src: '', alt: '' }] } };
export const LongText: Story = {
  args: {
    images: [],
    labels: { ...labels, empty: 'Bu e’longa hali birorta ham fotosurat qo‘shilmagan' },
  },
};
/** Arrows turn the big image, round the end too; Tab goes on to the small ones. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Открыть фото 1 из 5' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Открыть фото 2 из 5' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Открыть фото 5 из 5' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1 из 5' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Открыть фото 1 из 5' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '2 из 5' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Открыть фото 2 из 5' })).toBeVisible();
  },
};
