import { ImageOff, RotateCcw, X } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { icon } from '@karvon/ui/internal/icon-size';
import { useSettle, type Outcome } from '@karvon/ui/internal/outcome';
import { scrollRow } from '@karvon/ui/internal/scroll-row.css';
import { focusTo, focusToNeighbour } from '@karvon/ui/internal/use-focus-neighbour';
import { useScrollRow } from '@karvon/ui/internal/use-scroll-row';
import { Meter } from '@karvon/ui/Meter';
import type { ComposerAttachment, ComposerLabels } from './attachment';
import * as composer from './Composer.css';
import * as css from './Previews.css';

interface PreviewsProps {
  attachments: readonly ComposerAttachment[];
  labels: ComposerLabels;
  /** The field of the text: with the last image the focus goes to it. */
  field: RefObject<HTMLElement | null>;
  onRemove: ((id: string) => Outcome) | undefined;
  onRetry: ((id: string) => Outcome) | undefined;
}

/** The images that will be sent, in a row that scrolls horizontally. */
export function Previews({ attachments, labels, field, onRemove, onRetry }: PreviewsProps) {
  const settle = useSettle();
  const row = useScrollRow<HTMLUListElement>(undefined);
  const cross = focusTo(() => (row.current ? undefined : field.current));
  return (
    <ul ref={row} aria-label={labels.attachments} className={`${scrollRow} ${composer.previews}`}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={css.tile} data-state={attachment.state}>
          <PreviewState attachment={attachment} labels={labels} onRetry={onRetry} />
          {onRemove && (
            <Button
              ref={cross}
              className={css.remove}
              aria-label={labels.remove(attachment.name)}
              onPress={() => settle(onRemove(attachment.id))}
            >
              <X {...icon.xs} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PreviewStateProps extends Pick<PreviewsProps, 'labels' | 'onRetry'> {
  attachment: ComposerAttachment;
}

function PreviewState({ attachment, labels, onRetry }: PreviewStateProps) {
  const settle = useSettle();
  const { id, state, src, name, progress = 0, errorMessage } = attachment;
  switch (state) {
    case 'uploading':
      return (
        <>
          <Thumb key={src} src={src} name={name} />
          <span className={css.progress}>
            <Meter role="progressbar" value={progress} aria-label={name} />
          </span>
        </>
      );
    case 'failed':
      return (
        <>
          <Button
            ref={focusToNeighbour}
            className={css.retry}
            aria-label={labels.retry(name)}
            isDisabled={!onRetry}
            onPress={() => settle(onRetry?.(id))}
          >
            <RotateCcw {...icon.sm} />
          </Button>
          <span className={css.reason} title={errorMessage}>
            {errorMessage ?? name}
          </span>
        </>
      );
    case 'ready':
      return <Thumb key={src} src={src} name={name} />;
    default:
      return state satisfies never;
  }
}

function Thumb({ src, name }: { src: string; name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (src === '' || isBroken) return <ImageOff {...icon.lg} />;
  return <img alt={name} src={src} className={css.image} onError={() => setBroken(true)} />;
}
