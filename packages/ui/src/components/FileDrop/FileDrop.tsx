import { CircleAlert, Plus, Upload, type LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import * as fieldCss from '../../private/field.css';
import { useIsLocked } from '../../private/form-lock';
import { icon } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import { sortFiles, type FileRejection } from './accepts';
import * as css from './FileDrop.css';
import { useFileDrag } from './use-file-drag';

export type { FileRejection, FileRejectionReason } from './accepts';

export interface FileDropProps {
  /** What a press does: «Добавить», «Загрузить логотип». */
  label: string;
  /** In the label's place while files are over it: «Отпустите». @default the `label` */
  dropLabel?: string;
  /** Below the label: kinds and size. It describes the button. */
  hint?: string;
  /** Below the tile: which file was rejected, and why. */
  errorMessage?: string | null;
  /** MIME types, `image/*` or endings like `.heic`. @default every file */
  accept?: readonly string[];
  /** Largest file in bytes. @default no limit */
  maxBytes?: number;
  /** How many more there is room for; the rest is rejected. @default 1, or no limit with `isMultiple` */
  maxFiles?: number;
  /** Whether several can be chosen at once. @default false */
  isMultiple?: boolean;
  /** Files that passed, at least one. */
  onSelect: (files: File[]) => Outcome;
  /** Files that did not, each with its reason, for words beside it. */
  onReject?: (rejections: FileRejection[]) => Outcome;
  /** `tile` fills a cell of a grid. @default 'landscape' */
  size?: 'tile' | 'landscape';
  /** Above the label. @default Plus in a tile, Upload otherwise */
  icon?: LucideIcon;
  /** Takes nothing, by press or by drop. @default false */
  isDisabled?: boolean;
}

/**
 * A dashed tile that takes files by press and by drop. It looks at kind and size by what the system says; what the
 * bytes are, only the server knows.
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
  size = 'landscape',
  icon: Icon = size === 'tile' ? Plus : Upload,
  isDisabled = false,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const settle = useSettle();
  const isLocked = useIsLocked(isDisabled);
  const errorId = useId();

  const take = (files: File[]) => {
    const { accepted, rejected } = sortFiles(files, { accept, maxBytes, maxFiles });
    if (accepted.length > 0) settle(onSelect(accepted));
    if (rejected.length > 0) settle(onReject?.(rejected));
  };
  const drag = useFileDrag(isLocked, take);

  return (
    <div className={size === 'tile' ? `${css.field} ${css.fills}` : css.field} {...drag.props}>
      <Button
        className={css.tile({ size })}
        isDisabled={isLocked}
        onPress={() => input.current?.click()}
        aria-describedby={`${hintId} ${errorId}`}
        data-over={drag.isOver || undefined}
        data-invalid={Boolean(errorMessage) || undefined}
      >
        <Icon {...(size === 'tile' ? icon.md : icon.lg)} className={css.icon} />
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
          take([...(event.target.files ?? [])]);
          // The same file again must be a change again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
