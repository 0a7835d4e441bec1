import type { Pocket } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { DateRangePicker } from '@karvon/ui/DateRangePicker';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/format/use-server-now';
import { addDays, dayOf, daysBetween } from '../campaign-dates';
import { campaignForm } from './campaign-definition';
import { usePocket } from './use-pocket';

const { Field } = campaignForm;

/** First and last day, in Tashkent. */
export function DatesSection({
  start,
  pockets,
}: {
  start: string | undefined;
  pockets: readonly Pocket[];
}) {
  const { t } = useTranslation('ads');
  const today = dayOf(useServerNow());
  const { pocket, leave } = usePocket(pockets);
  const first = start !== undefined && start < today ? start : today;
  return (
    <Card id="dates" title={t('form.dates')} description={t('form.datesHint')} size="lg">
      <Field name="dates">
        {({ onChange, ...field }) => (
          <DateRangePicker
            {...field}
            onChange={(dates) => {
              onChange(dates);
              if (dates === null || pocket === undefined) return;
              if (daysBetween(dates.start, dates.end) !== pocket.days) leave();
            }}
            minValue={first}
            maxValue={addDays(first, 2 * 365)}
            description={
              field.value === null
                ? undefined
                : t('form.rangeDays', {
                    days: t('days', { count: daysBetween(field.value.start, field.value.end) }),
                  })
            }
          />
        )}
      </Field>
    </Card>
  );
}
