import { norm, normCompact } from '../../../platform/values/text-norm';
import { searchText } from '../../../platform/db/text-search';
import { type FieldError, missing } from '../../../platform/http/problem';
import type { CatalogIndex } from '../catalog/catalog.service';
import type { CarModelCreate } from './car-model-types';
import type { NewProposal } from './car-models.repository';
import { isSameName } from './similar-car-models';

export type ProposalFields = Omit<
  NewProposal,
  'created_at' | 'decided_at' | 'deleted_at' | 'proposed_by' | 'reasons' | 'status'
>;

const unknown = (field: string): FieldError => ({ field, code: 'unknown_reference' });

interface Years {
  field: string;
  from: number;
  to: number;
  names: readonly [from: string, to: string];
}

function yearErrors({ field, from, to, names }: Years, thisYear: number): FieldError[] {
  const late = [from, to].flatMap((year, index): FieldError[] =>
    year > thisYear
      ? [
          {
            field: `${field}.${names[index] ?? ''}`,
            code: 'year_in_future',
            params: { max: thisYear },
          },
        ]
      : [],
  );
  if (late.length > 0 || from <= to) return late;
  return [{ field: `${field}.${names[0]}`, code: 'year_order' }];
}

type Part<T> = { value: T; errors: readonly FieldError[] };

type Brand = Pick<NewProposal, 'brand_id' | 'brand_name'>;

function readBrand({ brand, brand_name }: CarModelCreate, { rows }: CatalogIndex): Part<Brand> {
  if (brand !== undefined) {
    const row = rows.brands.get(brand);
    const errors = [
      ...(row === undefined || row.hidden ? [unknown('brand')] : []),
      ...(brand_name === undefined
        ? []
        : [{ field: 'brand_name', code: 'invalid_value' } satisfies FieldError]),
    ];
    return { value: { brand_id: brand, brand_name: row?.name ?? '' }, errors };
  }
  const name = (brand_name ?? '').trim();
  const errors = name === '' ? [missing(brand_name === undefined ? 'brand' : 'brand_name')] : [];
  return { value: { brand_id: null, brand_name: name }, errors };
}

type Model = Pick<NewProposal, 'car_model_id' | 'car_model_name' | 'year_from' | 'year_to'>;

function readModel(
  { brand, car_model }: CarModelCreate,
  { rows }: CatalogIndex,
  thisYear: number,
): Part<Model> {
  if ('id' in car_model) {
    const row = rows.models.get(car_model.id);
    const isKnown = row !== undefined && !row.hidden && row.brand_id === brand;
    return {
      value: {
        car_model_id: car_model.id,
        car_model_name: row?.name ?? '',
        year_from: row?.year_from ?? 1950,
        year_to: row?.year_to ?? null,
      },
      errors: isKnown ? [] : [unknown('car_model.id')],
    };
  }
  const name = car_model.name.trim();
  const { year_from: from, year_to: to } = car_model;
  return {
    value: { car_model_id: null, car_model_name: name, year_from: from, year_to: to },
    errors: [
      ...(name === '' ? [missing('car_model.name')] : []),
      ...yearErrors({ field: 'car_model', from, to, names: ['year_from', 'year_to'] }, thisYear),
    ],
  };
}

type Generation = Pick<
  NewProposal,
  'generation_id' | 'generation_name' | 'year_start' | 'year_stop' | 'photo'
>;

function readGeneration(
  { car_model, generation }: CarModelCreate,
  { rows }: CatalogIndex,
  thisYear: number,
): Part<Generation> {
  if ('id' in generation) {
    const row = rows.generations.get(generation.id);
    const model = 'id' in car_model ? car_model.id : undefined;
    const isKnown = row !== undefined && !row.hidden && row.car_model_id === model;
    const wantsPhoto = row?.photo == null && generation.photo === undefined;
    // A correction sends back what was displayed: the catalogue's own photo is not a new one.
    const isShown = generation.photo === row?.photo;
    return {
      value: {
        generation_id: generation.id,
        generation_name: row?.name ?? '',
        year_start: row?.year_start ?? 1950,
        year_stop: row?.year_stop ?? null,
        photo: isShown ? null : (generation.photo ?? null),
      },
      errors: isKnown
        ? wantsPhoto
          ? [missing('generation.photo')]
          : []
        : [unknown('generation.id')],
    };
  }
  const name = generation.name.trim();
  const { year_start: from, year_stop: to, photo } = generation;
  return {
    value: {
      generation_id: null,
      generation_name: name,
      year_start: from,
      year_stop: to,
      photo,
    },
    errors: [
      ...(name === '' ? [missing('generation.name')] : []),
      ...yearErrors(
        { field: 'generation', from, to, names: ['year_start', 'year_stop'] },
        thisYear,
      ),
    ],
  };
}

