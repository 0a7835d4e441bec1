import { Checkbox } from '@karvon/ui/Checkbox';
import { Grid } from '@karvon/ui/Grid';
import { Select } from '@karvon/ui/Select';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { tashkentYear } from '../../shared/format/date';
import { useServerNow } from '../../shared/format/use-server-now';
import { proposalForm } from './proposal-definition';
import type { ProposalValues } from './proposal-fields';

const { Field } = proposalForm;
const firstYear = 1950;

export interface YearFieldsProps {
  from: 'year_from' | 'year_start';
  to: 'year_to' | 'year_stop';
  made: 'model_made' | 'generation_made';
}

export function YearFields({ from, to, made }: YearFieldsProps) {
  const { t } = useTranslation(['car-control', 'common']);
  const form = useFormContext<ProposalValues>();
  const { isSubmitted } = useFormState({ control: form.control });
  const isMade = useWatch({ control: form.control, name: made });
  const now = useServerNow();
  const thisYear = tashkentYear(now);
  const options = Array.from({ length: thisYear - firstYear + 1 }, (_, at) => ({
    value: thisYear - at,
    label: String(thisYear - at),
  }));
  const picker = {
    options,
    placeholder: t('common:select'),
    searchLabel: t('common:search'),
    clearLabel: t('common:clear'),
    emptyText: t('common:nothingFound'),
  };
  /** The order of both years decides about the error, so they are validated together. */
  const check = () => {
    if (isSubmitted || form.getValues(to) !== null) void form.trigger(from);
  };
  return (
    <>
      <Grid columns={[2, 2, 2]} hasFields>
        <Field name={from}>
          {({ onChange, ...field }) => (
            <Select
              {...field}
              {...picker}
              onChange={(year: number) => {
                onChange(year);
                check();
              }}
            />
          )}
        </Field>
        <Field name={to}>
          {({ onChange, ...field }) => (
            <Select
              {...field}
              {...picker}
              isDisabled={isMade}
              onChange={(year: number) => {
                onChange(year);
                check();
              }}
            />
          )}
        </Field>
      </Grid>
      <Checkbox
        isSelected={isMade}
        onChange={(isOn) => {
          form.setValue(made, isOn, { shouldDirty: true });
          if (!isOn) return;
          form.setValue(to, thisYear, { shouldDirty: true, shouldValidate: true });
          check();
        }}
      >
        {t('stillMade')}
      </Checkbox>
    </>
  );
}
