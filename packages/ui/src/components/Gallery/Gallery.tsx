import { CarFront, ImageOff, Image as ImageIcon } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { icon } from '../../private/icon-size';
import { scrollRow } from '../../private/scroll-row.css';
import { useLaterPart } from '../../private/use-later-part';
import { useScrollRow } from '../../private/use-scroll-row';
import { Badge } from '../Badge/Badge';
import type { ImageViewerProps, ViewerImage } from './ImageViewer';
import * as css from './Gallery.css';

// Loaded when the viewer is about to open: dialogs weigh more than a page of facts.
const loadViewer = async () => (await import('./ImageViewer')).ImageViewer;

export interface GalleryProps {
  /** In order, the cover first. */
  images: readonly ViewerImage[];
  /** Texts of the gallery and of the viewer that it opens. */
  labels: ImageViewerProps['labels'] & {
    /** Name of the large image: «Открыть фото 2 из 6». */
    open: (position: number, count: number) => string;
    /** Message if there are no images. */
    empty: string;
  };
}

/** The images of a detail page: a large one, thumbnails below, and a full-screen viewer. */
export function Gallery({ images, labels }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { part: ImageViewer, prepare, need } = useLaterPart(loadViewer);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const count = images.length;
  // Images can be removed while the viewer is open.
  const at = Math.min(index, Math.max(0, count - 1));
  const image = images[at];
  const thumbs = useScrollRow<HTMLDivElement>(image?.id);

  if (!image) {
    return (
      <div className={css.stage}>
        <div className={css.empty}>
          <CarFront size={48} strokeWidth={1.25} aria-hidden />
          {labels.empty}
        </div>
      </div>
    );
  }

  const isBroken = !image.src || broken.has(image.id);
  const name = labels.open(at + 1, count);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    setIndex((at + by + count) % count);
  };
  return (
    <div className={css.gallery}>
      <div className={css.stage}>
        <Button
          className={css.open}
          aria-label={isBroken ? `${name}. ${labels.broken}` : name}
          onHoverStart={prepare}
          onFocus={prepare}
          onPress={() => {
            setOpen(true);
            need(() => setOpen(false));
          }}
          onKeyDown={onKeyDown}
        >
          {isBroken ? (
            <>
              <ImageOff size={48} strokeWidth={1.25} aria-hidden />
              {labels.broken}
            </>
          ) : (
            <img
              key={image.id}
              className={css.photo}
              src={image.src}
              alt={image.alt}
              draggable={false}
              onError={() => setBroken((known) => new Set(known).add(image.id))}
            />
          )}
        </Button>
        <span className={css.count} aria-hidden>
          <Badge tone="photo" icon={ImageIcon}>
            {labels.position(at + 1, count)}
          </Badge>
        </span>
      </div>
      {count > 1 && (
        <div ref={thumbs} className={`${scrollRow} ${css.thumbs}`}>
          {images.map((one, place) => (
            <Thumb
              key={one.id}
              image={one}
              label={labels.position(place + 1, count)}
              isCurrent={place === at}
              onPress={() => setIndex(place)}
            />
          ))}
        </div>
      )}
      {/* Stays mounted while closed, for its exit animation. */}
      {ImageViewer && (
        <ImageViewer
          images={images}
          index={at}
          onIndexChange={setIndex}
          isOpen={isOpen}
          onOpenChange={setOpen}
          labels={labels}
        />
      )}
    </div>
  );
}

interface ThumbProps {
  image: ViewerImage;
  label: string;
  isCurrent: boolean;
  onPress: () => void;
}

function Thumb({ image, label, isCurrent, onPress }: ThumbProps) {
  const src = image.thumb ?? image.src;
  const [isBroken, setBroken] = useState(!src);
  return (
    <Button
      className={css.thumb}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      onPress={onPress}
    >
      {isBroken ? (
        <ImageOff {...icon.sm} />
      ) : (
        <img
          className={css.photo}
          src={src}
          alt=""
          loading="lazy"
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
    </Button>
  );
}
