import { CreateCarModelBody } from '@karvon/api/zod/main/car-models';
import * as z from 'zod/mini';
import { imageField } from '../../shared/photos/image-field-kind';
import { defineForm } from '../../shared/resource/form/define-form';
import {
  choiceField,
  numberField,
  switchField,
  textField,
  type FieldKind,
  type FieldOptions,
} from '../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../shared/resource/form/field-set';
import { fieldsOf } from '../../shared/resource/form/field-values';
import type { FieldProblems } from '../../shared/resource/form/form-definition';
import { fromProposal, needsPhoto, toProposal } from './proposal-values';

/** A brand without an id is proposed too. */
const brandShape = z.object({ id: z.nullable(z.number()), name: z.string() });
const choiceShape = z.object({
  id: z.number(),
  name: z.string(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  /** The catalogue has a photo of the generation; undefined while that is not known. */
  hasPhoto: z.optional(z.boolean()),
});

export type CatalogChoice = z.infer<typeof choiceShape>;

/** A choice of the catalogue. `fromProposal` and `toProposal` read and send the fields of this form. */
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

/** Required fields count as such where they are asked for: `isAsked`. */
const proposal = fieldSet(CreateCarModelBody, {
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
  /** Declined proposal that this one corrects. */
  previous_id: numberField({}),
  /** Title of the car that waits as a draft. */
  draft_note: textField({}),
});

export type ProposalValues = FieldValuesOf<typeof proposal>;

export const emptyProposal: ProposalValues = proposal.empty();

/** Fields that the catalogue has already, or that wait for the choice before them. */
function unaskedFields(values: ProposalValues): readonly (keyof ProposalValues)[] {
  const isNewModel = values.model_kind === 'new';
  const isNewGeneration = values.generation_kind === 'new';
  return [
    ...(isNewModel || values.brand === null ? (['car_model'] as const) : []),
    ...(isNewModel ? [] : (['model_name', 'year_from', 'year_to'] as const)),
    ...(isNewGeneration || values.car_model === null ? (['generation'] as const) : []),
    ...(isNewGeneration ? [] : (['generation_name', 'year_start', 'year_stop'] as const)),
    ...(needsPhoto(values) === false || (values.photo === null && needsPhoto(values) !== true)
      ? (['photo'] as const)
      : []),
  ];
}

const isAfter = (from: number | null, to: number | null) =>
  from !== null && to !== null && from > to;

/** The contract's limits, and the requirements of the specification (§5). The server's rules are the same. */
export function proposalRules(
  values: ProposalValues,
  intent?: 'save',
): FieldProblems<ProposalValues> {
  const problems: Partial<Record<keyof ProposalValues, string>> = proposal.problems(values);
  if (isAfter(values.year_from, values.year_to)) problems.year_from = 'year_order';
  if (isAfter(values.year_start, values.year_stop)) problems.year_start = 'year_order';
  // A trim level has a name in both languages or none.
  const [ru, uz] = [values.position_ru.trim(), values.position_uz.trim()];
  if (ru === '' && uz !== '') problems.position_ru = 'required';
  if (uz === '' && ru !== '') problems.position_uz = 'required';
  for (const name of unaskedFields(values)) delete problems[name];
  // Sending waits for one that is on its way.
  if (intent !== undefined && values.photo?.state === 'uploading') delete problems.photo;
  return problems;
}

/** How many fields are still to be filled in. */
export const missingFields = (values: ProposalValues): number =>
  Object.values<string | undefined>(proposalRules(values)).filter((code) =>
    code?.endsWith('required'),
  ).length;

/** How much of the required fields is filled in, from 0 to 1. */
export function filledShare(values: ProposalValues): number {
  const required = fieldsOf(proposal.fields).filter(({ field }) => field.isRequired);
  const unasked: readonly string[] = unaskedFields(values);
  const asked = required.filter(({ name }) => !unasked.includes(name)).length;
  return 1 - missingFields(values) / asked;
}

/** Field of the form behind a path of the contract. */
export const fieldOfPath = (path: string) =>
  path === 'brand_name' ? 'brand' : proposal.fieldOf(path);

export const proposalForm = defineForm({
  ...proposal,
  name: 'car-model',
  version: 1,
  from: fromProposal,
  toCreate: toProposal,
  toUpdate: () => undefined,
  rules: proposalRules,
  fieldOf: fieldOfPath,
  codeOf: (field, code) => (field === 'photo' && code === 'required' ? 'car_photo_required' : code),
});
