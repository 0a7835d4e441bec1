import type { Application } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import {
  BookmarkCheck,
  CalendarClock,
  CarFront,
  Contact,
  MessageCircle,
  Phone,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ScheduleButton } from '../../shared/inspection/ScheduleButton';
import { paths } from '../../shared/paths';
import { RowMenu, type RowMenuItems } from '../../shared/resource/actions/RowMenu';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import { useMember } from '../../shared/session/member';
import { useIsPhone } from '../../shared/table/use-screen';
import { canList, canReserve, useApplicationActions } from './use-application-actions';
import { useCalculation } from './use-calculation';

const ScheduleDialog = lazyNamed(
  () => import('../../shared/inspection/ScheduleDialog'),
  'ScheduleDialog',
);

export function ApplicationRowActions({ row }: { row: Application }) {
  const { t } = useTranslation('applications');
  const isPhone = useIsPhone();
  const { reserve } = useApplicationActions();
  const calculation = useCalculation();
  const { reason } = useMember().mayWorkOn(row.responsible?.id);
  return (
    <>
      {!isPhone && <ApplicationStep row={row} />}
      <RowMenu
        label={t('menu', { name: row.client_name })}
        reason={reason}
        items={() =>
          menuItems(row, {
            t,
            onReserve: () => void reserve.run(row),
            onSend: calculation.canSend(row) ? () => void calculation.send(row) : undefined,
          })
        }
      />
    </>
  );
}

export function ApplicationStep({
  row,
  isFullWidth = false,
}: {
  row: Application;
  isFullWidth?: boolean;
}) {
  const { t } = useTranslation('applications');
  const panel = usePanelLinks('application');
  const calculation = useCalculation();
  const { id, status, client_name: name } = row;
  const style = { size: isFullWidth ? ('md' as const) : ('sm' as const), isFullWidth };
  if (status === 'pending') return <ScheduleButton {...style} variant="soft" application={row} />;
  if (status === 'scheduled')
    return (
      <Button {...style} href={panel.href(id)} aria-label={`${t('decide')}: ${name}`}>
        {t('decide')}
      </Button>
    );
  if (status === 'rejected') return null;
  if (calculation.canSend(row))
    return (
      <Button
        {...style}
        aria-label={`${t('calcButton')}: ${name}`}
        onPress={() => void calculation.send(row)}
      >
        {t('calcButton')}
      </Button>
    );
  if (!canList(row)) return null;
  return (
    <Button
      {...style}
      href={paths.tradeIn.listApplied(id)}
      aria-label={`${t('listButton')}: ${row.current_car.title}`}
    >
      {t('listButton')}
    </Button>
  );
}

interface MenuOptions {
  t: ReturnType<typeof useTranslation<'applications'>>['t'];
  onReserve: () => void;
  onSend: (() => void) | undefined;
}

function menuItems(row: Application, options: MenuOptions): RowMenuItems {
  const { t, onReserve, onSend } = options;
  const { id, phone, room_id: room, lead_id: lead, auto_id: auto, status } = row;
  return [
    { id: 'call', label: t('call'), icon: Phone, href: `tel:${phone}` },
    status === 'scheduled' && {
      id: 'move',
      label: t('move'),
      icon: CalendarClock,
      asks: true,
      renderWindow: (onClose) => <ScheduleDialog application={row} onClose={onClose} />,
    },
    onSend !== undefined && {
      id: 'calculation',
      label: t('sendCalc'),
      icon: MessageCircle,
      onAction: onSend,
    },
    canReserve(row) && {
      id: 'reserve',
      label: t('reserve', { car: row.desired_car?.title ?? '' }),
      icon: BookmarkCheck,
      asks: true,
      onAction: onReserve,
    },
    canList(row) && {
      id: 'list',
      label: t('makeListing'),
      icon: CarFront,
      href: paths.tradeIn.listApplied(id),
    },
    auto !== undefined && {
      id: 'listing',
      label: t('toListing'),
      icon: CarFront,
      href: paths.autos.view(auto),
    },
    room !== undefined && {
      id: 'chat',
      label: t('toChat'),
      icon: MessageCircle,
      href: paths.chat(room),
    },
    lead !== undefined && { id: 'lead', label: t('toLead'), icon: Contact, href: paths.lead(lead) },
  ];
}
