import type { CarModelProposal } from '@karvon/api/main';
import { requiredRule } from '../../shared/form/field-rules';
import {
  fileOf,
  imageId,
  imageRule,
  resumeImage,
  thumbnailOf,
} from '../../shared/photos/image-value';
import { defineForm } from '../../shared/resource/form/define-form';
import {
  emptyProposal,
  fromProposal,
  needsPhoto,
  proposalValues,
  toProposal,
  type ProposalValues,
} from './proposal-values';

/** From a year to a year: each is required, and in order. */
function yearRules(from: number | null, to: number | null) {
  return {
    from:
      from === null ? 'year_from_required' : to !== null && from > to ? 'year_order' : undefined,
    to: to === null ? 'year_to_required' : undefined,
  };
}

function photoRule(values: ProposalValues, isSending: boolean): string | undefined {
  const { photo } = values;
  const isNeeded = needsPhoto(values);
  if (isNeeded === false) return undefined;
  if (photo === null) return isNeeded === true ? 'car_photo_required' : undefined;
  // Sending waits for one that is on its way.
  return isSending && photo.state === 'uploading' ? undefined : imageRule(photo);
}

/** What the specification (§5) asks for. The server's rules are the same. */
export function proposalRules(values: ProposalValues, intent?: 'save') {
  const isNewModel = values.model_kind === 'new';
  const isNewGeneration = values.generation_kind === 'new';
  const model = yearRules(values.year_from, values.year_to);
  const generation = yearRules(values.year_start, values.year_stop);
  const [ru, uz] = [values.position_ru.trim(), values.position_uz.trim()];
  return {
    brand: requiredRule(values.brand),
    ...(isNewModel
      ? {
          model_name: values.model_name.trim() === '' ? 'car_model_name_required' : undefined,
          year_from: model.from,
          year_to: model.to,
        }
      : { car_model: values.brand === null ? undefined : requiredRule(values.car_model) }),
    ...(isNewGeneration
      ? {
          generation_name:
            values.generation_name.trim() === '' ? 'generation_name_required' : undefined,
          year_start: generation.from,
          year_stop: generation.to,
        }
      : {
          generation: values.car_model === null ? undefined : requiredRule(values.generation),
        }),
    photo: photoRule(values, intent !== undefined),
    horse_power: requiredRule(values.horse_power),
    volume_litres: requiredRule(values.volume_litres),
    fuel_type: requiredRule(values.fuel_type),
    transmission: requiredRule(values.transmission),
    drive: requiredRule(values.drive),
    body_type: requiredRule(values.body_type),
    // A trim level has a name in both languages or none.
    position_ru: ru === '' && uz !== '' ? 'required' : undefined,
    position_uz: uz === '' && ru !== '' ? 'required' : undefined,
  };
}

/** How many fields are still to be filled in. */
export const missingFields = (values: ProposalValues): number =>
  Object.values(proposalRules(values)).filter((code) => code?.endsWith('required')).length;

/** How much of what is asked for is filled in, from 0 to 1. */
export function filledShare(values: ProposalValues): number {
  const optional = ['position_ru', 'position_uz', needsPhoto(values) !== true && 'photo'];
  const asked = Object.keys(proposalRules(values)).filter((name) => !optional.includes(name));
  return 1 - missingFields(values) / asked.length;
}

/** What a dealer fills in. */
type FieldName = Exclude<keyof ProposalValues, 'draft_note' | 'previous_id'>;

const paths: Readonly<Record<string, FieldName>> = {
  brand: 'brand',
  brand_name: 'brand',
  'car_model.id': 'car_model',
  'car_model.name': 'model_name',
  'car_model.year_from': 'year_from',
  'car_model.year_to': 'year_to',
  'generation.id': 'generation',
  'generation.name': 'generation_name',
  'generation.year_start': 'year_start',
  'generation.year_stop': 'year_stop',
  'generation.photo': 'photo',
  'specifications.horse_power': 'horse_power',
  'specifications.volume_litres': 'volume_litres',
  'specifications.fuel_type': 'fuel_type',
  'specifications.transmission': 'transmission',
  'specifications.drive': 'drive',
  'specifications.body_type': 'body_type',
  'position.translations.ru.name': 'position_ru',
  'position.translations.uz.name': 'position_uz',
};

/** Field of the form behind a path of the contract. */
export const fieldOfPath = (path: string): FieldName | undefined => paths[path];

type Specification =
  | 'horse_power'
  | 'volume_litres'
  | 'fuel_type'
  | 'transmission'
  | 'drive'
  | 'body_type';

const required = <Name extends Specification>(name: Name) => ({
  label: `car-control:fields.${name}` as const,
  isRequired: true,
});

export const proposalForm = defineForm<
  CarModelProposal,
  ProposalValues,
  ReturnType<typeof toProposal>,
  never
>({
  name: 'car-model',
  version: 1,
  values: proposalValues,
  empty: () => emptyProposal,
  from: fromProposal,
  toCreate: toProposal,
  toUpdate: () => undefined,
  rules: proposalRules,
  fields: {
    brand: { label: 'car-control:fields.brand', isRequired: true },
    model_kind: { label: 'car-control:fields.model_kind' },
    car_model: { label: 'car-control:fields.car_model', isRequired: true },
    model_name: { label: 'car-control:fields.model_name', isRequired: true, maxLength: 100 },
    year_from: { label: 'car-control:fields.year_from', isRequired: true },
    year_to: { label: 'car-control:fields.year_to', isRequired: true },
    model_made: { label: 'car-control:fields.model_made' },
    generation_kind: { label: 'car-control:fields.generation_kind' },
    generation: { label: 'car-control:fields.generation', isRequired: true },
    generation_name: {
      label: 'car-control:fields.generation_name',
      isRequired: true,
      maxLength: 100,
    },
    year_start: { label: 'car-control:fields.year_start', isRequired: true },
    year_stop: { label: 'car-control:fields.year_stop', isRequired: true },
    generation_made: { label: 'car-control:fields.generation_made' },
    photo: {
      label: 'car-control:fields.photo',
      identity: (value) => imageId(value),
      format: (value, { t }) => ({
        text: t('car-control:fields.photo'),
        image: thumbnailOf(value),
      }),
    },
    horse_power: required('horse_power'),
    volume_litres: required('volume_litres'),
    fuel_type: required('fuel_type'),
    transmission: required('transmission'),
    drive: required('drive'),
    body_type: required('body_type'),
    position_ru: { label: 'car-control:fields.position_ru', maxLength: 100 },
    position_uz: { label: 'car-control:fields.position_uz', maxLength: 100 },
  },
  files: ({ photo }) => fileOf(photo),
  restore: (values) => ({ ...values, photo: resumeImage(values.photo) }),
  fieldOf: fieldOfPath,
  codeOf: (field, code) => (field === 'photo' && code === 'required' ? 'car_photo_required' : code),
});
