import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../feedback/AskDialog';
import { InspectionFields } from './InspectionFields';
import { useSchedule, type PlannedApplication } from './use-schedule';

export interface ScheduleDialogProps {
  application: PlannedApplication;
  onClose: () => void;
}

export function ScheduleDialog({ application, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('applications');
  const { id, client_name: name, current_car: car } = application;
  const { inspection, label, isPending, send } = useSchedule(application, onClose);
  return (
    <AskDialog
      title={t('form.inspection')}
      description={`${name} · ${car.title}`}
      onClose={onClose}
      action={{ label, isPending, onPress: send }}
    >
      <Stack gap={4}>
        <InspectionFields inspection={inspection} except={id} />
      </Stack>
    </AskDialog>
  );
}
