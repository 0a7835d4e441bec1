import { isApiError } from '@karvon/api/errors';
import type { Avtosalon } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Confirm } from '../../shared/feedback/Confirm';
import { autosOf } from '../../shared/paths';
import { useAction } from '../../shared/resource/use-action';
import { avtosalonCalls, avtosalonQueries } from './queries';

export function DeleteAvtosalon({
  avtosalon,
  onClose,
  onDeleted,
}: {
  avtosalon: Avtosalon;
  onClose: () => void;
  onDeleted?: () => void | Promise<void>;
}) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const navigate = useNavigate();
  const { id, name, autos_count } = avtosalon;
  const [isFull, setFull] = useState(autos_count > 0);
  const remove = useAction(avtosalonCalls.remove, {
    success: () => ({ title: t('deleted', { name }) }),
    invalidates: avtosalonQueries.lists,
    leaves: ['conflict'],
    removes: () => avtosalonQueries.one(id).queryKey,
    onDone: () => {
      onClose();
      return onDeleted?.();
    },
  });
  const confirm = async () => {
    if (isFull) {
      onClose();
      await navigate(autosOf(id));
      return;
    }
    const outcome = await remove.run(id);
    // Cars were added after the list loaded.
    if (outcome.status === 'failed') setFull(isApiError(outcome.error, 'conflict'));
  };
  return (
    <Confirm
      onClose={onClose}
      title={t('delete.title', { name })}
      confirmLabel={isFull ? t('delete.toCars') : t('common:delete')}
      tone={isFull ? 'neutral' : 'danger'}
      isPending={remove.isPending()}
      onConfirm={() => void confirm()}
    >
      {isFull ? (
        <Banner tone="warn" role="alert">
          {autos_count > 0 ? t('delete.fullCount', { count: autos_count }) : t('delete.full')}
        </Banner>
      ) : (
        t('delete.text')
      )}
    </Confirm>
  );
}
