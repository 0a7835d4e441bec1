import type { Import, ImportField, ImportOptions } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { Link } from '@karvon/ui/Link';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { useSubmitKey } from '../../shared/keys/page-keys';
import { lookupQueries } from '../../shared/lookups/queries';
import { useIsOffline } from '../../shared/offline/network';
import { FileMapping, type Mapping } from '../../shared/marketplace/FileMapping/FileMapping';
import { paths } from '../../shared/paths';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useMember } from '../../shared/session/member';
import { useIsPhone } from '../../shared/table/use-screen';
import { ImportFrame } from './ImportFrame';
import { importFields, isImportField } from './import-fields';
import { importCalls } from './queries';
import { useImportAction } from './use-import-action';

const mappingOf = (data: Import): Mapping =>
  Object.fromEntries(data.mapping.map(({ column, field }) => [String(column), field]));

function mappedOf(mapping: Mapping): Import['mapping'] {
  return Object.entries(mapping).flatMap(([column, field]) =>
    field !== null && field !== undefined && isImportField(field)
      ? [{ column: Number(column), field }]
      : [],
  );
}

function isEnough(fields: readonly ImportField[]): boolean {
  const has = (field: ImportField) => fields.includes(field);
  return has('vin') || has('external_id') || (has('brand') && has('car_model'));
}

export function ColumnsStep({ data }: { data: Import }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isOffline = useIsOffline();
  const member = useMember();
  const [mapping, setMapping] = useState<Mapping>(() => mappingOf(data));
  const [options, setOptions] = useState<ImportOptions>(data.options);
  const salons = useQuery(lookupQueries.avtosalons());
  const set = (change: Partial<ImportOptions>) => setOptions({ ...options, ...change });
  const showSheet = useImportAction((sheet: number) =>
    importCalls.update(data, { sheet, options }),
  );
  const check = useImportAction(
    async () => {
      const saved = await importCalls.update(data, { mapping: mappedOf(mapping), options });
      return importCalls.check(saved.id);
    },
    ({ id }) => void navigate(paths.autos.import(id)),
  );

  const mapped = mappedOf(mapping);
  const fields = mapped.map(({ field }) => field);
  const isComplete = isEnough(fields);
  const isRepeated = new Set(fields).size < fields.length;
  const needsSalon = options.avtosalon === undefined && !fields.includes('avtosalon');
  const canCost = member.may('autos.costs').ok;
  const reason = needsSalon
    ? t('chooseSalon')
    : isComplete && !isRepeated
      ? undefined
      : t('needFields');
  useSubmitKey(() => {
    if (reason === undefined && !check.isPending()) void check.run();
  });

  return (
    <ImportFrame
      data={data}
      step="columns"
      bar={{
        back: paths.autos.import(),
        message: reason ?? t('nothingWritten'),
        action: (
          <ReasonedButton
            variant="primary"
            isFullWidth={isPhone}
            reason={reason}
            isPending={check.isPending()}
            onPress={() => void check.run()}
          >
            {t('check')}
          </ReasonedButton>
        ),
      }}
    >
      {data.twin && (
        <Banner action={<Link href={paths.autos.import(data.twin.id)}>{t('openSame')}</Link>}>
          {t('same', { date: formatDay(data.twin.created_at, language) })}
        </Banner>
      )}
      {data.sheets.length > 1 && (
        <Select
          label={t('sheet')}
          value={data.sheet}
          options={data.sheets.map(({ name, rows }, index) => ({
            value: index,
            label: name,
            description: t('rows', { count: rows }),
          }))}
          onChange={(sheet) => void showSheet.run(sheet)}
          isDisabled={showSheet.isPending() || isOffline}
        />
      )}
      <Columns
        side={
          <Card title={t('how')}>
            <Stack>
              <Select
                label={t('salon')}
                isRequired={!fields.includes('avtosalon')}
                value={options.avtosalon ?? null}
                placeholder={t('chooseSalon')}
                options={(salons.data?.results ?? []).map(({ id, name }) => ({
                  value: id,
                  label: name,
                }))}
                onChange={(avtosalon) => set({ avtosalon })}
              />
              <SegmentedControl
                label={t('currency')}
                isFullWidth
                value={options.currency}
                options={[
                  { value: 'UZS', label: t('som') },
                  { value: 'USD', label: t('ye') },
                ]}
                onChange={(currency) => set({ currency })}
              />
              <SegmentedControl
                label={t('found')}
                isFullWidth
                value={options.found}
                options={[
                  { value: 'update', label: t('update') },
                  { value: 'skip', label: t('skip') },
                ]}
                onChange={(found) => set({ found })}
              />
              <Select
                label={t('empties')}
                value={options.empties}
                options={[
                  { value: 'keep', label: t('keep') },
                  { value: 'clear', label: t('clear') },
                ]}
                onChange={(empties) => set({ empties })}
              />
              <RadioGroup
                label={t('fresh')}
                value={options.fresh}
                options={[
                  { value: 'draft', label: t('draft') },
                  { value: 'moderation', label: t('send'), description: t('sendHint') },
                ]}
                onChange={(fresh) => set({ fresh })}
              />
            </Stack>
          </Card>
        }
      >
        <Stack gap={3}>
          {data.remembered_at !== undefined && (
            <Text tone="muted">
              {t('memory', { date: formatDay(data.remembered_at, language) })}
            </Text>
          )}
          <FileMapping
            aria-label={t('columnsOfFile')}
            columns={data.columns.map(({ header, letter, samples }, index) => ({
              id: String(index),
              header: header === '' ? t('columnNamed', { letter }) : header,
              samples,
            }))}
            fields={importFields
              .filter(({ isCost }) => canCost || !isCost)
              .map(({ field }) => ({
                value: field,
                label: t(`fields.${field}`),
                isRequired: !isComplete && (field === 'brand' || field === 'car_model'),
              }))}
            mapping={mapping}
            onChange={setMapping}
            labels={{
              column: t('map.column'),
              samples: t('map.samples'),
              field: t('map.field'),
              skip: t('map.skip'),
              noSamples: t('map.empty'),
              fieldOf: (header) => t('map.fieldOf', { header }),
              repeated: (field) => t('map.repeated', { field }),
              missing: (names) => t('map.missing', { fields: names.join(', ') }),
              complete: t('map.complete'),
            }}
          />
        </Stack>
      </Columns>
    </ImportFrame>
  );
}
