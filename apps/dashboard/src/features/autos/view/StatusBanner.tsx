import type { Auto } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/format/date';
import { formatMoney } from '../../../shared/format/money';
import { formatDayTime, formatRelative, formatWait } from '../../../shared/format/relative-time';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { isExpiring } from '../auto-rules';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { autoViewQueries } from './queries';
import { minute } from '../../../shared/time';

// Only for cars that left the stock.
const SaleAction = lazyNamed(() => import('./SaleAction'), 'SaleAction');

export function StatusBanner({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const now = useServerNow();
  const day = (at: string) => formatDay(at, language);
  const since = day(auto.status_changed_at);
  const sale = (
    <Suspense fallback={null}>
      <SaleAction auto={auto} />
    </Suspense>
  );
  switch (auto.status) {
    case 'moderation_declined':
      return <Declined auto={auto} />;
    case 'moderation':
      return <ModerationBanner auto={auto} />;
    case 'flagged_to_admin':
      return <Banner tone="warn">{t('banner.flagged', { when: since })}</Banner>;
    case 'reported_by_client':
      return <Banner tone="danger">{t('banner.reported')}</Banner>;
    case 'barakami': {
      const end = auto.reserved_until;
      const text =
        end === undefined
          ? t('banner.reservedOpen')
          : t('banner.reserved', { when: formatDayTime(end, language, now) });
      return <Banner tone="success">{text}</Banner>;
    }
    case 'expired':
      return (
        <Banner tone="warn">
          {t('banner.expired', { when: day(auto.expires_at ?? auto.status_changed_at) })}
        </Banner>
      );
    case 'deactivated': {
      const reason = auto.deactivation_reason;
      return (
        <Banner
          tone="warn"
          action={(reason === 'sold_elsewhere' || reason === 'missing_in_feed') && sale}
        >
          {reason === undefined
            ? t('banner.deactivatedPlain', { when: since })
            : t('banner.deactivated', {
                when: since,
                reason: t(`reason.${reason}`).toLowerCase(),
              })}
        </Banner>
      );
    }
    case 'archived':
      return <Banner action={sale}>{t('banner.archived', { when: since })}</Banner>;
    case 'ne_active':
      return <Banner>{t('banner.draft')}</Banner>;
    case 'sold_on_karvon': {
      const when = day(auto.sold_at ?? auto.status_changed_at);
      return (
        <Banner tone="success" action={sale}>
          {auto.sale_price === undefined
            ? t('banner.soldPlain', { when })
            : t('banner.sold', {
                when,
                money: formatMoney(auto.sale_price, auto.sale_currency ?? auto.currency, language),
              })}
        </Banner>
      );
    }
    case 'active':
      return isExpiring(auto, now) && auto.expires_at !== undefined ? (
        <Banner tone="warn">
          {t('banner.expiring', { when: formatRelative(auto.expires_at, language, now) })}
        </Banner>
      ) : null;
    case 'deleted':
      return null;
  }
  return auto.status satisfies never;
}

function Declined({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  return (
    <Banner
      tone="danger"
      title={t('banner.moderation', { count: auto.reasons.length })}
      action={
        auto.can_edit && (
          <BannerAction href={paths.autos.edit(auto.id)}>{t('action.fix')}</BannerAction>
        )
      }
    >
      <Stack as="ul" gap={1}>
        {auto.reasons.map((reason) => (
          <li key={`${reason.field} ${reason.code}`}>
            {language === 'ru' ? reason.text_ru : reason.text_uz}
          </li>
        ))}
      </Stack>
    </Banner>
  );
}

function ModerationBanner({ auto }: { auto: Auto }) {
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
        : t('banner.moderationUsual', { time: formatWait(Math.max(usual, minute), language) });
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
