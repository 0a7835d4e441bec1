import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control, type FieldPath } from 'react-hook-form';
import { generationText } from '../../../shared/format/generation';
import { useLanguage } from '../../../shared/i18n/use-language';
import { catalogQueries } from '../../../shared/lookups/catalog-queries';
import { lookupQueries } from '../../../shared/lookups/queries';
import { valueAt } from '../../../shared/resource/form/field-values';
import type { AutoFormValues } from './auto-fields';
import { nameOf, useCatalogLabels, type OptionSet } from './use-catalog-options';

const sets: readonly OptionSet[] = [
  'color',
  'body_type',
  'fuel_type',
  'transmission',
  'drive_unit',
  'paint_condition',
  'media_tools',
  'external_body_kit',
  'optics',
  'salon',
  'services',
];

function find(all: readonly { id: number; name: string }[], id: unknown): string | undefined {
  return all.find((one) => one.id === id)?.name;
}

/** Names for fields that store ids. Other fields format themselves. */
export function useValueText(
  control: Control<AutoFormValues>,
): (field: FieldPath<AutoFormValues>, values: AutoFormValues) => string | undefined {
  const language = useLanguage();
  const catalog = useCatalogLabels();
  const [model, generation, modification] = useWatch({
    control,
    name: ['core_car.car_model', 'core_car.generation', 'core_car.modification'],
  });
  const generations = useQuery(catalogQueries.generations(model?.id)).data?.results ?? [];
  const modifications = useQuery(catalogQueries.modifications(generation)).data?.results ?? [];
  const positions =
    useQuery(catalogQueries.positions(generation, modification)).data?.results ?? [];
  const regions = useQuery(lookupQueries.regions()).data?.results ?? [];
  const salons = useQuery(lookupQueries.avtosalons()).data?.results ?? [];

  const local = (
    all: readonly { id: number; translations: Parameters<typeof nameOf>[0]['translations'] }[],
    id: unknown,
  ) => {
    const found = all.find((one) => one.id === id);
    return found && nameOf(found, language);
  };

  return (field, values) => {
    const value = valueAt(values, field);
    const set = sets.find((one) => field === `core_car.${one}`);
    if (set !== undefined) {
      const ids = Array.isArray(value) ? value : [value];
      return ids
        .flatMap((id) => (typeof id === 'number' ? (catalog.label(set, id) ?? []) : []))
        .join(', ');
    }
    switch (field) {
      case 'core_car.generation':
        return generationText(find(generations, value) ?? '', language);
      case 'core_car.modification':
        return find(modifications, value) ?? '';
      case 'core_car.position':
        return local(positions, value) ?? '';
      case 'avtosalon':
        return find(salons, value) ?? '';
      case 'region':
        return local(regions, value) ?? '';
      case 'district':
        return (
          local(
            regions.flatMap(({ districts }) => districts),
            value,
          ) ?? ''
        );
      case 'changed_part':
        return values.changed_part
          .map(({ part }) => catalog.parts.find((one) => one.value === part)?.label ?? part)
          .join(', ');
      default:
        return undefined;
    }
  };
}
