import { PictureField as Field } from '@karvon/ui/PictureField';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../shared/feedback/error-words';
import type { BoundField } from '../../../shared/form/FormField';
import { formatPercent } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { photoLimits } from '../../../shared/photos/shrink-photo';
import type { PictureValue } from './avtosalon-form-values';
import { usePicture } from './use-picture';

export interface PictureFieldProps extends BoundField<PictureValue> {
  label: string;
  /** What is good to see on it. */
  hint: string;
  /** What a press does while there is none. */
  addLabel: string;
  /** `square` for a logo, `wide` for a photo of the front. */
  shape: 'square' | 'wide';
}

/** One required picture: chosen or dropped, sent at once, shown with what can be done about it. */
export function PictureField({
  label,
  hint,
  addLabel,
  shape,
  value,
  onChange,
  ref,
  errorMessage,
}: PictureFieldProps) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const language = useLanguage();
  const message = useFieldMessage();
  const { upload, refusal, start, refuse, retry, remove } = usePicture(value, onChange);

  const src = upload?.src ?? (value?.state === 'ready' ? value.thumbnail : undefined);
  const hasFailed = upload?.state === 'failed';
  const error = (hasFailed ? message(upload.code) : undefined) ?? message(refusal) ?? errorMessage;
  return (
    <Field
      ref={ref}
      label={label}
      isRequired
      addLabel={addLabel}
      hint={hint}
      shape={shape}
      dropLabel={t('form.drop')}
      accept={photoLimits.accept}
      maxBytes={photoLimits.maxBytes}
      src={src}
      onSelect={start}
      onReject={refuse}
      remove={{ label: t('form.removePicture', { name: label }), onPress: remove }}
      retry={
        // Neither the server nor this device has it: only another file helps.
        hasFailed && upload.isLost !== true
          ? { label: t('common:retry'), onPress: retry }
          : undefined
      }
      progress={
        upload === undefined || hasFailed
          ? undefined
          : {
              value: upload.share,
              label: t('form.uploading'),
              text: formatPercent(upload.share, language, 0),
            }
      }
      errorMessage={error}
    />
  );
}
