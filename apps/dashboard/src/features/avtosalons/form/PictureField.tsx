import { isApiError } from '@karvon/api/errors';
import { PictureField as Field } from '@karvon/ui/PictureField';
import { useTranslation } from 'react-i18next';
import { useErrorWords, useFieldMessage } from '../../../shared/feedback/error-words';
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
  const words = useErrorWords();
  const message = useFieldMessage();
  const { job, refusal, start, refuse, retry, remove } = usePicture(onChange);

  const src = job?.src ?? (value?.state === 'ready' ? value.thumbnail : undefined);
  const fault = job?.error === undefined ? undefined : uploadFault(job.error, words, message);
  const error = fault ?? message(refusal) ?? errorMessage;
  const isSending = job !== undefined && job.error === undefined;
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
      retry={job?.error === undefined ? undefined : { label: t('common:retry'), onPress: retry }}
      progress={
        isSending
          ? {
              value: job.progress,
              label: t('form.uploading'),
              text: formatPercent(job.progress, language, 0),
            }
          : undefined
      }
      errorMessage={error}
    />
  );
}

/** Words of a failed upload: the file's own fault where the server named one. */
function uploadFault(
  error: unknown,
  words: ReturnType<typeof useErrorWords>,
  message: ReturnType<typeof useFieldMessage>,
): string | undefined {
  const code = isApiError(error, 'validation') ? error.fieldErrors[0]?.code : undefined;
  return message(code) ?? words(error).text;
}
