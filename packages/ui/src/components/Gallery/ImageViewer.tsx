import { ChevronLeft, ChevronRight, ImageOff, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type CSSProperties } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { icon } from '../../private/icon-size';
import { scrollRow } from '../../private/scroll-row.css';
import { useScrollRow } from '../../private/use-scroll-row';
import * as styles from './ImageViewer.css';
import { useTurning } from './use-turning';
import { useZoom } from './use-zoom';

/** An image of the viewer. */
export interface ViewerImage {
  /** Unique among the images. */
  id: string;
  /** The large image. */
  src: string;
  /** The thumbnail. @default `src` */
  thumb?: string;
  /** The file's name, shown at the top. */
  name?: string | null;
  /** Description of the image. */
  alt: string;
}

export interface ImageViewerProps {
  /** In order; without images it does not open. */
  images: readonly ViewerImage[];
  /** Position of the current image, from 0; it wraps around. */
  index: number;
  /** Called with the position of the next image, always within the list. */
  onIndexChange: (index: number) => void;
  /** True while open, controlled with `onOpenChange`. */
  isOpen: boolean;
  /** Called to close it: Escape or the Close button. */
  onOpenChange: (isOpen: boolean) => void;
  /** All texts of the viewer. */
  labels: {
    /** Name of the viewer for screen readers. */
    viewer: string;
    /** Name of the Close button: «Закрыть». */
    close: string;
    /** Name of the Previous button: «Предыдущее фото». */
    previous: string;
    /** Name of the Next button: «Следующее фото». */
    next: string;
    /** Name of the button that enlarges the image: «Приблизить». */
    zoomIn: string;
    /** Name of the same button while the image is enlarged: «Отдалить». */
    zoomOut: string;
    /** «2 из 6», from 1. */
    position: (position: number, count: number) => string;
    /** Message if an image does not load. */
    broken: string;
  };
}

/**
 * The full-screen view of a `Gallery`, also alone: photos of a message. Escape closes it; arrow keys and swipe change the image; Home and
 * End jump, and the first image follows the last. Wheel, pinch, double tap and the keys +, − and 0 zoom; a zoomed image can be moved.
 */
export function ImageViewer({
  images,
  index,
  onIndexChange,
  isOpen,
  onOpenChange,
  labels,
}: ImageViewerProps) {
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen && images.length > 0}
      onOpenChange={onOpenChange}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label={labels.viewer}>
          <Viewer
            images={images}
            index={wrap(index, images.length)}
            onIndexChange={onIndexChange}
            onClose={() => onOpenChange(false)}
            labels={labels}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Converts a number to a position in the list; anything that is not a number becomes the first. */
const wrap = (index: number, count: number): number => {
  const integerIndex = Math.trunc(index) || 0;
  return count > 0 ? ((integerIndex % count) + count) % count : 0;
};

interface ViewerProps extends Pick<
  ImageViewerProps,
  'images' | 'index' | 'onIndexChange' | 'labels'
> {
  onClose: () => void;
}

function Viewer({ images, index, onIndexChange, onClose, labels }: ViewerProps) {
  const image = images[index];
  const count = images.length;
  const thumbs = useScrollRow<HTMLDivElement>(image?.id);
  const turn = (by: -1 | 1) => onIndexChange(wrap(index + by, count));
  const { ref: stage, isZoomed, style, handlers, zoomIn, zoomOut, reset } = useZoom(image?.id);
  const turning = useTurning((by) => {
    // One finger pans an enlarged image.
    if (!isZoomed) turn(by);
  });

  useEffect(() => {
    for (const by of [1, -1]) {
      const src = images[wrap(index + by, images.length)]?.src;
      if (src) new Image().src = src;
    }
  }, [images, index]);

  // Handled on the window, because a click on the image takes the focus from the controls.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'Home') onIndexChange(0);
    else if (event.key === 'End') onIndexChange(count - 1);
    else if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  if (!image) return null;
  return (
    <div className={styles.viewer}>
      <div className={styles.top}>
        <span className={styles.name}>{image.name}</span>
        <span className={styles.position} aria-live="polite">
          {labels.position(index + 1, count)}
        </span>
        <Button
          className={styles.button}
          aria-label={isZoomed ? labels.zoomOut : labels.zoomIn}
          onPress={isZoomed ? reset : zoomIn}
        >
          {isZoomed ? <ZoomOut {...icon.lg} /> : <ZoomIn {...icon.lg} />}
        </Button>
        <Button autoFocus className={styles.button} aria-label={labels.close} onPress={onClose}>
          <X {...icon.lg} />
        </Button>
      </div>
      <div
        ref={stage}
        className={styles.stage}
        data-zoomed={isZoomed || undefined}
        onPointerDown={(event) => {
          turning.onPointerDown(event);
          handlers.onPointerDown(event);
        }}
        onPointerMove={handlers.onPointerMove}
        onPointerUp={(event) => {
          turning.onPointerUp(event);
          handlers.onPointerUp(event);
        }}
        onPointerCancel={(event) => {
          turning.onPointerCancel();
          handlers.onPointerCancel(event);
        }}
        onPointerLeave={handlers.onPointerCancel}
      >
        <SlideImage key={image.id} image={image} broken={labels.broken} style={style} />
        {count > 1 ? (
          <>
            <Button
              className={`${styles.button} ${styles.arrow}`}
              data-side="previous"
              aria-label={labels.previous}
              onPress={() => turn(-1)}
            >
              <ChevronLeft {...icon.lg} />
            </Button>
            <Button
              className={`${styles.button} ${styles.arrow}`}
              data-side="next"
              aria-label={labels.next}
              onPress={() => turn(1)}
            >
              <ChevronRight {...icon.lg} />
            </Button>
          </>
        ) : null}
      </div>
      {count > 1 ? (
        <div ref={thumbs} className={`${scrollRow} ${styles.thumbs}`}>
          {images.map((one, at) => (
            <Thumb
              key={one.id}
              image={one}
              label={labels.position(at + 1, count)}
              isCurrent={at === index}
              onPress={() => onIndexChange(at)}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function SlideImage({
  image,
  broken,
  style,
}: {
  image: ViewerImage;
  broken: string;
  style: CSSProperties;
}) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken || !image.src) {
    return (
      <div className={styles.broken}>
        <ImageOff size={48} strokeWidth={1.25} aria-hidden />
        {broken}
      </div>
    );
  }
  return (
    <img
      className={styles.photo}
      style={style}
      src={image.src}
      alt={image.alt}
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}

interface ThumbProps {
  image: ViewerImage;
  label: string;
  isCurrent: boolean;
  onPress: () => void;
}

function Thumb({ image, label, isCurrent, onPress }: ThumbProps) {
  const [isBroken, setBroken] = useState(false);
  // An empty address counts as missing.
  const src = image.thumb || image.src;
  return (
    <Button
      className={styles.thumb}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      excludeFromTabOrder={!isCurrent}
      onPress={onPress}
    >
      {isBroken || !src ? (
        <ImageOff {...icon.sm} />
      ) : (
        <img
          className={styles.thumbImage}
          src={src}
          alt=""
          draggable={false}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      )}
    </Button>
  );
}
