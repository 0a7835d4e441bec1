import type { Application } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';
import { formatDayTime } from '../format/relative-time';
import { useLanguage } from '../i18n/use-language';
import { useSubmitKey } from '../keys/page-keys';
import { useAction } from '../resource/use-action';
import { ReasonedButton } from '../session/Reasoned';
import { InspectionFields } from './InspectionFields';
import { inspectionCalls, inspectionQueries } from './queries';
import { useInspection } from './use-inspection';

export interface ScheduleDialogProps {
  application: Pick<
    Application,
    | 'id'
    | 'version'
    | 'status'
    | 'client_name'
    | 'current_car'
    | 'scheduled_at'
    | 'responsible'
    | 'avtosalon'
    | 'is_overdue'
  >;
  onClose: () => void;
}

/** When the car is inspected, and by whom; a first time is taken back within ten seconds. */
export function ScheduleDialog({ application, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['applications', 'common']);
  const language = useLanguage();
  const { id, version, client_name, current_car, scheduled_at, responsible } = application;
  const isMove = application.status === 'scheduled';
  const inspection = useInspection({
    scheduled_at: application.is_overdue ? undefined : scheduled_at,
    responsible: responsible?.id,
    avtosalon: application.avtosalon?.id,
  });
  const schedule = useAction(inspectionCalls.update, {
    success: ({ scheduled_at: at }) => ({
      title: t('scheduledDone', { when: formatDayTime(at ?? '', language, serverNow()) }),
      description: client_name,
    }),
    ...(!isMove && {
      undo: (saved) =>
        inspectionCalls.update({ id: saved.id, version: saved.version, status: 'pending' }),
    }),
    invalidates: inspectionQueries.changes,
  });

  const send = async () => {
    const at = inspection.read();
    if (at === undefined || schedule.isPending()) return;
    const outcome = await schedule.run({
      id,
      version,
      status: 'scheduled',
      scheduled_at: at,
      responsible: inspection.responsible,
    });
    if (outcome.status === 'done') onClose();
  };
  useSubmitKey(() => void send());

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('form.inspection')}
      description={`${client_name} · ${current_car.title}`}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <ReasonedButton variant="primary" isPending={schedule.isPending()} onPress={send}>
            {t(isMove ? 'move' : 'schedule')}
          </ReasonedButton>
        </>
      }
    >
      <Stack gap={4}>
        <InspectionFields inspection={inspection} except={id} />
      </Stack>
    </Dialog>
  );
}
