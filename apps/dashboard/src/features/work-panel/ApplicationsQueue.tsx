import type { Application, WorkPanel } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { Row } from '@karvon/ui/Row';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { CalendarClock, Hourglass, Repeat2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { formatInspection } from '../../shared/inspection/inspection-time';
import { ScheduleButton } from '../../shared/inspection/ScheduleButton';
import { paths } from '../../shared/paths';
import { isMissing } from './PartFailed';
import { QueueCard } from './QueueCard';
import { usePanelLinks } from './use-panel-links';

export function ApplicationsQueue({ panel }: { panel: WorkPanel }) {
  const { t } = useTranslation('work-panel');
  const { applications, counts } = panel;
  const links = usePanelLinks();
  return (
    <QueueCard
      icon={Repeat2}
      iconTone="deal"
      id="trade-in"
      title={t('applications.title')}
      count={counts.pending_applications + counts.overdue_applications}
      list={{ href: links.applications, label: t('applications.all') }}
      done={t('done.applications')}
      isMissing={isMissing(panel, 'applications')}
    >
      {applications.map((application) => (
        <ApplicationRow key={application.id} application={application} />
      ))}
    </QueueCard>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const { t } = useTranslation('work-panel');
  const language = useLanguage();
  const now = useServerNow();
  const { id, client_name: name, current_car: car, desired_car: desired } = application;
  const { surcharge, currency, price, is_overdue: isOverdue, scheduled_at: at = '' } = application;
  const about = price === undefined ? '≈ ' : '';
  const detail = [
    [car.title, desired?.title].filter(Boolean).join(' → '),
    surcharge !== undefined &&
      surcharge >= 0 &&
      t('applications.surcharge', {
        money: `${about}${formatMoney(surcharge, currency, language)}`,
      }),
  ];
  return (
    <Row
      image={<Thumbnail src={car.photos[0]?.thumbnail} />}
      title={name}
      detail={detail.filter(Boolean).join(' · ')}
      href={paths.tradeIn.application(id)}
      isEndBelow
      end={
        <Badge tone="warn" icon={isOverdue ? CalendarClock : Hourglass}>
          {isOverdue
            ? t('applications.overdue', { when: formatInspection(at, language, now) })
            : t('applications.pending')}
        </Badge>
      }
      actions={
        <>
          <ScheduleButton size="sm" application={application} />
          {isOverdue && (
            <Button
              size="sm"
              href={paths.tradeIn.application(id)}
              aria-label={`${t('applications.decide')}: ${name}`}
            >
              {t('applications.decide')}
            </Button>
          )}
        </>
      }
    />
  );
}
