import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { holdFocus, holdHover } from '../../testing/held-states';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Gallery, type GalleryProps } from './Gallery';
import { ImageViewer, type ImageViewerProps } from './ImageViewer';

const illustration = (ground: string, at: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><path fill="${ground}" d="M0 0h160v100H0z"/><path fill="#b3202f" d="M${String(20 - at * 6)} 70q0-14 22-17 14-16 38-16t36 16q22 3 24 17z"/><circle cx="48" cy="72" r="11"/><circle cx="112" cy="72" r="11"/></svg>`,
  )}`;

const labels: GalleryProps['labels'] = {
  viewer: 'Просмотр фото',
  close: 'Закрыть',
  previous: 'Предыдущее',
  next: 'Следующее',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  position: (position, count) => `${String(position)} из ${String(count)}`,
  broken: 'Фото не загрузилось',
  open: (position, count) => `Открыть фото ${String(position)} из ${String(count)}`,
  empty: 'Фото пока нет',
};

const images = ['#dbe4f3', '#e7e3da', '#d7ece8', '#f3e2d7', '#4a5262'].map((ground, at) => ({
  id: String(at),
  src: illustration(ground, at),
  name: `IMG_204${String(at)}.jpg`,
  alt: `Chevrolet Tracker, фото ${String(at + 1)}`,
}));

const meta = {
  title: 'Components/Media/Gallery',
  component: Gallery,
  args: {
    labels,
    images,
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
type ViewerStory = StoryObj<ImageViewerProps>;
const viewerTools = async (thumbnail: string) => {
  const close = await screen.findByRole('button', { name: 'Закрыть' });
  await waitFor(() => expect(close).toHaveFocus());
  return ['Предыдущее', 'Следующее', thumbnail].map((name) => screen.getByRole('button', { name }));
};
export const Viewer = {
  parameters: { docs: { story: { height: '720px' } } },
  args: { images, labels, index: 1, isOpen: true, onOpenChange: fn(), onIndexChange: fn() },
  render: function Turned(args) {
    const [index, setIndex] = useState(args.index);
    return <ImageViewer {...args} index={index} onIndexChange={setIndex} />;
  },
  play: async () => {
    const viewer = await screen.findByRole('dialog');
    await waitFor(() => expect(viewer).toBeVisible());
  },
} satisfies ViewerStory;
export const ViewerHovered: ViewerStory = {
  ...Viewer,
  play: async () => holdHover(await viewerTools('1 из 5')),
};
export const ViewerFocusVisible: ViewerStory = {
  ...Viewer,
  play: async () => holdFocus(await viewerTools('2 из 5')),
};
/** As a dealer looks for scratches. */
export const ViewerZoomed: ViewerStory = {
  ...Viewer,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Приблизить' }));
    const zoomOut = await screen.findByRole('button', { name: 'Отдалить' });
    await waitFor(() => expect(zoomOut).toBeVisible());
  },
};
export const ViewerOne: ViewerStory = {
  ...Viewer,
  args: { ...Viewer.args, images: images.slice(0, 1) },
};
export const ViewerBroken: ViewerStory = {
  ...Viewer,
  args: {
    ...Viewer.args,
    images: images.map((image) => ({ ...image, src: 'data:image/png;base64,AAAA' })),
  },
};
export const ViewerLongText: ViewerStory = {
  ...Viewer,
  args: {
    ...Viewer.args,
    images: images.map((image) => ({
      ...image,
      name: `${'old_tomondan_olingan_surat_'.repeat(12)}.jpg`,
    })),
  },
};
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
export const ViewerKeyboard: ViewerStory = {
  ...Viewer,
  tags: ['keyboard'],
  play: async ({ args }) => {
    const close = await screen.findByRole('button', { name: 'Закрыть' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText('3 из 5')).toBeVisible());
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(screen.getByText('5 из 5')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const ViewerKeyboardAndBack: ViewerStory = {
  ...Viewer,
  tags: ['keyboard'],
  args: { ...Viewer.args, isOpen: false },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Sample>
        <Button onPress={() => setOpen(true)}>Открыть</Button>
        <ImageViewer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </Sample>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const opened = await screen.findByRole('dialog', { name: /Просмотр фото/ });
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opened).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
