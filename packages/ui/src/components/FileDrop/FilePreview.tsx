import { CircleAlert, ImageOff, RotateCw, Trash2 } from 'lucide-react';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useRequiredLabel } from '../../i18n/required-label';
import * as fieldCss from '../../private/field.css';
import { RequiredMark } from '../../private/FieldShell';
import { icon } from '../../private/icon-size';
import type { Outcome } from '../../private/outcome';
import { focusToNeighbour } from '../../private/use-focus-neighbour';
import { IconButton } from '../IconButton/IconButton';
import { Meter } from '../Meter/Meter';
import * as css from './file-preview.css';

/** The one image of a field. */
export interface FileDropPreview {
  /** Names the field, and the image for screen readers. */
  label: string;
  /** Shows an asterisk and says so to screen readers; the form checks that there is an image. @default false */
  isRequired?: boolean;
  /** Address of the image: the saved one, or the one that is uploading. Without one the area is shown. */
  src: string | undefined;
  /** Width by height of the place that the image is for: it is shown cropped to that. @default 16 / 9, uncropped in a tile */
  ratio?: number;
  /** Called with the image’s own size once it is loaded. */
  onSize?: (size: {
    /** Pixels. */
    width: number;
    /** Pixels. */
    height: number;
  }) => void;
  /** Removes the image. */
  remove: {
    /** Name of the button: «Убрать: Фото фасада». */
    label: string;
    /** Removes the image. */
    onPress: () => Outcome;
  };
  /** Uploads again after an error. */
  retry?: {
    /** Name of the button: «Загрузить ещё раз». */
    label: string;
    /** Uploads the image again. */
    onPress: () => Outcome;
  };
  /** During the upload: the share, 0 to 1, its name, and its text for screen readers. */
  progress?: {
    /** 0 to 1. */
    value: number;
    /** Name of the measure: «Загружено». */
    label: string;
    /** Announced instead of the percentage: «1,4 из 2,2 МБ». */
    text: string;
  };
}

interface FilePreviewProps {
  preview: FileDropPreview;
  shape: 'tile' | 'landscape';
  errorMessage?: string | null;
  isDisabled: boolean;
  /** Files that are dragged over the image. */
  drag: { isOver: boolean; props: HTMLAttributes<HTMLElement> };
  /** The area, shown while there is no image. */
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
}

export function FilePreview({
  preview,
  shape,
  errorMessage,
  isDisabled,
  drag,
  children,
  ref,
}: FilePreviewProps) {
  const { label, isRequired = false, src, ratio, onSize, remove, retry, progress } = preview;
  const labelId = useId();
  const requiredId = useId();
  const requiredLabel = useRequiredLabel();
  return (
    <div
      ref={ref}
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
        children
      ) : (
        <div
          {...drag.props}
          className={css.preview[shape]}
          data-over={drag.isOver || undefined}
          data-invalid={Boolean(errorMessage) || undefined}
          data-tall={(ratio !== undefined && ratio < 1) || undefined}
          style={ratio === undefined ? undefined : { aspectRatio: ratio }}
        >
          <PreviewImage key={src} src={src} alt={label} shape={shape} onSize={onSize} />
          <div className={css.buttons}>
            {retry && (
              <IconButton
                ref={focusToNeighbour}
                size="sm"
                variant="secondary"
                icon={RotateCw}
                aria-label={retry.label}
                isDisabled={isDisabled}
                onPress={retry.onPress}
              />
            )}
            <IconButton
              ref={focusToNeighbour}
              size="sm"
              variant="secondary"
              icon={Trash2}
              aria-label={remove.label}
              isDisabled={isDisabled}
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
      {src && errorMessage && (
        <span role="alert" className={fieldCss.error}>
          <CircleAlert {...icon.xs} className={fieldCss.errorIcon} />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  );
}

function PreviewImage({
  src,
  alt,
  shape,
  onSize,
}: { src: string; alt: string } & Pick<FilePreviewProps, 'shape'> &
  Pick<FileDropPreview, 'onSize'>) {
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
