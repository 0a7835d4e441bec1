import type { Statistics, WorstAuto } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../shared/format/number';
import { formatDay } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { daysIn } from '../../shared/period';
import { HowPopover } from './HowPopover';
import { links } from './links';
import { statisticsCalls, statisticsQueries } from './queries';
import { useEquations } from './use-equations';

const LowerPrice = lazyNamed(() => import('./LowerPrice'), 'LowerPrice');

const shown = 5;

const idOf = ({ car }: WorstAuto) => car.id;

export function CareCard({ data }: { data: Statistics }) {
  const { t } = useTranslation('statistics');
  const [isComplete, setComplete] = useState(false);
  const reasonOf = useReason(data);
  const equations = useEquations();
  const rows = isComplete ? data.worst : data.worst.slice(0, shown);
  return (
    <Card
      title={t('worst')}
      action={
        <HowPopover subject={t('worst')} text={t('how.worst')} equations={equations.care(data)} />
      }
    >
      {rows.length === 0 ? (
        <Text as="p" tone="muted">
          {t('worstNone')}
        </Text>
      ) : (
        <Stack gap={3}>
          <RowList variant="divided" aria-label={t('worst')}>
            {rows.map((auto) => (
              <Row
                key={auto.car.id}
                image={<Thumbnail src={auto.car.photo?.thumbnail} />}
                title={auto.car.title}
                detail={reasonOf(auto)}
                href={links.car(auto.car.id, data.period)}
                actions={<CareAction auto={auto} />}
                isActionBeside
              />
            ))}
          </RowList>
          {data.worst.length > shown && !isComplete && (
            <Button variant="ghost" size="sm" onPress={() => setComplete(true)}>
              {t('worstMore')}
            </Button>
          )}
        </Stack>
      )}
    </Card>
  );
}

function useReason({ period }: Statistics) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  return (auto: WorstAuto): string => {
    const { reason } = auto;
    switch (reason) {
      case 'price_above_market':
        return t('reason.price_above_market', {
          percent: formatPercent((auto.above_market ?? 0) / 100, language),
        });
      case 'moderation_declined':
        return (
          auto.declined_reason?.[language === 'ru' ? 'text_ru' : 'text_uz'] ??
          t('reason.moderation_declined')
        );
      case 'too_few_photos':
        return t('reason.too_few_photos', { count: auto.photo_count ?? 0 });
      case 'expires_soon':
        return t('reason.expires_soon', {
          when: auto.expires_at === undefined ? '' : formatDay(auto.expires_at, language),
        });
      case 'few_views':
        return t('reason.few_views', {
          count: auto.views,
          days: Math.max(1, Math.min(auto.days, daysIn(period))),
        });
      case 'incomplete':
        return t('reason.incomplete', {
          percent: formatPercent((auto.score ?? 0) / 100, language, 0),
        });
      default:
        return reason satisfies never;
    }
  };
}

function CareAction({ auto }: { auto: WorstAuto }) {
  const { t } = useTranslation('statistics');
  const [isPricing, setPricing] = useState(false);
  const invalidates = statisticsQueries.ofCars;
  const description = auto.car.title;
  const refresh = useAction(statisticsCalls.refresh, {
    idOf,
    invalidates,
    success: () => ({ title: t('done.refreshed'), description }),
  });
  const renew = useAction(statisticsCalls.renew, {
    idOf,
    invalidates,
    success: () => ({ title: t('done.renewed'), description }),
  });
  const edit = (label: string, anchor = '') => (
    <Button size="sm" href={`${paths.autos.edit(auto.car.id)}${anchor}`}>
      {label}
    </Button>
  );
  const { reason } = auto;
  switch (reason) {
    case 'price_above_market': {
      const button = (
        <Button size="sm" onPress={() => setPricing(true)}>
          {t('action.price')}
        </Button>
      );
      return isPricing ? (
        <Suspense fallback={button}>
          <LowerPrice auto={auto} trigger={button} />
        </Suspense>
      ) : (
        button
      );
    }
    case 'moderation_declined':
      return edit(t('action.fix'), '#declined');
    case 'too_few_photos':
      return edit(t('action.photos'), '#photos');
    case 'expires_soon':
      return (
        <ReasonedButton
          size="sm"
          isPending={renew.isPending()}
          onPress={() => void renew.run(auto)}
        >
          {t('action.renew')}
        </ReasonedButton>
      );
    case 'few_views':
      return auto.can_refresh ? (
        <ReasonedButton
          size="sm"
          isPending={refresh.isPending()}
          onPress={() => void refresh.run(auto)}
        >
          {t('action.refresh')}
        </ReasonedButton>
      ) : (
        edit(t('action.improve'))
      );
    case 'incomplete':
      return edit(t('action.fill'));
    default:
      return reason satisfies never;
  }
}
