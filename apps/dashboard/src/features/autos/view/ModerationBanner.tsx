import type { Auto } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDayTime, formatWait } from '../../../shared/format/relative-time';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { autoViewQueries } from './queries';

/** Says how long moderation takes now, that its end will be notified, and what to do meanwhile. */
export function ModerationBanner({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const now = useServerNow();
  const { data } = useQuery(autoViewQueries.moderationEstimate());
  const sentAt = auto.moderation_sent_at ?? auto.status_changed_at;
  const usual = data?.median_seconds === undefined ? undefined : data.median_seconds * 1000;
  const isLate = usual !== undefined && now - Date.parse(sentAt) > usual * 2;
  const expected =
    usual === undefined
      ? undefined
      : isLate
        ? t('banner.moderationLate')
        : t('banner.moderationUsual', { time: formatWait(Math.max(usual, 60_000), language) });
  return (
    <Banner
      tone="info"
      action={<BannerAction href={paths.autos.create}>{t('banner.moderationNext')}</BannerAction>}
    >
      {[
        t('banner.waiting', { when: formatDayTime(sentAt, language, now) }),
        expected,
        t('banner.moderationTold'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
}
