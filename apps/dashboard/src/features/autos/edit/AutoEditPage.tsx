import { isApiError } from '@karvon/api/errors';
import type { Auto } from '@karvon/api/main';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { AutoFormScreen } from '../form/AutoFormScreen';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { CarAnswer, loader } from './auto-edit-loader';
import { AutoEditFailed } from './AutoEditFailed';
import { AutoEditPending } from './AutoEditPending';
import { DeclinedNotice } from './DeclinedNotice';
import { declinedErrors } from './declined-errors';
import { LockedNotice } from './LockedNotice';

/** An earlier listing. */
export function AutoEditPage() {
  const id = Number(useParams()['id']);
  const { asked } = useLoaderData<typeof loader>();
  return (
    <Suspense key={id} fallback={<AutoEditPending id={id} />}>
      <Answered id={id} asked={asked} />
    </Suspense>
  );
}

function Answered({ id, asked }: { id: number; asked: Promise<CarAnswer> }) {
  const answer = use(asked);
  if ('auto' in answer) return <AutoEdit first={answer.auto} />;
  // Not found is the route's own page.
  if (isApiError(answer.error, 'not_found')) throw answer.error;
  return <AutoEditFailed id={id} error={answer.error} />;
}

/** @param props.first the listing as it was read: what comes later must not slip under what is being typed */
function AutoEdit(props: { first: Auto }) {
  const [auto] = useState(props.first);
  const { t } = useTranslation('auto-form');
  const language = useLanguage();
  // A declined one may go back only after a change: that is what this form makes.
  const canSubmit =
    auto.status === 'moderation_declined' || auto.allowed_transitions.includes('moderation');
  const isDraft = auto.status === 'ne_active';
  return (
    <AutoFormScreen
      auto={auto}
      isReadOnly={!auto.can_edit}
      errors={declinedErrors(auto.declined_reasons, language)}
      notices={
        <>
          {!auto.can_edit && <LockedNotice auto={auto} />}
          {auto.declined_reasons.length > 0 && <DeclinedNotice reasons={auto.declined_reasons} />}
        </>
      }
      deeds={
        canSubmit
          ? [
              { kind: 'draft', label: t(isDraft ? 'footer.saveDraft' : 'footer.save') },
              { kind: 'moderation', label: t('footer.submit') },
            ]
          : [{ kind: 'draft', label: t('footer.save') }]
      }
    />
  );
}

export { AutoEditPage as Component };
