import { isApiError } from '@karvon/api/errors';
import type { Auto } from '@karvon/api/main';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { AutoFormScreen } from '../form/AutoFormScreen';
import { useLanguage } from '../../../shared/i18n/use-language';
import { declinedErrors } from '../../../shared/resource/form/declined-errors';
import { fieldOf } from '../form/auto-fields';
import type { AutoFormValues } from '../form/auto-form-values';
import type { CarResult, loader } from './auto-edit-loader';
import { AutoEditFailed } from './AutoEditFailed';
import { AutoEditPending } from './AutoEditPending';
import { DeclinedBanner } from './DeclinedBanner';
import { LockedBanner } from './LockedBanner';

/** An earlier listing. */
export function AutoEditPage() {
  const id = Number(useParams()['id']);
  const { asked } = useLoaderData<typeof loader>();
  return (
    <Suspense key={id} fallback={<AutoEditPending id={id} />}>
      <LoadedAuto id={id} asked={asked} />
    </Suspense>
  );
}

function LoadedAuto({ id, asked }: { id: number; asked: Promise<CarResult> }) {
  const result = use(asked);
  if ('auto' in result) return <AutoEdit first={result.auto} />;
  // Not found is the route's own page.
  if (isApiError(result.error, 'not_found')) throw result.error;
  return <AutoEditFailed id={id} error={result.error} />;
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
      errors={declinedErrors<AutoFormValues>(auto.declined_reasons, language, fieldOf)}
      banners={
        <>
          {!auto.can_edit && <LockedBanner auto={auto} />}
          {auto.declined_reasons.length > 0 && <DeclinedBanner reasons={auto.declined_reasons} />}
        </>
      }
      actions={
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
