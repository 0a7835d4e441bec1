import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { icon } from '@karvon/ui/internal/icon-size';
import * as css from './ChatBubble.css';

/** An image of a message. */
export interface BubbleImage {
  /** Unique in the message. */
  id: string;
  /** Address of the image. Empty or broken: an icon replaces it. */
  src: string;
  /** Width of the original in pixels. It reserves the space of a single image. @default unknown: the place is 4 : 3 */
  width?: number;
  /** Height of the original in pixels. @default unknown: the place is 4 : 3 */
  height?: number;
}

export interface BubbleImagesProps {
  /** In order; the first ten are shown. */
  images: readonly BubbleImage[];
  /** Name of an image, counted from 1: «Фото 2 из 6». */
  label: (position: number, count: number) => string;
  /** Opens an image. Without it images cannot be opened. */
  onOpen: ((index: number) => void) | undefined;
}

/** The contract lets a message carry ten. */
const most = 10;
const columnsOf = (count: number) => (count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3);

/** Width to height of a lone image: within bounds, so that a panorama is not a line and a tower not a screen. */
function ratioOf({ width, height }: BubbleImage): number {
  const ratio = (width ?? 0) / (height ?? 0);
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(2, Math.max(0.75, ratio)) : 4 / 3;
}

/** The images of a message in a grid. Their space is reserved before they load. */
export function BubbleImages({ images, label, onOpen }: BubbleImagesProps) {
  const shown = images.slice(0, most);
  const columns = columnsOf(shown.length);
  const beyond = images.length - shown.length;
  return (
    <div className={css.grid} style={{ gridTemplateColumns: `repeat(${String(columns)}, 1fr)` }}>
      {shown.map((image, index) => (
        <Button
          key={image.id}
          className={css.tile}
          style={{ aspectRatio: shown.length === 1 ? ratioOf(image) : 1 }}
          aria-label={label(index + 1, images.length)}
          isDisabled={!onOpen}
          onPress={() => onOpen?.(index)}
        >
          <GridImage key={image.src} src={image.src} />
          {beyond > 0 && index === most - 1 && <span className={css.more}>+{beyond}</span>}
        </Button>
      ))}
    </div>
  );
}

function GridImage({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (src === '' || isBroken) return <ImageOff {...icon.lg} />;
  return (
    <img
      alt=""
      src={src}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={css.image}
      onError={() => setBroken(true)}
    />
  );
}
