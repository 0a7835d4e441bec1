import type { Avtosalon } from '@karvon/api/main';
import { isApiError } from '@karvon/api/errors';
import {
  getGetAvtosalonQueryKey,
  getListAvtosalonsQueryKey,
  useDeleteAvtosalon,
} from '@karvon/api/main/avtosalons';
import { Banner } from '@karvon/ui/Banner';
import { ConfirmDialog } from '@karvon/ui/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useErrorWords } from '../../../shared/feedback/error-words';
import { toast } from '../../../shared/feedback/toast';
import { autosOf } from '../../../shared/paths';

/** Asks, deletes, and where cars stand in the showroom says so and leads to them. */
export function DeleteAvtosalon({
  avtosalon,
  onClose,
  onDeleted,
}: {
  avtosalon: Avtosalon;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const words = useErrorWords();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { id, name, autos_count } = avtosalon;
  const { mutate, error, isPending, reset } = useDeleteAvtosalon({
    mutation: {
      onSuccess: async () => {
        onClose();
        onDeleted?.();
        cache.removeQueries({ queryKey: getGetAvtosalonQueryKey(id) });
        void toast({ tone: 'success', title: t('deleted', { name }) });
        await cache.invalidateQueries({ queryKey: getListAvtosalonsQueryKey() });
      },
    },
  });
  const isFull =
    autos_count > 0 || (isApiError(error, 'conflict') && error.code === 'avtosalon_not_empty');
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={t('delete.title', { name })}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      // Deleting cannot succeed while cars stand in it: the one way on is to them.
      confirmLabel={isFull ? t('delete.toCars') : t('common:delete')}
      tone={isFull ? 'primary' : 'danger'}
      isPending={isPending}
      onConfirm={() => {
        if (!isFull) return mutate({ id });
        close();
        void navigate(autosOf(id));
      }}
    >
      {isFull ? (
        <Banner tone="warn" role="alert">
          {autos_count > 0 ? t('delete.fullCount', { count: autos_count }) : t('delete.full')}
        </Banner>
      ) : (
        t('delete.text')
      )}
      {error !== null && !isFull && (
        <Banner tone="danger" role="alert">
          {words(error).text}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
