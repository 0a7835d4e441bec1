import { ComboBox } from '@karvon/ui/ComboBox';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { tashkentYear } from '../../../../shared/format/date';
import { useServerNow } from '../../../../shared/format/use-server-now';
import { catalogQueries } from '../../../../shared/lookups/catalog-queries';
import { paths } from '../../../../shared/paths';
import { autoFormQueries } from '../queries';
import { afterModel, afterModification } from '../model-choice';
import { useAutoForm } from '../use-auto-form';
import { madeThen, readQuickFind } from './quick-find';
import { usePatchCar } from './use-patch-car';

/** «Cobalt 2022» fills brand, model, year, generation and, if chosen, modification. */
export function QuickFind() {
  const { t } = useTranslation(['auto-form', 'common', 'format']);
  const form = useAutoForm();
  const patchCar = usePatchCar();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const typed = text === chosen?.label ? '' : text;
  const query = useDeferredValue(typed);
  const thisYear = tashkentYear(useServerNow());
  const { term, year } = readQuickFind(query, thisYear);
  const isAsked = term !== '';
  const models = useQuery(autoFormQueries.models(term));
  const found = isAsked ? (models.data?.results ?? []) : [];
  const generations = useQueries({
    queries: year === undefined ? [] : found.map(({ id }) => catalogQueries.generations(id)),
  });
  const ranked = madeThen(
    found.map((model, at) => ({ model, generations: generations[at]?.data?.results })),
    year,
  );
  // Only the best match lists its modifications.
  const [best] = ranked;
  const generation = best?.fitting.length === 1 ? best.fitting[0] : undefined;
  const modifications = useQuery(catalogQueries.modifications(generation?.id));
  const isLoading =
    query !== typed ||
    models.isFetching ||
    generations.some(({ isFetching }) => isFetching) ||
    (generation !== undefined && modifications.isFetching);

  const choices = [
    ...(best === undefined || generation === undefined
      ? []
      : (modifications.data?.results ?? []).map((modification) => ({ ...best, modification }))),
    ...ranked.map((one) => ({ ...one, modification: undefined })),
  ].map((choice) => {
    const { model, fitting, modification } = choice;
    const name = [model.brand?.name, model.text].filter(Boolean).join(' ');
    return {
      ...choice,
      value: [model.id, modification?.id].filter(Boolean).join('-'),
      label: [name, fitting.length > 0 && year, modification?.name].filter(Boolean).join(', '),
    };
  });

  const choose = (value: string | null) => {
    const choice = choices.find((one) => one.value === value);
    if (choice === undefined) return;
    const { model, fitting, modification } = choice;
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
      ...(fitting.length > 0 && { year: year ?? null }),
      ...(fitting.length === 1 && { generation: fitting[0]?.id ?? null }),
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
