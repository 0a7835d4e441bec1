import type { Avtosalon, Region } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../shared/feedback/toast';
import { useLanguage } from '../../shared/i18n/use-language';
import { lookupQueries } from '../../shared/lookups/queries';
import { paths } from '../../shared/paths';
import { thumbnailOf } from '../../shared/photos/image-value';
import { allOf } from '../../shared/resource/query/all-of';
import { FormBoundary } from '../../shared/resource/form/FormBoundary';
import { FormPage } from '../../shared/resource/form/FormPage';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { useIdParam } from '../../shared/resource/routes/use-id-param';
import { useMember } from '../../shared/session/member';
import { avtosalonForm } from './avtosalon-definition';
import { newAvtosalon, type AvtosalonValues } from './avtosalon-values';
import { AvtosalonFields } from './AvtosalonFields';
import { AvtosalonTile } from './AvtosalonTile';
import { avtosalonCalls, avtosalonQueries } from './queries';

/** A new showroom. */
export function Create() {
  const { t } = useTranslation('avtosalons');
  const query = allOf({
    regions: useQuery(lookupQueries.regions()),
    profile: useQuery(avtosalonQueries.profile()),
    avtosalons: useQuery(lookupQueries.avtosalons()),
  });
  return (
    <FormBoundary query={query} title={t('create')} backTo={paths.avtosalons.index}>
      {({ regions, profile, avtosalons }) => (
        // The second showroom has a number of its own.
        <AvtosalonFormPage
          regions={regions.results}
          phone={avtosalons.count === 0 ? profile.phone : ''}
        />
      )}
    </FormBoundary>
  );
}

/** Changes a showroom. */
export function Edit() {
  const { t } = useTranslation('avtosalons');
  const id = useIdParam();
  const query = allOf({
    avtosalon: useQuery(avtosalonQueries.one(id)),
    regions: useQuery(lookupQueries.regions()),
  });
  return (
    <FormBoundary key={id} query={query} title={t('edit')} backTo={paths.avtosalons.view(id)}>
      {({ avtosalon, regions }) => (
        <AvtosalonFormPage avtosalon={avtosalon} regions={regions.results} />
      )}
    </FormBoundary>
  );
}

function AvtosalonFormPage(props: {
  avtosalon?: Avtosalon;
  regions: readonly Region[];
  /** Of a new one, until another is typed. */
  phone?: string;
}) {
  const { avtosalon, regions, phone = '' } = props;
  const { reason } = useMember().may('avtosalons.edit');
  const { t } = useTranslation('avtosalons');
  const language = useLanguage();
  const navigate = useNavigate();
  const nameIn = (places: readonly Pick<Region, 'id' | 'translations'>[], id: number | null) =>
    places.find((place) => place.id === id)?.translations[language].name ?? '';
  const [definition] = useState(() => ({ ...avtosalonForm, empty: () => newAvtosalon(phone) }));
  const form = useResourceForm(definition, {
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
  return (
    <FormPage
      form={form}
      reason={reason}
      title={avtosalon === undefined ? t('create') : t('editOf', { name: avtosalon.name })}
      phoneTitle={avtosalon === undefined ? t('create') : t('edit')}
      parent={{ label: t('title'), href: paths.avtosalons.index }}
      {...(avtosalon && { backTo: paths.avtosalons.view(avtosalon.id) })}
      actions={
        avtosalon === undefined
          ? [
              { intent: 'save', label: t('add') },
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

/** Beside the form: the showroom as buyers will see it. */
function Preview({ regions }: { regions: readonly Region[] }) {
  const { t } = useTranslation('avtosalons');
  const language = useLanguage();
  const { control } = useFormContext<AvtosalonValues>();
  const values = useWatch({ control, compute: (all: AvtosalonValues) => all });
  const { name, address, opening_time: from, closing_time: to } = values;
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
          hours={from && to ? t('hours', { from, to }) : ''}
        />
      </Stack>{' '}
    </Box>
  );
}
