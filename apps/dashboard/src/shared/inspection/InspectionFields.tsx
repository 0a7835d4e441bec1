import { DatePicker } from '@karvon/ui/DatePicker';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OptionalSelect } from '../form/OptionalSelect';
import { peopleQueries } from '../lookups/people-queries';
import { TimeSlots } from './TimeSlots';
import type { Inspection } from './use-inspection';

interface FieldProps {
  inspection: Inspection;
}

export function InspectionFields({
  inspection,
  except,
}: FieldProps & {
  /** Id of the application itself, which does not conflict with itself. */
  except?: number;
}) {
  const { t } = useTranslation('applications');
  const { day, time, responsible, avtosalon, change } = inspection;
  return (
    <>
      <DayField inspection={inspection} />
      <ResponsibleField inspection={inspection} />
      <TimeSlots
        label={t('form.time')}
        value={time}
        onChange={(next) => change({ time: next })}
        inspection={{ day, responsible, avtosalon, except }}
      />
    </>
  );
}

export function DayField({ inspection: { day, error, change } }: FieldProps) {
  const { t } = useTranslation('applications');
  return (
    <DatePicker
      isRequired
      label={t('form.day')}
      value={day === '' ? null : day}
      errorMessage={error ?? null}
      onChange={(next) => change({ day: next })}
    />
  );
}

export function ResponsibleField({ inspection: { responsible, change } }: FieldProps) {
  const { t } = useTranslation('applications');
  const { data } = useQuery(peopleQueries.assignable());
  const people = (data?.results ?? []).map(({ id, full_name }) => ({
    value: id,
    label: full_name,
  }));
  return (
    <OptionalSelect
      label={t('responsible')}
      options={people}
      value={responsible}
      onChange={(next) => change({ responsible: next })}
    />
  );
}
