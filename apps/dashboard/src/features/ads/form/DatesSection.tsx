import { Card } from '@karvon/ui/Card';
import { DateRangePicker } from '@karvon/ui/DateRangePicker';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/format/use-server-now';
import { addDays, dayOf, daysBetween } from '../campaign-dates';
import { campaignForm } from './campaign-definition';

const { Field } = campaignForm;

/** First and last day, in Tashkent. */
export function DatesSection({ start }: { start: string | undefined }) {
  const { t } = useTranslation('ads');
  const today = dayOf(useServerNow());
  const first = start !== undefined && start < today ? start : today;
  return (
    <Card id="dates" title={t('form.dates')} description={t('form.datesHint')} size="lg">
      <Field name="dates">
        {(field) => (
          <DateRangePicker
            {...field}
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
