import { SlotPicker, type SlotPickerProps } from '../marketplace/SlotPicker/SlotPicker';
import { useTranslation } from 'react-i18next';
import { BusyNote } from './BusyNote';
import { partOfDay } from './inspection-time';
import type { PlannedInspection } from './use-busy-times';
import { plannedAt, useTimeSlots } from './use-time-slots';

export interface TimeSlotsProps extends Omit<SlotPickerProps, 'slots' | 'value' | 'emptyText'> {
  value: string;
  inspection: PlannedInspection;
}

/** Times of an inspection within the showroom's hours. Past times are disabled; times with another inspection are not. */
export function TimeSlots({ value, inspection, ...field }: TimeSlotsProps) {
  const { t } = useTranslation('applications');
  const slots = useTimeSlots(value, inspection);
  return (
    <>
      <SlotPicker
        {...field}
        isRequired
        value={value === '' ? null : value}
        slots={slots.map(({ time, isOver, planned }) => ({
          value: time,
          group: t(`partOfDay.${partOfDay(time)}`),
          isDisabled: isOver,
          ...(planned && { isBusy: true, note: t('busySlot') }),
        }))}
        emptyText={t('closedDay')}
      />
      <BusyNote time={value} planned={plannedAt(slots, value)} />
    </>
  );
}