const optionSets = {
  fuel_type: 'fuel_type',
  transmission: 'transmission',
  drive: 'drive_unit',
  body_type: 'body_type',
} as const;

function specificationErrors(
  { specifications }: CarModelCreate,
  { rows }: CatalogIndex,
): FieldError[] {
  const { volume_litres } = specifications;
  const strange = (['fuel_type', 'transmission', 'drive', 'body_type'] as const).filter(
    (name) => rows.options.get(specifications[name])?.set !== optionSets[name],
  );
  if (strange.length > 0) return strange.map((name) => unknown(`specifications.${name}`));
  const isElectric = rows.options.get(specifications.fuel_type)?.key === 'electric';
  const field = 'specifications.volume_litres';
  if (isElectric && volume_litres > 0) return [{ field, code: 'volume_of_electric' }];
  return !isElectric && volume_litres === 0 ? [missing(field)] : [];
}

type Position = Pick<NewProposal, 'position_id' | 'position_ru' | 'position_uz'>;

function readPosition(
  { position, generation }: CarModelCreate,
  { rows }: CatalogIndex,
): Part<Position> {
  if (position === undefined)
    return { value: { position_id: null, position_ru: null, position_uz: null }, errors: [] };
  if ('id' in position) {
    const row = rows.positions.get(position.id);
    const isKnown =
      row !== undefined && 'id' in generation && row.generation_id === generation.id && !row.hidden;
    return {
      value: {
        position_id: position.id,
        position_ru: row?.name_ru ?? '',
        position_uz: row?.name_uz ?? '',
      },
      errors: isKnown ? [] : [unknown('position.id')],
    };
  }
  const ru = position.translations.ru.name.trim();
  const uz = position.translations.uz.name.trim();
  return {
    value: { position_id: null, position_ru: ru, position_uz: uz },
    errors: [
      ...(ru === '' ? [missing('position.translations.ru.name')] : []),
      ...(uz === '' ? [missing('position.translations.uz.name')] : []),
    ],
  };
}

/** Equal for proposals of the same car: names without case, script and spaces, and the modification. */
function samenessOf({
  brand_name,
  car_model_name,
  generation_name,
  ...fields
}: Pick<ProposalFields, 'brand_name' | 'car_model_name' | 'generation_name'> &
  CarModelCreate['specifications']): string {
  const { horse_power, volume_litres, fuel_type, transmission, drive, body_type } = fields;
  const names = [brand_name, car_model_name, generation_name].map(
    // A name without letters and digits has no normal form.
    (name) => normCompact(name) || name.toLowerCase(),
  );
  return [...names, horse_power, volume_litres, fuel_type, transmission, drive, body_type].join(
    '|',
  );
}

/** @param thisYear current year in Tashkent @returns its columns, and every invalid field; the caller checks pictures */
export function readProposal(
  body: CarModelCreate,
  catalog: CatalogIndex,
  thisYear: number,
): { fields: ProposalFields; errors: FieldError[] } {
  const brand = readBrand(body, catalog);
  const model = readModel(body, catalog, thisYear);
  const generation = readGeneration(body, catalog, thisYear);
  const position = readPosition(body, catalog);
  const { brand_name } = brand.value;
  const { car_model_name } = model.value;
  const { generation_name } = generation.value;
  const names = [brand_name, car_model_name, generation_name];
  const { specifications, previous_id, draft_note } = body;
  return {
    fields: {
      ...brand.value,
      ...model.value,
      ...generation.value,
      ...position.value,
      ...specifications,
      catalog_brand_id: null,
      catalog_car_model_id: null,
      catalog_generation_id: null,
      catalog_modification_id: null,
      catalog_position_id: null,
      previous_id: previous_id ?? null,
      draft_note: draft_note ?? null,
      sameness: samenessOf({ brand_name, car_model_name, generation_name, ...specifications }),
      search: searchText([...names.map(norm), ...names.map(normCompact)]),
    },
    errors: [
      ...brand.errors,
      ...model.errors,
      ...generation.errors,
      ...specificationErrors(body, catalog),
      ...position.errors,
    ],
  };
}

/** `Jetour T2 i-DM`, without the brand where the model begins with it. */
export const proposalName = ({
  brand_name,
  car_model_name,
}: Pick<ProposalFields, 'brand_name' | 'car_model_name'>): string =>
  isSameName(brand_name, car_model_name) ? car_model_name : `${brand_name} ${car_model_name}`;
