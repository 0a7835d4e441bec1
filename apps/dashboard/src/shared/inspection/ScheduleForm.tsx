import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { ReasonedButton } from '../session/Reasoned';
import { InspectionFields } from './InspectionFields';
import { useSchedule, type PlannedApplication } from './use-schedule';

/** The time of an inspection beside the button that asks for it. */
export function ScheduleForm({
  application,
  onDone,
}: {
  application: PlannedApplication;
  onDone: () => void;
}) {
  const { id, client_name: name, current_car: car } = application;
  const { inspection, label, isPending, send } = useSchedule(application, onDone);
  return (
    <Stack gap={3}>
      <Text as="p" size="sm" tone="muted">
        {`${name} · ${car.title}`}
      </Text>
      <InspectionFields inspection={inspection} except={id} />
      <ReasonedButton variant="primary" isFullWidth isPending={isPending} onPress={send}>
        {label}
      </ReasonedButton>
    </Stack>
  );
}
