import { defineForm } from '../../shared/resource/form/define-form';
import { fieldsOf } from '../../shared/resource/form/field-values';
import type { FieldProblems } from '../../shared/resource/form/form-definition';
import { proposal, type ProposalValues } from './proposal-fields';
import { fromProposal, needsPhoto, toProposal } from './proposal-values';

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

/** Limits of the contract and required fields of the specification (§5), as on the server. */
export function proposalRules(
  values: ProposalValues,
  intent?: 'save',
): FieldProblems<ProposalValues> {
  const problems: Partial<Record<keyof ProposalValues, string>> = proposal.problems(values);
  if (isAfter(values.year_from, values.year_to)) problems.year_from = 'year_order';
  if (isAfter(values.year_start, values.year_stop)) problems.year_start = 'year_order';
  // A trim level needs a name in both languages or none.
  const [ru, uz] = [values.position_ru.trim(), values.position_uz.trim()];
  if (ru === '' && uz !== '') problems.position_ru = 'required';
  if (uz === '' && ru !== '') problems.position_uz = 'required';
  for (const name of unaskedFields(values)) delete problems[name];
  if (intent !== undefined && values.photo?.state === 'uploading') delete problems.photo;
  return problems;
}

export const missingFields = (values: ProposalValues): number =>
  Object.values<string | undefined>(proposalRules(values)).filter((code) =>
    code?.endsWith('required'),
  ).length;

/** Share of filled required fields, 0..1. */
export function filledShare(values: ProposalValues): number {
  const required = fieldsOf(proposal.fields).filter(({ field }) => field.isRequired);
  const unasked: readonly string[] = unaskedFields(values);
  const asked = required.filter(({ name }) => !unasked.includes(name)).length;
  return 1 - missingFields(values) / asked;
}

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
