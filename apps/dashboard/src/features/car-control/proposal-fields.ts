import { CreateCarModelBody } from '@karvon/api/zod/main/car-models';
import * as z from 'zod/mini';
import { imageField } from '../../shared/photos/image-field-kind';
import {
  choiceField,
  numberField,
  switchField,
  textField,
  type FieldKind,
  type FieldOptions,
} from '../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../shared/resource/form/field-set';

const brandShape = z.object({ id: z.nullable(z.number()), name: z.string() });
const choiceShape = z.object({
  id: z.number(),
  name: z.string(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  /** True when the catalogue has a photo. Undefined while unknown. */
  hasPhoto: z.optional(z.boolean()),
});

export type CatalogChoice = z.infer<typeof choiceShape>;

const catalogField = <Value>(
  shape: z.ZodMiniType<Value>,
  options: FieldOptions<Value | null>,
): FieldKind<Value | null, undefined, undefined> => ({
  ...options,
  isRequired: true,
  shape: z.nullable(shape),
  empty: null,
  from: () => null,
  to: () => undefined,
});

/** Required fields count only while they are shown: `unaskedFields`. */
export const proposal = fieldSet(CreateCarModelBody, {
  brand: catalogField(brandShape, { label: 'car-control:fields.brand' }),
  model_kind: choiceField(['new', 'catalog'], { label: 'car-control:fields.model_kind' }),
  car_model: catalogField(choiceShape, { label: 'car-control:fields.car_model' }),
  model_name: textField({
    label: 'car-control:fields.model_name',
    path: 'car_model.name',
    isRequired: true,
    missing: 'car_model_name_required',
  }),
  year_from: numberField({
    label: 'car-control:fields.year_from',
    path: 'car_model.year_from',
    isRequired: true,
    missing: 'year_from_required',
  }),
  year_to: numberField({
    label: 'car-control:fields.year_to',
    path: 'car_model.year_to',
    isRequired: true,
    missing: 'year_to_required',
  }),
  model_made: switchField({ label: 'car-control:fields.model_made' }),
  generation_kind: choiceField(['new', 'catalog'], { label: 'car-control:fields.generation_kind' }),
  generation: catalogField(choiceShape, { label: 'car-control:fields.generation' }),
  generation_name: textField({
    label: 'car-control:fields.generation_name',
    path: 'generation.name',
    isRequired: true,
    missing: 'generation_name_required',
  }),
  year_start: numberField({
    label: 'car-control:fields.year_start',
    path: 'generation.year_start',
    isRequired: true,
    missing: 'year_from_required',
  }),
  year_stop: numberField({
    label: 'car-control:fields.year_stop',
    path: 'generation.year_stop',
    isRequired: true,
    missing: 'year_to_required',
  }),
  generation_made: switchField({ label: 'car-control:fields.generation_made' }),
  photo: imageField({
    label: 'car-control:fields.photo',
    path: 'generation.photo',
    isRequired: true,
    missing: 'car_photo_required',
  }),
  horse_power: numberField({
    label: 'car-control:fields.horse_power',
    path: 'specifications.horse_power',
  }),
  volume_litres: numberField({
    label: 'car-control:fields.volume_litres',
    path: 'specifications.volume_litres',
  }),
  fuel_type: numberField({
    label: 'car-control:fields.fuel_type',
    path: 'specifications.fuel_type',
  }),
  transmission: numberField({
    label: 'car-control:fields.transmission',
    path: 'specifications.transmission',
  }),
  drive: numberField({ label: 'car-control:fields.drive', path: 'specifications.drive' }),
  body_type: numberField({
    label: 'car-control:fields.body_type',
    path: 'specifications.body_type',
  }),
  position_ru: textField({
    label: 'car-control:fields.position_ru',
    path: 'position.translations.ru.name',
  }),
  position_uz: textField({
    label: 'car-control:fields.position_uz',
    path: 'position.translations.uz.name',
  }),
  previous_id: numberField({}),
  draft_note: textField({}),
});

export type ProposalValues = FieldValuesOf<typeof proposal>;

export const emptyProposal: ProposalValues = proposal.empty();
