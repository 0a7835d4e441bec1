import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../../shared/feedback/Confirm';
import { formatMoney } from '../../../../shared/format/money';
import { formatChange } from '../../../../shared/format/number';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { fieldOf } from '../auto-fields';
import { useFieldLabel } from '../use-field-label';
import type { Priced, RemoderationCauses } from './remoderation';

interface Question<About> {
  about: About;
  respond: (goesOn: boolean) => void;
}

export function useQuestion<About = void>() {
  const [question, setQuestion] = useState<Question<About>>();
  const ask = (about: About) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        about,
        respond: (goesOn) => {
          setQuestion(undefined);
          resolve(goesOn);
        },
      });
    });
  return { question, ask };
}

/** Asks before a used car without mileage goes to moderation: buyers look for the mileage first. */
export function MileageDialog({ question }: { question: Question<void> | undefined }) {
  const { t } = useTranslation('auto-form');
  return (
    <Confirm
      isOpen={question !== undefined}
      onClose={() => question?.respond(false)}
      title={t('noMileage.title')}
      cancelLabel={t('noMileage.fill')}
      confirmLabel={t('noMileage.confirm')}
      onConfirm={() => question?.respond(true)}
    >
      {t('noMileage.text')}
    </Confirm>
  );
}

export function RemoderationDialog({
  question,
}: {
  question: Question<RemoderationCauses> | undefined;
}) {
  const { t } = useTranslation('auto-form');
  const label = useFieldLabel();
  const language = useLanguage();
  const sum = ({ price, currency }: Priced) =>
    price === null ? t('remoderation.noPrice') : formatMoney(price, currency, language);
  const priceText = ({ before, after, change }: NonNullable<RemoderationCauses['price']>) => {
    const sums = { before: sum(before), after: sum(after) };
    return change === undefined
      ? t('remoderation.price', sums)
      : t('remoderation.priceChange', { ...sums, change: formatChange(change, language) });
  };
  const names = (question?.about.fields ?? []).flatMap((path) => {
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
        question?.about.price === undefined ? '' : priceText(question.about.price),
        t('remoderation.text'),
      ]
        .filter((line) => line !== '')
        .join(' ')}
    </Confirm>
  );
}
