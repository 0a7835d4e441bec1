import { isApiError } from '@karvon/api/errors';
import { FileDrop } from '@karvon/ui/FileDrop';
import { IconButton } from '@karvon/ui/IconButton';
import { Meter } from '@karvon/ui/Meter';
import { Text } from '@karvon/ui/Text';
import { RotateCw, Trash2 } from 'lucide-react';
import { useId, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords, useFieldMessage } from '../../../shared/feedback/error-words';
import type { BoundField } from '../../../shared/form/FormField';
import { formatPercent } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { photoLimits } from '../../../shared/photos/shrink-photo';
import type { PictureValue } from './avtosalon-form-values';
import * as css from './PictureField.css';
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
  const labelId = useId();
  const words = useErrorWords();
  const message = useFieldMessage();
  const box = useRef<HTMLDivElement>(null);
  const { job, refusal, start, refuse, retry, remove } = usePicture(onChange);
  useImperativeHandle(ref, () => ({
    focus: () => {
      box.current?.scrollIntoView({ block: 'center' });
      box.current?.querySelector('button')?.focus({ preventScroll: true });
    },
  }));

  const src = job?.src ?? (value?.state === 'ready' ? value.thumbnail : undefined);
  const fault = job?.error === undefined ? undefined : uploadFault(job.error, words, message);
  const error = fault ?? message(refusal) ?? errorMessage;
  const isSending = job !== undefined && job.error === undefined;
  return (
    <div ref={box} role="group" aria-labelledby={labelId} className={css.field}>
      <span id={labelId} className={css.label}>
        {label}
        <span className={css.asterisk} aria-hidden>
          {' *'}
        </span>
      </span>
      {src === undefined ? (
        <FileDrop
          label={addLabel}
          hint={hint}
          dropLabel={t('form.drop')}
          accept={photoLimits.accept}
          maxBytes={photoLimits.maxBytes}
          errorMessage={error ?? null}
          onSelect={([file]) => {
            if (file !== undefined) start(file);
          }}
          onReject={refuse}
        />
      ) : (
        <div className={css.preview[shape]} data-invalid={error !== undefined || undefined}>
          <img className={css.picture[shape]} src={src} alt={label} />
          <div className={css.buttons}>
            {job?.error !== undefined && (
              <IconButton
                size="sm"
                variant="secondary"
                icon={RotateCw}
                aria-label={t('common:retry')}
                onPress={retry}
              />
            )}
            <IconButton
              size="sm"
              variant="secondary"
              icon={Trash2}
              aria-label={t('form.removePicture', { name: label })}
              onPress={remove}
            />
          </div>
          {isSending && (
            <div className={css.progress}>
              <Meter
                role="progressbar"
                value={job.progress}
                aria-label={t('form.uploading')}
                valueText={formatPercent(job.progress, language, 0)}
              />
            </div>
          )}
        </div>
      )}
      {src !== undefined && error !== undefined && (
        <Text as="p" size="xs" tone="danger">
          <span role="alert">{error}</span>
        </Text>
      )}
    </div>
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
