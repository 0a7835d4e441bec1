import type { Auto } from '@karvon/api/main';
import { getGetAutoQueryOptions } from '@karvon/api/main/autos';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AutoFormScreen } from '../form/AutoFormScreen';
import { useLanguage } from '../../../shared/i18n/use-language';
import { DeclinedNotice } from './DeclinedNotice';
import { declinedErrors } from './declined-errors';
import { LockedNotice } from './LockedNotice';

/** An earlier listing. */
export function AutoEditPage() {
  const id = Number(useParams()['id']);
  const queryClient = useQueryClient();
  // As the loader fetched it: what comes later must not slip under what is being typed.
  const [auto] = useState(() => queryClient.getQueryData(getGetAutoQueryOptions(id).queryKey));
  return auto === undefined ? null : <AutoEdit key={auto.id} auto={auto} />;
}

function AutoEdit({ auto }: { auto: Auto }) {
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
