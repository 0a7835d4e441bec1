import { CircleAlert, ImageOff, RotateCw, Trash2 } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useRequiredLabel } from '../../i18n/required-label';
import * as fieldCss from '../../private/field.css';
import { RequiredMark } from '../../private/FieldShell';
import { useIsLocked } from '../../private/form-lock';
import { sortFiles } from '../FileDrop/accepts';
import { FileDrop, type FileDropProps } from '../FileDrop/FileDrop';
import { useFileDrag } from '../FileDrop/use-file-drag';
import { IconButton } from '../IconButton/IconButton';
import { Meter } from '../Meter/Meter';
import { icon } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import { focusToNeighbour } from '../../private/use-focus-neighbour';
import * as css from './ImageField.css';

export interface ImageFieldProps extends Pick<
  FileDropProps,
  'accept' | 'maxBytes' | 'hint' | 'dropLabel' | 'onReject'
> {
  /** Names the group, and the image for screen readers. */
  label: string;
  /** Shows an asterisk and says so to screen readers; whether there is an image is checked by the form. @default false */
  isRequired?: boolean;
  /** Label of the empty tile: «Добавить логотип». */
  addLabel: string;
  /** `square` is uncropped, `landscape` fills 16:9. */
  shape: 'square' | 'landscape';
  /** With `landscape`, width by height of the place that the image is for: it is shown cropped to that. @default 16 / 9 */
  ratio?: number;
  /** Called with the image’s own size once it is loaded. */
  onSize?: (size: {
    /** Pixels. */
    width: number;
    /** Pixels. */
    height: number;
  }) => void;
  /** Address of the image: the saved one, or the one that is uploading. */
  src: string | undefined;
  /** Called with a file of a valid type and size; also with one that is dropped on the image that is there. */
  onSelect: (file: File) => Outcome;
  /** Removes the image. */
  remove: {
    /** Name of the button: «Убрать: Фото фасада». */
    label: string;
    /** Removes the image. */
    onPress: () => Outcome;
  };
  /** Uploads again after an error. */
  retry?:
    | {
        /** Name of the button: «Загрузить ещё раз». */
        label: string;
        /** Uploads the image again. */
        onPress: () => Outcome;
      }
    | undefined;
  /** During the upload: the share, 0 to 1, its name, and its text for screen readers. */
  progress?:
    | {
        /** 0 to 1. */
        value: number;
        /** Name of the measure: «Загружено». */
        label: string;
        /** Announced instead of the percentage: «1,4 из 2,2 МБ». */
        text: string;
      }
    | undefined;
  /** In the tile, or below the image, where it is announced immediately. */
  errorMessage?: string | undefined;
  /** Scrolls to the field and focuses its first button. */
  ref?: Ref<{ focus: () => void }>;
}

/** A field for one image: choose or drop it, then retry or remove it. */
export function ImageField({
  label,
  isRequired = false,
  addLabel,
  shape,
  ratio,
  onSize,
  src,
  onSelect,
  remove,
  retry,
  progress,
  errorMessage,
  ref,
  ...drop
}: ImageFieldProps) {
  const labelId = useId();
  const requiredId = useId();
  const requiredLabel = useRequiredLabel();
  const box = useRef<HTMLDivElement>(null);
  const settle = useSettle();
  const { accept = [], maxBytes = Infinity, onReject } = drop;
  const take = async (files: File[]) => {
    const { accepted, rejected } = await sortFiles(files, { accept, maxBytes, maxFiles: 1 });
    const [file] = accepted;
    if (file) settle(onSelect(file));
    if (rejected.length > 0) settle(onReject?.(rejected));
  };
  const drag = useFileDrag(useIsLocked(false), (files) => settle(take(files)));
  useImperativeHandle(ref, () => ({
    focus: () => {
      box.current?.scrollIntoView({ block: 'center' });
      box.current?.querySelector('button')?.focus({ preventScroll: true });
    },
  }));
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={isRequired ? requiredId : undefined}
      className={fieldCss.field}
    >
      <span id={labelId} className={fieldCss.label}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {isRequired && (
        <span id={requiredId} hidden>
          {requiredLabel}
        </span>
      )}
      {!src ? (
        <FileDrop
          {...drop}
          label={addLabel}
          errorMessage={errorMessage ?? null}
          onSelect={([file]) => file && onSelect(file)}
        />
      ) : (
        <div
          {...drag.props}
          className={css.preview[shape]}
          data-over={drag.isOver || undefined}
          data-invalid={errorMessage !== undefined || undefined}
          data-tall={(ratio !== undefined && ratio < 1) || undefined}
          style={ratio === undefined ? undefined : { aspectRatio: ratio }}
        >
          <FieldImage key={src} src={src} alt={label} shape={shape} onSize={onSize} />
          <div className={css.buttons}>
            {retry && (
              <IconButton
                ref={focusToNeighbour}
                size="sm"
                variant="secondary"
                icon={RotateCw}
                aria-label={retry.label}
                onPress={retry.onPress}
              />
            )}
            <IconButton
              ref={focusToNeighbour}
              size="sm"
              variant="secondary"
              icon={Trash2}
              aria-label={remove.label}
              onPress={remove.onPress}
            />
          </div>
          {progress && (
            <div className={css.progress}>
              <Meter
                role="progressbar"
                value={progress.value}
                aria-label={progress.label}
                valueText={progress.text}
              />
            </div>
          )}
        </div>
      )}
      {src && errorMessage !== undefined && (
        <span role="alert" className={fieldCss.error}>
          <CircleAlert {...icon.xs} className={fieldCss.errorIcon} />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  );
}

function FieldImage({
  src,
  alt,
  shape,
  onSize,
}: { src: string; alt: string } & Pick<ImageFieldProps, 'shape' | 'onSize'>) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <span className={css.missing}>
        <ImageOff {...icon.lg} />
      </span>
    );
  return (
    <img
      className={css.image[shape]}
      src={src}
      alt={alt}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
      onError={() => setBroken(true)}
    />
  );
}
