import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { holdFocus, holdHover } from '../../testing/held-states';
import { ImageViewer } from './ImageViewer';

const illustration = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="hsl(${hue} 30% 80%)"/><rect x="350" y="450" width="900" height="250" rx="90" fill="hsl(${hue} 60% 45%)"/><circle cx="550" cy="700" r="100"/><circle cx="1050" cy="700" r="100"/></svg>`,
  )}`;

const sides = ['side', 'front', 'rear', 'wheel', 'dusk', 'salon'];
const images = sides.map((side, at) => ({
  id: side,
  src: illustration(at * 55),
  name: `tracker_${side}.jpg`,
  alt: `Chevrolet Tracker, фото ${at + 1}`,
}));

const meta = {
  title: 'Components/Media/ImageViewer',
  component: ImageViewer,
  args: {
    images,
    index: 1,
    isOpen: true,
    onOpenChange: fn(),
    onIndexChange: fn(),
    labels: {
      viewer: 'Просмотр фото',
      close: 'Закрыть',
      previous: 'Предыдущее фото',
      next: 'Следующее фото',
      position: (position: number, count: number) => `${position} из ${count}`,
      broken: 'Фото не загрузилось',
    },
  },
  render: function Turned(args) {
    const [index, setIndex] = useState(args.index);
    return <ImageViewer {...args} index={index} onIndexChange={setIndex} />;
  },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const tools = async (thumbnail: string) => {
  const close = await screen.findByRole('button', { name: 'Закрыть' });
  await waitFor(() => expect(close).toHaveFocus());
  return ['Предыдущее фото', 'Следующее фото', thumbnail].map((name) =>
    screen.getByRole('button', { name }),
  );
};
export const Hovered: Story = { play: async () => holdHover(await tools('1 из 6')) };
export const FocusVisible: Story = { play: async () => holdFocus(await tools('2 из 6')) };
export const One: Story = { args: { images: images.slice(0, 1) } };
export const Broken: Story = {
  args: { images: images.map((image) => ({ ...image, src: 'data:image/png;base64,AAAA' })) },
};
export const Empty: Story = { args: { images: [] } };
export const LongText: Story = {
  args: {
    images: images.map((image) => ({
      ...image,
      name: `${'old_tomondan_olingan_surat_'.repeat(12)}.jpg`,
    })),
  },
};
/** Arrows turn it round the end, Home and End jump, Escape asks to close. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args }) => {
    const close = await screen.findByRole('button', { name: 'Закрыть' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText('3 из 6')).toBeVisible());
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(screen.getByText('6 из 6')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** Escape closes it and gives the focus back to the button that opened it. */
export const KeyboardAndBack: Story = {
  tags: ['keyboard'],
  args: { isOpen: false },
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
