import type { ImportChoice, ImportChosenItem } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { importQueries } from './queries';

const fromCatalog = [
  'brand',
  'car_model',
  'body_type',
  'fuel_type',
  'transmission',
  'drive_unit',
  'color',
] as const;
type CatalogField = (typeof fromCatalog)[number];
const isOfCatalog = (field: ImportChoice['field']): field is CatalogField =>
  fromCatalog.some((one) => one === field);

/** All entries of the catalogue that a value may mean. They are loaded when somebody asks for another one. */
function OtherEntry({
  field,
  brandId,
  onChoose,
}: {
  field: CatalogField;
  brandId: number | undefined;
  onChoose: (id: number) => void;
}) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const brands = useQuery(importQueries.brands(field === 'brand'));
  const models = useQuery(importQueries.models(brandId, field === 'car_model'));
  const options = useQuery(importQueries.options(field !== 'brand' && field !== 'car_model'));
  const entries =
    field === 'brand'
      ? (brands.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))
      : field === 'car_model'
        ? (models.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))
        : (options.data?.[field] ?? []).map(({ id, translations }) => ({
            value: id,
            label: translations[language].name,
          }));
  return (
    <Select
      label={t(`fields.${field}`)}
      value={null}
      placeholder={t('otherChoose')}
      searchLabel={t('search')}
      emptyText={t('nothingFound')}
      options={entries}
      onChange={onChoose}
    />
  );
}

/** Fields that a car may leave empty. */
const mayBeEmpty = ['generation', 'modification', 'position', 'condition'] as const;
const isOptional = (field: ImportChoice['field']): field is (typeof mayBeEmpty)[number] =>
  mayBeEmpty.some((one) => one === field);

const keyOf = ({ field, value, brand_id, car_model_id, currency }: ImportChoice) => ({
  field,
  value,
  ...(car_model_id !== undefined && { car_model_id }),
  ...(brand_id !== undefined && { brand_id }),
  ...(currency !== undefined && { currency }),
});

export const chosenOf = (
  choice: ImportChoice,
  { id, position_id }: Pick<ImportChoice['candidates'][number], 'id' | 'position_id'>,
): ImportChosenItem => ({
  ...keyOf(choice),
  id,
  ...(position_id !== undefined && { position_id }),
});

export function useCandidateText(): (
  choice: ImportChoice,
  candidate: ImportChoice['candidates'][number],
) => string {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  return ({ field, currency }, { id, name }) => {
    if (currency !== undefined) return formatMoney(id, currency, language);
    if (field !== 'same_car' && field !== 'changed_car') return name;
    return id === 0 ? t('no') : `${t('yes')}: ${name}`;
  };
}

/** A value of the file, and what it may mean. */
export function ChoiceCard({
  choice,
  isPending,
  onChoose,
}: {
  choice: ImportChoice;
  isPending: boolean;
  onChoose: (item: ImportChosenItem) => void;
}) {
  const { t } = useTranslation('imports');
  const textOf = useCandidateText();
  const [isOther, setOther] = useState(false);
  const { field, value, rows, count, candidates, brand_id, car_model, currency } = choice;
  const brands = useQuery(importQueries.brands(field === 'car_model' && brand_id !== undefined));
  const brand = brands.data?.results.find(({ id }) => id === brand_id)?.name;
  const isSameCar = field === 'same_car';
  const more = count > rows.length ? '…' : '';
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Inline justify="space-between" gap={3}>
          <Inline gap={2}>
            <Text weight="semibold">
              {isSameCar
                ? t('sameCar')
                : field === 'changed_car'
                  ? t('changedCar')
                  : t('what', { value })}
            </Text>
            {brand !== undefined && <Text>{brand}</Text>}
            {currency !== undefined && (
              <Text>
                {t(`fields.${field === 'price' ? field : 'purchase_price'}`)},{' '}
                {t(currency === 'USD' ? 'ye' : 'som')}
              </Text>
            )}
            {isOptional(field) && (
              <Text>{[t(`fields.${field}`), car_model].filter(Boolean).join(', ')}</Text>
            )}
            <Text tone="muted">
              {t('rows', { count })}: {rows.join(', ')}
              {more}
            </Text>
          </Inline>
          {(isOfCatalog(field) || isOptional(field)) && <Text tone="muted">{t('learn')}</Text>}
        </Inline>
        <Inline gap={2}>
          {candidates.map((candidate) => (
            <Button
              key={`${candidate.id} ${candidate.position_id ?? ''}`}
              size="sm"
              variant={candidate === candidates[0] ? 'soft' : 'secondary'}
              isDisabled={isPending}
              onPress={() => onChoose(chosenOf(choice, candidate))}
            >
              {textOf(choice, candidate)}
            </Button>
          ))}
          {isSameCar && (
            <Button
              size="sm"
              isDisabled={isPending}
              onPress={() => onChoose(chosenOf(choice, { id: 0 }))}
            >
              {t('no')}
            </Button>
          )}
          {isOptional(field) && (
            <Button
              size="sm"
              isDisabled={isPending}
              onPress={() => onChoose(chosenOf(choice, { id: 0 }))}
            >
              {t('leaveEmpty')}
            </Button>
          )}
          {isOfCatalog(field) && (
            <Button size="sm" isDisabled={isPending} onPress={() => setOther(!isOther)}>
              {t('other')}
            </Button>
          )}
          {field === 'car_model' && (
            <Button size="sm" variant="ghost" href={paths.carControl.create}>
              {t('propose')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            isDisabled={isPending}
            onPress={() => onChoose({ ...keyOf(choice), skip: true })}
          >
            {t('skipRows')}
          </Button>
        </Inline>
        {isOther && isOfCatalog(field) && (
          <OtherEntry
            field={field}
            brandId={brand_id}
            onChoose={(id) => onChoose(chosenOf(choice, { id }))}
          />
        )}
      </Stack>
    </Card>
  );
}
