import type { Avtosalon, Region, RegionList } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../shared/feedback/toast';
import { useLanguage } from '../../shared/i18n/use-language';
import { lookupQueries } from '../../shared/lookups/queries';
import { paths } from '../../shared/paths';
import { thumbnailOf } from '../../shared/photos/image-value';
import {
  formPages,
  useFormTitles,
  type FormPageProps,
} from '../../shared/resource/form/form-pages';
import { FormPage } from '../../shared/resource/form/FormPage';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { useMember } from '../../shared/session/member';
import { useHoursText } from '../../shared/showroom/use-hours-text';
import { avtosalonForm } from './avtosalon-definition';
import type { AvtosalonValues } from './avtosalon-definition';
import { AvtosalonFields } from './AvtosalonFields';
import { AvtosalonTile } from './AvtosalonTile';
import { avtosalonCalls, avtosalonQueries } from './queries';
import { sentWeekdays } from './weekday-hours-field';

const area = { texts: 'avtosalons:', paths: paths.avtosalons } as const;

export const { Create, Edit } = formPages({
  ...area,
  one: avtosalonQueries.one,
  needs: lookupQueries.regions,
  Form: AvtosalonFormPage,
});

function AvtosalonFormPage(props: FormPageProps<Avtosalon, RegionList>) {
  const { entity: avtosalon, needs } = props;
  const regions = needs.results;
  const { reason } = useMember().may('avtosalons.edit');
  const { t } = useTranslation('avtosalons');
  const language = useLanguage();
  const navigate = useNavigate();
  const nameIn = (places: readonly Pick<Region, 'id' | 'translations'>[], id: number | null) =>
    places.find((place) => place.id === id)?.translations[language].name ?? '';
  const form = useResourceForm(avtosalonForm, {
    entity: avtosalon,
    queries: avtosalonQueries,
    create: avtosalonCalls.create,
    update: avtosalonCalls.update,
    format: (field, { region, district }) => {
      if (field === 'region') return nameIn(regions, region);
      if (field !== 'district') return undefined;
      return nameIn(
        regions.flatMap(({ districts }) => districts),
        district,
      );
    },
    onSaved: ({ id, name }, { isNew, intent }) => {
      void toast({ tone: 'success', title: isNew ? t('created', { name }) : t('saved') });
      const next = intent === 'add-auto' ? paths.autos.createIn(id) : paths.avtosalons.view(id);
      void navigate(next, { replace: isNew });
    },
  });
  useOwnPhone(form.form, avtosalon === undefined);
  return (
    <FormPage
      form={form}
      reason={reason}
      {...useFormTitles(area, avtosalon, avtosalon?.name)}
      actions={
        avtosalon === undefined
          ? [
              { intent: 'save', label: t('add'), shortLabel: t('addShort') },
              { intent: 'add-auto', label: t('addAndCar') },
            ]
          : [{ intent: 'save', label: t('save') }]
      }
      narrowRail="hidden"
      rail={<Preview regions={regions} />}
    >
      <AvtosalonFields regions={regions} />
    </FormPage>
  );
}

function useOwnPhone(form: UseFormReturn<AvtosalonValues>, isNew: boolean): void {
  const { data: profile } = useQuery(avtosalonQueries.profile());
  const { data: others } = useQuery(lookupQueries.avtosalons());
  const phone = isNew && others?.count === 0 ? profile?.phone : undefined;
  const begin = useEffectEvent((own: string) => {
    if (form.getValues('phone') === '') form.resetField('phone', { defaultValue: own });
  });
  // Outside system: the server, which has the number.
  useEffect(() => {
    if (phone !== undefined) begin(phone);
  }, [phone]);
}

function Preview({ regions }: { regions: readonly Region[] }) {
  const { t } = useTranslation('avtosalons');
  const language = useLanguage();
  const { control } = useFormContext<AvtosalonValues>();
  const values = useWatch({ control, compute: (all: AvtosalonValues) => all });
  const { name, address, opening_time, closing_time } = values;
  const hoursText = useHoursText();
  const region = regions.find(({ id }) => id === values.region);
  const place = region?.districts.find(({ id }) => id === values.district) ?? region;
  return (
    <Box as="aside" aria-label={t('form.preview')}>
      <Stack gap={3}>
        <Text weight="medium">{t('form.preview')}</Text>
        <AvtosalonTile
          name={name.trim() || t('form.noName')}
          logo={thumbnailOf(values.logo)}
          facade={thumbnailOf(values.facade_photo)}
          address={[place?.translations[language].name, address.trim()].filter(Boolean).join(', ')}
          hours={
            opening_time && closing_time
              ? hoursText({ ...values, weekday_hours: sentWeekdays(values.weekday_hours) })
              : ''
          }
        />
      </Stack>{' '}
    </Box>
  );
}
