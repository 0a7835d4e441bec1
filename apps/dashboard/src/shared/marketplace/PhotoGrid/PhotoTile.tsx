import {
  Check,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  GripVertical,
  ImageOff,
  Star,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { icon } from '@karvon/ui/internal/icon-size';
import { Badge } from '@karvon/ui/Badge';
import { Button as ActionButton } from '@karvon/ui/Button';
import { Meter } from '@karvon/ui/Meter';
import { focusToNeighbour } from '@karvon/ui/internal/use-focus-neighbour';
import type { Photo, PhotoGridLabels } from './photo';
import * as css from './PhotoGrid.css';

interface PhotoTileProps {
  photo: Photo;
  /** From 1, where it is on screen. */
  position: number;
  count: number;
  isLifted: boolean;
  /** Read-only. */
  isLocked: boolean;
  helpId: string;
  labels: PhotoGridLabels;
  /** Without it photos cannot be opened. */
  onOpen: (() => void) | undefined;
  onRemove: () => void;
  onRetry: () => void;
  onToggle: () => void;
  onStep: (by: -1 | 1) => void;
}

/** The inside of a place in the grid, by the photo's state. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, position, labels, isLocked, onRemove, onRetry } = props;
  const remove = !isLocked && (
    <Tool kind="remove" icon={X} label={labels.remove(position)} onPress={onRemove} />
  );
  switch (photo.state) {
    case 'uploading':
      return (
        <div className={css.uploading}>
          <span className={css.name}>{photo.name}</span>
          <Meter
            role="progressbar"
            value={photo.progress ?? 0}
            aria-label={photo.name ?? labels.list}
            valueText={photo.loadedText}
          />
          <span className={css.loaded}>{photo.loadedText}</span>
          {remove}
        </div>
      );
    case 'failed':
      return (
        <div className={css.failed}>
          <CircleAlert {...icon.sm} className={css.failedIcon} />
          <span className={css.reason} title={photo.name ?? undefined}>
            {photo.errorMessage ?? photo.name}
          </span>
          {photo.canRetry !== false && !isLocked && (
            <span className={css.retry}>
              <ActionButton
                ref={focusToNeighbour}
                variant="danger-ghost"
                size="sm"
                onPress={onRetry}
              >
                {labels.retry}
              </ActionButton>
            </span>
          )}
          {remove}
        </div>
      );
    case 'ready':
      return <ReadyTile {...props}>{remove}</ReadyTile>;
    default:
      return photo.state satisfies never;
  }
}

function ReadyTile({
  photo,
  position,
  count,
  isLifted,
  isLocked,
  helpId,
  labels,
  onOpen,
  onToggle,
  onStep,
  children,
}: PhotoTileProps & { children: ReactNode }) {
  return (
    <>
      <Button
        className={css.open}
        aria-label={labels.open(position)}
        isDisabled={!onOpen}
        onPress={onOpen}
      >
        <TileImage key={photo.src} src={photo.src} />
      </Button>
      {position === 1 && (
        <span className={css.cover}>
          <Badge tone="accent" icon={Star} isLifted>
            {labels.cover}
          </Badge>
        </span>
      )}
      {!isLifted && children}
      {!isLocked && (
        <span className={css.tools}>
          {isLifted && (
            <Tool
              kind="step"
              icon={ChevronLeft}
              label={labels.moveBack}
              isDisabled={position === 1}
              onPress={() => onStep(-1)}
            />
          )}
          <Tool
            kind="handle"
            icon={isLifted ? Check : GripVertical}
            label={isLifted ? labels.place : labels.move(position, count)}
            helpId={helpId}
            isOn={isLifted}
            onPress={onToggle}
          />
          {isLifted && (
            <Tool
              kind="step"
              icon={ChevronRight}
              label={labels.moveForward}
              isDisabled={position === count}
              onPress={() => onStep(1)}
            />
          )}
        </span>
      )}
    </>
  );
}

function TileImage({ src }: { src: string | null | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (!src || isBroken) return <ImageOff {...icon.lg} />;
  return (
    <img
      alt=""
      src={src}
      draggable={false}
      decoding="async"
      className={css.image}
      onError={() => setBroken(true)}
    />
  );
}

interface ToolProps {
  kind: 'remove' | 'handle' | 'step';
  icon: LucideIcon;
  label: string;
  helpId?: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

function Tool({ kind, icon: Icon, label, helpId, isOn, isDisabled, onPress }: ToolProps) {
  return (
    <Button
      ref={kind === 'remove' ? focusToNeighbour : undefined}
      className={css.tool({ kind, isOn })}
      aria-label={label}
      aria-describedby={helpId}
      isDisabled={isDisabled}
      onPress={onPress}
      data-handle={kind === 'handle' || undefined}
      data-still={kind === 'handle' ? undefined : true}
    >
      <Icon {...(kind === 'remove' ? icon.xs : icon.sm)} />
    </Button>
  );
}
