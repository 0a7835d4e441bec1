import type { SimilarCarModel } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { generationText } from '../../shared/format/generation';
import { useLanguage } from '../../shared/i18n/use-language';
import { yearsText } from './proposal-text';
import type { ProposalValues } from './proposal-fields';
import { proposalQueries } from './queries';

const none: readonly SimilarCarModel[] = [];

export function useNearDoubles(): { name: string; rows: readonly SimilarCarModel[] } {
  const { control } = useFormContext<ProposalValues>();
  const values = useWatch({ control, compute: (all: ProposalValues) => all });
  const isGeneration = values.model_kind === 'catalog';
  const typed = isGeneration ? values.generation_name : values.model_name;
  const isAsked = !isGeneration || values.generation_kind === 'new';
  const name = useDeferredValue(isAsked ? typed.trim() : '');
  const { data } = useQuery(
    proposalQueries.similar({
      name,
      brand: values.brand?.id ?? undefined,
      model: isGeneration ? values.car_model?.id : undefined,
    }),
  );
  return { name, rows: name.length < 2 ? none : (data?.results ?? none) };
}

export function useTakeEntry(): (entry: SimilarCarModel) => void {
  const form = useFormContext<ProposalValues>();
  const set = { shouldDirty: true, shouldValidate: true } as const;
  return ({ brand, car_model, generation, photo, year_from, year_to }) => {
    if (generation === undefined) {
      form.setValue('brand', brand, set);
      form.setValue('model_kind', 'catalog', set);
      form.setValue('car_model', { ...car_model, from: year_from, to: year_to ?? null }, set);
      form.setValue('model_name', '', set);
      form.setValue('generation', null, { shouldDirty: true });
      return;
    }
    form.setValue('generation_kind', 'catalog', set);
    const known = { from: year_from, to: year_to ?? null, hasPhoto: photo !== undefined };
    form.setValue('generation', { ...generation, ...known }, set);
    form.setValue('generation_name', '', set);
  };
}

export function NearDoubles() {
  const language = useLanguage();
  const { t } = useTranslation('car-control');
  const { name, rows } = useNearDoubles();
  const take = useTakeEntry();
  if (name.length < 2) return null;
  return (
    <Card title={t('candidates')} description={t('similarTo', { name })}>
      {rows.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('noSimilar')}
        </Text>
      ) : (
        <RowList variant="divided" aria-label={t('candidates')}>
          {rows.slice(0, 5).map((entry) => {
            const { brand, car_model, generation, photo, year_from, year_to } = entry;
            const title = [
              brand.name,
              car_model.name,
              generation && generationText(generation.name, language),
            ]
              .filter(Boolean)
              .join(' ');
            return (
              <Row
                key={`${entry.kind}-${String(generation?.id ?? car_model.id)}`}
                size="sm"
                image={<Thumbnail size="md" src={photo?.thumbnail} />}
                title={title}
                detail={yearsText(year_from, year_to, language)}
                end={
                  <Button
                    size="sm"
                    aria-label={t('chooseName', { name: title })}
                    onPress={() => take(entry)}
                  >
                    {t('chooseThis')}
                  </Button>
                }
              />
            );
          })}
        </RowList>
      )}
    </Card>
  );
}
