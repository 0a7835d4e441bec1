import { SlotPicker, type SlotPickerProps } from '@karvon/ui/SlotPicker';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../format/use-server-now';
import { BusyNote } from './BusyNote';
import { partOfDay, timesWith, timesWithin, toMoment } from './inspection-time';
import { useBusyTimes, type PlannedInspection } from './use-busy-times';
import { useOpenHours } from './use-open-hours';

export interface TimeSlotsProps extends Omit<SlotPickerProps, 'slots' | 'value' | 'emptyText'> {
  value: string;
  inspection: PlannedInspection;
}

/** The time of an inspection, within the showroom's hours: those of its day that are over cannot be chosen, those with another inspection can. */
export function TimeSlots({ value, inspection, ...field }: TimeSlotsProps) {
  const { t } = useTranslation('applications');
  const now = useServerNow();
  const busy = useBusyTimes(inspection);
  const times = timesWithin(useOpenHours(inspection.avtosalon));
  const { day } = inspection;
  const isOver = (time: string) => Boolean(day) && Date.parse(toMoment(day ?? '', time)) <= now;
  return (
    <>
      <SlotPicker
        {...field}
        isRequired
        value={value === '' ? null : value}
        slots={timesWith(times, value).map((time) => ({
          value: time,
          group: t(`partOfDay.${partOfDay(time)}`),
          isDisabled: isOver(time),
          ...(busy.has(time) && { isBusy: true, note: t('busySlot') }),
        }))}
        emptyText={t('noSlots')}
      />
      <BusyNote time={value} planned={busy.get(value)} />
    </>
  );
}
