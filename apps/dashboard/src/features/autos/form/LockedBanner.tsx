import type { Auto } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';

const explained = [
  'moderation',
  'flagged_to_admin',
  'reported_by_client',
  'sold_on_karvon',
  'archived',
] as const;

/** Why nothing can be changed now, and where to go instead. */
export function LockedBanner({ auto }: { auto: Pick<Auto, 'id' | 'status'> }) {
  const { t } = useTranslation('auto-form');
  const why = explained.find((status) => status === auto.status) ?? 'other';
  return (
    <Banner
      tone="warn"
      title={t('locked.title')}
      action={<BannerAction href={paths.autos.view(auto.id)}>{t('locked.open')}</BannerAction>}
    >
      {t(`locked.${why}`)}
    </Banner>
  );
}
