import { useId, useRef } from 'react';
import { FileDrop, type FileRejection } from '@karvon/ui/FileDrop';
import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import type { Photo, PhotoGridLabels } from './photo';
import * as css from './PhotoGrid.css';
import { PhotoTile } from './PhotoTile';
import { usePhotoOrder } from './use-photo-order';

export type { Photo, PhotoGridLabels } from './photo';
export type { FileRejection } from '@karvon/ui/FileDrop';
import { useIsLocked } from '@karvon/ui/internal/form-lock';
import { useSettle, type Outcome } from '@karvon/ui/internal/outcome';
import { warnDoubled } from '@karvon/ui/internal/warn-once';

export interface PhotoGridProps {
  /** In order; the first is the cover. */
  items: readonly Photo[];
  /** All texts of the grid, also the announced ones. */
  labels: PhotoGridLabels;
  /** Called once with all ids in their new order, when a photo is dropped. */
  onReorder: (ids: string[]) => Outcome;
  /** Called immediately, without confirmation. */
  onRemove: (id: string) => Outcome;
  /** Uploads a failed photo again. */
  onRetry: (id: string) => Outcome;
  /** Called with files of a valid type and size, up to the maximum. */
  onAdd: (files: File[]) => Outcome;
  /** Called with rejected files and their reasons. */
  onReject?: (rejections: FileRejection[]) => Outcome;
  /** Opens the photo at a position, from 0. Without it photos are not clickable. */
  onOpen?: (index: number) => Outcome;
  /** MIME types, `image/*` or file extensions. @default every file */
  accept?: readonly string[];
  /** Maximum file size in bytes. @default no limit */
  maxBytes?: number;
  /** Maximum number of photos; then the Add tile is hidden. @default no limit */
  maxItems?: number;
  /** Error message below the empty tile. */
  errorMessage?: string | null;
  /** Photos can be viewed, but not added, moved, removed or uploaded again. @default false */
  isDisabled?: boolean;
}

/**
 * Photos that can be sorted. A mouse drags a photo, touch drags its handle. Enter or a tap on the handle picks it up, arrow
 * keys or buttons move it, Enter drops it, Escape cancels.
 */
export function PhotoGrid({
  items,
  labels,
  onReorder,
  onRemove,
  onRetry,
  onAdd,
  onReject,
  onOpen,
  accept,
  maxBytes,
  maxItems = Infinity,
  errorMessage,
  isDisabled = false,
}: PhotoGridProps) {
  const helpId = useId();
  const settle = useSettle();
  const isLocked = useIsLocked(isDisabled);
  const ids = items.map(({ id }) => id);
  if (import.meta.env.DEV) warnDoubled('PhotoGrid', 'items', ids);
  const list = useRef<HTMLUListElement>(null);
  const grid = usePhotoOrder(list, ids, (order) => settle(onReorder(order)), labels, isLocked);
  const free = maxItems - items.length;
  const isEmpty = items.length === 0;

  const add = free > 0 && (isEmpty || !isLocked) && (
    <FileDrop
      shape={isEmpty ? 'landscape' : 'tile'}
      label={labels.add}
      dropLabel={labels.drop}
      hint={isEmpty ? labels.hint : undefined}
      errorMessage={isEmpty ? errorMessage : undefined}
      accept={accept}
      maxBytes={maxBytes}
      maxFiles={free}
      isMultiple
      isDisabled={isLocked}
      onSelect={onAdd}
      onReject={onReject}
    />
  );
  if (isEmpty) return add || null;

  return (
    <div>
      <VisuallyHidden id={helpId}>{labels.moveHelp}</VisuallyHidden>
      <div aria-live="assertive" aria-atomic>
        <VisuallyHidden>{grid.announcement}</VisuallyHidden>
      </div>
      <ul ref={list} className={css.grid} aria-label={labels.list}>
        {items.map((photo) => {
          const { id } = photo;
          const at = grid.order.indexOf(id);
          const isLifted = grid.liftedId === id;
          const isDragged = isLifted && grid.isByPointer;
          return (
            <li
              key={id}
              data-photo
              data-cover={at === 0 || undefined}
              className={css.place({ isCover: at === 0 })}
              // The document keeps its order while a photo moves: the focus and the touch stay on it.
              style={{ order: at }}
            >
              <div
                role="presentation"
                className={css.tile({ isLifted, isDragged })}
                onKeyDownCapture={isLifted ? grid.onKeyDown : undefined}
                onBlur={(event) => {
                  if (!isLifted || isDragged) return;
                  if (!event.currentTarget.contains(event.relatedTarget)) grid.cancel();
                }}
                onPointerDownCapture={
                  photo.state === 'ready' && !isLocked
                    ? (event) => grid.onPointerDown(event, id)
                    : undefined
                }
              >
                <PhotoTile
                  photo={photo}
                  position={at + 1}
                  count={items.length}
                  isLifted={isLifted && !isDragged}
                  isLocked={isLocked}
                  helpId={helpId}
                  labels={labels}
                  onOpen={
                    onOpen &&
                    (() => {
                      if (!grid.hasJustDragged()) settle(onOpen(at));
                    })
                  }
                  onRemove={() => settle(onRemove(id))}
                  onRetry={() => settle(onRetry(id))}
                  onToggle={() => grid.toggle(id)}
                  onStep={(by) => grid.step(id, by)}
                />
              </div>
            </li>
          );
        })}
        {add && (
          <li className={css.place({ isTransparent: true })} style={{ order: items.length }}>
            {add}
          </li>
        )}
      </ul>
    </div>
  );
}
