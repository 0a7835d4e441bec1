import { CircleAlert, Plus, Upload, type LucideIcon } from 'lucide-react';
import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import * as fieldCss from '../../private/field.css';
import { useIsLocked } from '../../private/form-lock';
import { icon } from '../../private/icon-size';
import type { Focusable } from '../../private/option';
import { useSettle, type Outcome } from '../../private/outcome';
import { sortFiles, type FileRejection } from './accepts';
import * as css from './FileDrop.css';
import { FilePreview, type FileDropPreview } from './FilePreview';
import { useFileDrag } from './use-file-drag';

export type { FileRejection, FileRejectionReason } from './accepts';
export type { FileDropPreview } from './FilePreview';

export interface FileDropProps {
  /** Name of the action: «Добавить», «Загрузить логотип». */
  label: string;
  /** Replaces the label while files are dragged over it: «Отпустите». @default the `label` */
  dropLabel?: string;
  /** Below the label: types and size. It is the button’s description. */
  hint?: string;
  /** Below the area: which file was rejected, and why. */
  errorMessage?: string | null;
  /** MIME types, `image/*` or file extensions like `.heic`. @default every file */
  accept?: readonly string[];
  /** Maximum file size in bytes. @default no limit */
  maxBytes?: number;
  /** Maximum number of files; others are rejected. @default 1, or no limit with `isMultiple` */
  maxFiles?: number;
  /** Allows a choice of several files at once. @default false */
  isMultiple?: boolean;
  /** Called with valid files, at least one. */
  onSelect: (files: File[]) => Outcome;
  /** Called with rejected files and their reasons, to show a message. */
  onReject?: (rejections: FileRejection[]) => Outcome;
  /** `tile` fills a cell of a grid, and shows an image of `preview` uncropped; `landscape` fills 16:9 with it. @default 'landscape' */
  shape?: 'tile' | 'landscape';
  /** Makes it a field for one image, with a label: the chosen image is in the place of the area. @default none, the page shows files */
  preview?: FileDropPreview;
  /** Above the label. @default Plus in a tile, Upload otherwise */
  icon?: LucideIcon;
  /** Accepts no files. @default false */
  isDisabled?: boolean;
  /** Scrolls to it and focuses its first button. */
  ref?: Ref<Focusable>;
}

/**
 * A dashed area for files: click it or drop files on it. With `preview` a field for one image. Type and size are checked by what the system
 * reports; only the server can check the content.
 */
export function FileDrop({
  label,
  dropLabel = label,
  hint,
  errorMessage,
  accept = [],
  maxBytes = Infinity,
  isMultiple = false,
  maxFiles = isMultiple ? Infinity : 1,
  onSelect,
  onReject,
  shape = 'landscape',
  preview,
  icon: Icon = shape === 'tile' && !preview ? Plus : Upload,
  isDisabled = false,
  ref,
}: FileDropProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const settle = useSettle();
  const isLocked = useIsLocked(isDisabled);
  const errorId = useId();
  const isTile = shape === 'tile' && !preview;
  useImperativeHandle(ref, () => ({
    focus: () => {
      box.current?.scrollIntoView({ block: 'center' });
      box.current?.querySelector('button')?.focus({ preventScroll: true });
    },
  }));

  const take = async (files: File[]) => {
    const { accepted, rejected } = await sortFiles(files, { accept, maxBytes, maxFiles });
    if (accepted.length > 0) settle(onSelect(accepted));
    if (rejected.length > 0) settle(onReject?.(rejected));
  };
  const drag = useFileDrag(isLocked, (files) => settle(take(files)));

  const area = (
    <div
      ref={preview ? undefined : box}
      className={isTile ? `${css.field} ${css.fills}` : css.field}
      {...drag.props}
    >
      <Button
        className={css.tile({ shape: isTile ? 'tile' : 'landscape' })}
        isDisabled={isLocked}
        onPress={() => input.current?.click()}
        aria-describedby={`${hintId} ${errorId}`}
        data-over={drag.isOver || undefined}
        data-invalid={Boolean(errorMessage) || undefined}
      >
        <Icon {...(isTile ? icon.md : icon.lg)} className={css.icon} />
        <span>{drag.isOver ? dropLabel : label}</span>
        {hint !== undefined && (
          <span id={hintId} aria-hidden className={css.hint}>
            {hint}
          </span>
        )}
      </Button>
      <div aria-live="polite" className={css.errors}>
        {errorMessage && (
          <span id={errorId} className={fieldCss.error}>
            <CircleAlert {...icon.xs} className={fieldCss.errorIcon} />
            <span>{errorMessage}</span>
          </span>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept.join(',') || undefined}
        disabled={isLocked}
        aria-label={label}
        onChange={(event) => {
          settle(take([...(event.target.files ?? [])]));
          // Lets the same file be selected again.
          event.target.value = '';
        }}
      />
    </div>
  );
  if (!preview) return area;
  return (
    <FilePreview
      ref={box}
      preview={preview}
      shape={shape}
      errorMessage={errorMessage}
      isDisabled={isLocked}
      drag={drag}
    >
      {area}
    </FilePreview>
  );
}
