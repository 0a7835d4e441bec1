import { DatePicker } from '@karvon/ui/DatePicker';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OptionalSelect } from '../form/OptionalSelect';
import { peopleQueries } from '../lookups/people-queries';
import { TimeSlots } from './TimeSlots';
import type { Inspection } from './use-inspection';

/** When a car is inspected, and by whom. */
export function InspectionFields({
  inspection,
  except,
}: {
  inspection: Inspection;
  /** The application itself: it is not in its own way. */
  except?: number;
}) {
  const { t } = useTranslation('applications');
  const { data } = useQuery(peopleQueries.assignable());
  const people = (data?.results ?? []).map(({ id, full_name }) => ({
    value: id,
    label: full_name,
  }));
  const { day, time, responsible, avtosalon, error, change } = inspection;
  return (
    <>
      <DatePicker
        isRequired
        label={t('form.day')}
        value={day === '' ? null : day}
        errorMessage={error ?? null}
        onChange={(next) => change({ day: next })}
      />
      <OptionalSelect
        label={t('responsible')}
        options={people}
        value={responsible}
        onChange={(next) => change({ responsible: next })}
      />
      <TimeSlots
        label={t('form.time')}
        value={time}
        onChange={(next) => change({ time: next })}
        inspection={{ day, responsible, avtosalon, except }}
      />
    </>
  );
}
