import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../../shared/feedback/Confirm';
import { fieldOf } from '../auto-fields';
import { useFieldLabel } from '../use-field-label';
import type { RemoderationCauses } from './remoderation';

interface Question {
  causes: RemoderationCauses;
  respond: (goesOn: boolean) => void;
}

/** The question whether a listing may go back to moderation, as a promise of the response. */
export function useRemoderation() {
  const [question, setQuestion] = useState<Question>();
  const ask = (causes: RemoderationCauses) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        causes,
        respond: (goesOn) => {
          setQuestion(undefined);
          resolve(goesOn);
        },
      });
    });
  return { question, ask };
}

/** Saving would send the listing to moderation: says why, and asks first. */
export function RemoderationDialog({ question }: { question: Question | undefined }) {
  const { t } = useTranslation('auto-form');
  const label = useFieldLabel();
  const names = (question?.causes.fields ?? []).flatMap((path) => {
    const field = fieldOf(path);
    return field === undefined ? [] : [label(field)];
  });
  return (
    <Confirm
      isOpen={question !== undefined}
      onClose={() => question?.respond(false)}
      title={t('remoderation.title')}
      confirmLabel={t('remoderation.confirm')}
      onConfirm={() => question?.respond(true)}
    >
      {[
        names.length > 0 ? t('remoderation.fields', { fields: names.join(', ') }) : '',
        question?.causes.price === true ? t('remoderation.price') : '',
        t('remoderation.text'),
      ]
        .filter((line) => line !== '')
        .join(' ')}
    </Confirm>
  );
}
