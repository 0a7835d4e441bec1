import { Banner, BannerAction } from '@karvon/ui/Banner';
import { notifyManager, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Reports failed options of fields, which would look like empty lists. @param of key prefixes of the lists */
export function FailedLists({ of }: { of: readonly QueryKey[] }) {
  const { t } = useTranslation('common');
  const client = useQueryClient();
  const failed = () =>
    of
      .flatMap((queryKey) => client.getQueryCache().findAll({ queryKey, type: 'active' }))
      .filter(({ state }) => state.status === 'error' && state.data === undefined);
  const subscribe = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  );
  const isFailed = useSyncExternalStore(subscribe, () => failed().length > 0);
  if (!isFailed) return null;
  return (
    <Banner
      tone="danger"
      action={
        <BannerAction
          onPress={() => {
            for (const query of failed()) query.fetch().catch(() => undefined);
          }}
        >
          {t('retry')}
        </BannerAction>
      }
    >
      {t('listsFailed')}
    </Banner>
  );
}
