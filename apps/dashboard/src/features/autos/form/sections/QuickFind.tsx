import { ComboBox } from '@karvon/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { catalogQueries } from '../../../../shared/lookups/catalog-queries';
import { paths } from '../../../../shared/paths';
import { autoFormQueries } from '../queries';
import { afterModel, afterModification, madeIn } from '../model-choice';
import { useAutoForm } from '../use-auto-form';
import { readQuickFind } from './quick-find';
import { usePatchCar } from './use-patch-car';

/** One line instead of five: «Cobalt 2022» fills brand, model, year, generation and, where it is chosen, the modification. */
export function QuickFind() {
  const { t } = useTranslation(['auto-form', 'common', 'format']);
  const form = useAutoForm();
  const patchCar = usePatchCar();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const typed = text === chosen?.label ? '' : text;
  const query = useDeferredValue(typed);
  const [thisYear] = useState(() => new Date().getFullYear());
  const { term, year } = readQuickFind(query, thisYear);
  const isAsked = term !== '';
  const models = useQuery(autoFormQueries.models(term));
  const found = isAsked ? (models.data?.results ?? []) : [];
  // The modifications of the best match: the others are a line each.
  const [best] = year === undefined ? [] : found;
  const generations = useQuery(catalogQueries.generations(best?.id));
  const fitting =
    year === undefined || best === undefined
      ? []
      : (generations.data?.results ?? []).filter((one) => madeIn(one, year));
  const generation = fitting.length === 1 ? fitting[0] : undefined;
  const modifications = useQuery(catalogQueries.modifications(generation?.id));
  const isLoading =
    query !== typed ||
    models.isFetching ||
    (best !== undefined && generations.isFetching) ||
    (generation !== undefined && modifications.isFetching);

  const lineOf = (brand: string | undefined, model: string, end?: string) =>
    [[brand, model].filter(Boolean).join(' '), year, end].filter(Boolean).join(', ');
  const choices = [
    ...(best === undefined || generation === undefined
      ? []
      : (modifications.data?.results ?? []).map((one) => ({
          value: `${String(best.id)}-${String(one.id)}`,
          label: lineOf(best.brand?.name, best.text, one.name),
          model: best,
          modification: one,
        }))),
    ...found.map((model) => ({
      value: String(model.id),
      label: lineOf(model.brand?.name, model.text),
      model,
      modification: undefined,
    })),
  ];

  const choose = (value: string | null) => {
    const choice = choices.find((one) => one.value === value);
    if (choice === undefined) return;
    const { model, modification } = choice;
    const set = (
      name: 'core_car.brand' | 'core_car.car_model',
      next: { id: number; name: string },
    ) =>
      form.setValue(name, next, {
        shouldDirty: true,
        shouldValidate: form.getFieldState(name).error !== undefined,
      });
    if (model.brand) set('core_car.brand', model.brand);
    set('core_car.car_model', { id: model.id, name: model.text });
    patchCar({
      ...afterModel(form.getValues('core_car')),
      ...(model.id === best?.id && fitting.length > 0 && { year: year ?? null }),
      ...(model.id === best?.id && generation && { generation: generation.id }),
      ...(modification && afterModification(modification.id, modification.specifications)),
    });
    setChosen(choice);
    setText(choice.label);
  };

  return (
    <ComboBox
      label={t('quick.label')}
      description={t('quick.hint')}
      placeholder={t('quick.example')}
      items={choices.map(({ value, label }) => ({ value, label }))}
      inputValue={text}
      onInputChange={setText}
      value={chosen?.value ?? null}
      selectedItem={chosen}
      onChange={(value) => {
        if (value === null) setChosen(null);
        else choose(value);
      }}
      onBlur={() => setText(chosen?.label ?? '')}
      isLoading={isLoading && isAsked}
      emptyText={t(isAsked ? 'common:nothingFound' : 'quick.example')}
      loadingText={t('model.searching')}
      openLabel={t('model.openList')}
      action={{
        label: t('model.proposeAction'),
        onAction: () => void navigate(paths.carControl.missing({ q: term })),
      }}
    />
  );
}
