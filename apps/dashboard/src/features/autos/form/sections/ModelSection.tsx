import { Box } from '@karvon/ui/Box';
import { Grid } from '@karvon/ui/Grid';
import { Link } from '@karvon/ui/Link';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailedLists } from '../../../../shared/form/FailedLists';
import { catalogQueries } from '../../../../shared/lookups/catalog-queries';
import { paths } from '../../../../shared/paths';
import { FormSection } from '../FormSection';
import { useAutoForm } from '../use-auto-form';
import { useCatalogLabels } from '../use-catalog-options';
import { BrandAndModel } from './BrandAndModel';
import { GenerationFields } from './GenerationFields';
import { QuickFind } from './QuickFind';
import { SpecificationFields } from './SpecificationFields';
import { autoForm } from '../auto-definition';
import { useVin } from './use-vin';
import { VinField } from './VinField';

const { Field } = autoForm;

/** @param autoId undefined for a new car */
export function ModelSection({ autoId }: { autoId: number | undefined }) {
  const { t } = useTranslation(['auto-form', 'common']);
  const { control } = useAutoForm();
  const [brand, model] = useWatch({ control, name: ['core_car.brand', 'core_car.car_model'] });
  const missing = paths.carControl.missing({
    ...(brand !== null && { brand_id: String(brand.id) }),
    ...(model !== null && { model_id: String(model.id) }),
    note: [brand?.name, model?.name].filter(Boolean).join(' '),
  });
  const labels = useCatalogLabels();
  const vin = useVin(autoId);
  return (
    <FormSection
      id="model"
      description={
        <>
          {t('model.notFound')} <Link href={missing}>{t('model.propose')}</Link>{' '}
          {t('model.proposeHint')}
        </>
      }
    >
      <Stack gap={4}>
        <FailedLists of={catalogQueries.lists} />
        <Grid columns={[1, 2, 2]} hasFields>
          {autoId === undefined && (
            <Box gridColumn="full">
              <QuickFind />
            </Box>
          )}
          <BrandAndModel isByVin={vin.isBy} />
          <GenerationFields isByVin={vin.isBy} />
          <Box gridColumn="full">
            <SpecificationFields />
          </Box>
          <Field name="core_car.color">
            {(field) => (
              <Select
                {...field}
                options={labels.of('color')}
                placeholder={t('common:select')}
                searchLabel={t('model.find')}
                clearLabel={t('common:clear')}
                emptyText={t('common:nothingFound')}
              />
            )}
          </Field>
          <VinField vin={vin} />
        </Grid>
      </Stack>
    </FormSection>
  );
}
