import { Grid } from '@karvon/ui/Grid';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { ReasonedButton } from '../session/Reasoned';
import { BusyNote } from './BusyNote';
import { DayField, ResponsibleField } from './InspectionFields';
import { useSchedule, type PlannedApplication } from './use-schedule';
import { plannedAt, useTimeSlots } from './use-time-slots';

/** Plans an inspection in a popover, low enough to fit above or below its button. */
export function ScheduleForm({
  application,
  onDone,
}: {
  application: PlannedApplication;
  onDone: () => void;
}) {
  const { t } = useTranslation('applications');
  const { id, client_name: name, current_car: car } = application;
  const { inspection, label, isPending, send } = useSchedule(application, onDone);
  const { time, change, ...place } = inspection;
  const slots = useTimeSlots(time, { ...place, except: id });
  return (
    <Stack gap={3}>
      <Text as="p" size="sm" tone="muted">
        {`${name} · ${car.title}`}
      </Text>
      <Grid columns={2} hasFields>
        <DayField inspection={inspection} />
        <Select
          isRequired
          label={t('form.time')}
          placeholder={t('closedDay')}
          value={time === '' ? null : time}
          options={slots.map((slot) => ({
            value: slot.time,
            label: slot.time,
            isDisabled: slot.isOver,
            ...(slot.planned && { description: t('busySlot') }),
          }))}
          onChange={(next) => change({ time: next })}
        />
      </Grid>
      <ResponsibleField inspection={inspection} />
      <BusyNote time={time} planned={plannedAt(slots, time)} />
      <ReasonedButton variant="primary" isFullWidth isPending={isPending} onPress={send}>
        {label}
      </ReasonedButton>
    </Stack>
  );
}
