import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';
import { ReasonedButton } from '../session/Reasoned';
import { InspectionFields } from './InspectionFields';
import { useSchedule, type PlannedApplication } from './use-schedule';

export interface ScheduleDialogProps {
  application: PlannedApplication;
  onClose: () => void;
}

/** The time of an inspection in a window: on a phone, and where no button is beside it. */
export function ScheduleDialog({ application, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['applications', 'common']);
  const { id, client_name: name, current_car: car } = application;
  const { inspection, label, isPending, send } = useSchedule(application, onClose);
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('form.inspection')}
      description={`${name} · ${car.title}`}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <ReasonedButton variant="primary" isPending={isPending} onPress={send}>
            {label}
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
