import type { ImagePurpose } from '@karvon/api/main';
import { FileDrop } from '@karvon/ui/FileDrop';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../feedback/error-text';
import { useUndo } from '../feedback/use-undo';
import type { BoundField } from '../resource/form/define-form';
import { formatPercent } from '../format/number';
import { useLanguage } from '../i18n/use-language';
import type { ImageValue } from './image-value';
import { bannerLimits, photoLimits } from './shrink-photo';
import { useImageUpload } from './use-image-upload';

export interface ImageFieldProps extends BoundField<ImageValue> {
  label: string;
  isRequired?: boolean;
  purpose: ImagePurpose;
  hint: string;
  addLabel: string;
  shape: 'tile' | 'landscape';
  /** Aspect ratio of the place that shows the image. @default 16 / 9 for a landscape */
  ratio?: number;
  /** Receives the image's natural size once it has loaded. */
  onSize?: (size: { width: number; height: number }) => void;
  /** Error code for a second image. Omit it to replace the first one. */
  takenCode?: string;
}

/** One image of a form, uploaded as soon as it is chosen or dropped. */
export function ImageField({
  label,
  isRequired = false,
  purpose,
  hint,
  addLabel,
  shape,
  ratio,
  onSize,
  takenCode,
  value,
  onChange,
  ref,
  errorMessage,
}: ImageFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const message = useFieldMessage();
  const { upload, rejection, start, reject, retry, remove } = useImageUpload(
    purpose,
    value,
    onChange,
  );
  const offerUndo = useUndo();
  const [isTaken, setTaken] = useState(false);

  const limits = purpose === 'banner' ? bannerLimits : photoLimits;
  // Thumbnails are cropped, so a field with a ratio shows the original.
  const stored = ratio === undefined ? ('thumbnail' as const) : ('url' as const);
  const src = upload?.src ?? (value?.state === 'ready' ? value[stored] : undefined);
  const hasFailed = upload?.state === 'failed';
  const error =
    (hasFailed ? message(upload.code) : undefined) ??
    message(rejection) ??
    (isTaken && value !== null ? message(takenCode) : undefined) ??
    errorMessage;
  return (
    <FileDrop
      ref={ref}
      label={addLabel}
      hint={hint}
      shape={shape}
      dropLabel={t('image.drop')}
      accept={limits.accept}
      maxBytes={limits.maxBytes}
      onSelect={([file]) => {
        const isRejected = takenCode !== undefined && value !== null;
        setTaken(isRejected);
        if (!isRejected && file) start(file);
      }}
      onReject={reject}
      errorMessage={error}
      preview={{
        label,
        isRequired,
        src,
        ratio,
        onSize,
        remove: {
          label: t('image.remove', { name: label }),
          onPress: () => offerUndo(t('image.removed', { name: label }), remove()),
        },
        // Neither the server nor this device has the file, so a retry cannot help.
        retry:
          hasFailed && upload.isLost !== true ? { label: t('retry'), onPress: retry } : undefined,
        progress:
          upload === undefined || hasFailed
            ? undefined
            : {
                value: upload.share,
                label: t('image.uploading'),
                text: formatPercent(upload.share, language, 0),
              },
      }}
    />
  );
}
