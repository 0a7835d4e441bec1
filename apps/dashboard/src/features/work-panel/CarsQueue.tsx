import type { WorkPanel, WorkPanelDeclined, WorkPanelExpiring } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { CountLinks } from '../../shared/marketplace/CountLinks/CountLinks';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Row } from '@karvon/ui/Row';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { CalendarClock, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayTime, formatUntil } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { CarStatusBadge } from '../../shared/status/CarStatusBadge';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { isMissing } from './PartFailed';
import { QueueCard } from './QueueCard';
import { usePanelLinks } from './use-panel-links';
import type { WorkActions } from './use-work-actions';
import { day } from '../../shared/time';

export function CarsQueue({ panel, actions }: { panel: WorkPanel; actions: WorkActions }) {
  const { t } = useTranslation(['work-panel', 'autos']);
  const { declined, expiring, counts } = panel;
  const links = usePanelLinks();
  const count = counts.declined_autos + counts.expiring_autos;
  const moreDeclined = counts.declined_autos - declined.length;
  const moreExpiring = counts.expiring_autos - expiring.length;
  return (
    <QueueCard
      icon={CircleX}
      iconTone="danger"
      id="fix"
      title={t('cars.title')}
      count={count}
      list={{
        href: moreExpiring > 0 ? links.expiringAutos : links.declinedAutos,
        label: t('cars.all'),
      }}
      links={
        <CountLinks
          total={{ label: t('cars.all'), href: links.autos }}
          items={[
            {
              id: 'declined',
              icon: CircleX,
              title: t('cars.declined'),
              count: String(counts.declined_autos),
              tone: 'danger' as const,
              href: links.declinedAutos,
            },
            {
              id: 'expiring',
              icon: CalendarClock,
              title: t('cars.expiring'),
              count: String(counts.expiring_autos),
              tone: 'warn' as const,
              href: links.expiringAutos,
            },
          ].filter(({ count: some }) => some !== '0')}
        />
      }
      more={
        moreDeclined > 0 && moreExpiring > 0 ? (
          <Box padding={3}>
            <Inline justify="center" gap={6}>
              <Link href={links.declinedAutos}>{t('cars.moreDeclined', { n: moreDeclined })}</Link>
              <Link href={links.expiringAutos}>{t('cars.moreExpiring', { n: moreExpiring })}</Link>
            </Inline>
          </Box>
        ) : undefined
      }
      done={t('done.autos')}
      isMissing={isMissing(panel, 'declined', 'expiring')}
    >
      {[
        ...declined.map((auto) => <DeclinedRow key={auto.car.id} auto={auto} />),
        ...expiring.map((auto) => <ExpiringRow key={auto.car.id} auto={auto} actions={actions} />),
      ]}
    </QueueCard>
  );
}

function DeclinedRow({ auto }: { auto: WorkPanelDeclined }) {
  const { t } = useTranslation('work-panel');
  const language = useLanguage();
  const { car, reasons, can_edit: canEdit } = auto;
  const [first, ...others] = reasons;
  const reason = language === 'uz' ? first?.text_uz : first?.text_ru;
  return (
    <Row
      image={<Thumbnail src={car.photo?.thumbnail} />}
      title={car.title}
      detail={others.length === 0 ? reason : t('cars.reasons', { reason, n: others.length })}
      href={paths.autos.view(car.id)}
      end={<CarStatusBadge status="moderation_declined" />}
      isEndBelow
      actions={
        canEdit && (
          <Button size="sm" href={`${paths.autos.edit(car.id)}#declined`}>
            {t('cars.fix')}
          </Button>
        )
      }
    />
  );
}

function ExpiringRow({ auto, actions }: { auto: WorkPanelExpiring; actions: WorkActions }) {
  const { t } = useTranslation('work-panel');
  const language = useLanguage();
  const now = useServerNow();
  const { car, days, expires_at: end, allowed_transitions: allowed } = auto;
  const left = Date.parse(end) - now;
  return (
    <Row
      image={<Thumbnail src={car.photo?.thumbnail} />}
      title={car.title}
      detail={
        left < day
          ? t('cars.expires', { when: formatDayTime(end, language, now) })
          : t('cars.days', { count: days })
      }
      href={paths.autos.view(car.id)}
      end={
        <Badge tone="warn" icon={CalendarClock}>
          {formatUntil(left, language)}
        </Badge>
      }
      isEndBelow
      actions={
        allowed.includes('active') && (
          <ReasonedButton
            size="sm"
            isPending={actions.renew.isPending(car.id)}
            aria-label={t('cars.renewName', { name: car.title })}
            onPress={() => void actions.renew.run(car.id)}
          >
            {t('cars.renew')}
          </ReasonedButton>
        )
      }
    />
  );
}
