import type { CarModelProposal, CarModelProposalCreate } from '@karvon/api/main';
import { imageId, toImageValue } from '../../shared/photos/image-value';
import type { ProposalValues } from './proposal-fields';

export function fromProposal(proposal: CarModelProposal): ProposalValues {
  const { car_model, generation, specifications, position } = proposal;
  const isKnownModel = car_model.id !== undefined;
  const isKnownGeneration = generation.id !== undefined;
  return {
    brand: { id: proposal.brand.id ?? null, name: proposal.brand.name },
    model_kind: isKnownModel ? 'catalog' : 'new',
    car_model:
      car_model.id === undefined
        ? null
        : {
            id: car_model.id,
            name: car_model.name,
            from: car_model.year_from,
            to: car_model.year_to ?? null,
          },
    model_name: isKnownModel ? '' : car_model.name,
    year_from: isKnownModel ? null : car_model.year_from,
    year_to: isKnownModel ? null : (car_model.year_to ?? null),
    model_made: false,
    generation_kind: isKnownGeneration ? 'catalog' : 'new',
    generation:
      generation.id === undefined
        ? null
        : {
            id: generation.id,
            name: generation.name,
            from: generation.year_start,
            to: generation.year_stop ?? null,
          },
    generation_name: isKnownGeneration ? '' : generation.name,
    year_start: isKnownGeneration ? null : generation.year_start,
    year_stop: isKnownGeneration ? null : (generation.year_stop ?? null),
    generation_made: false,
    photo: generation.photo === undefined ? null : toImageValue(generation.photo),
    horse_power: specifications.horse_power,
    volume_litres: specifications.volume_litres,
    fuel_type: specifications.fuel_type.id,
    transmission: specifications.transmission.id,
    drive: specifications.drive.id,
    body_type: specifications.body_type.id,
    position_ru: position?.translations.ru.name ?? '',
    position_uz: position?.translations.uz.name ?? '',
    previous_id: proposal.previous_id ?? null,
    draft_note: proposal.draft_note ?? '',
  };
}

export const correctionOf = (proposal: CarModelProposal): ProposalValues => ({
  ...fromProposal(proposal),
  previous_id: proposal.id,
});

export const needsPhoto = ({
  generation_kind: kind,
  generation,
}: Pick<ProposalValues, 'generation_kind' | 'generation'>): boolean | undefined =>
  kind === 'new' ? true : generation?.hasPhoto === undefined ? undefined : !generation.hasPhoto;

export function toProposal(values: ProposalValues): CarModelProposalCreate {
  const photo = imageId(values.photo);
  const position = {
    translations: {
      ru: { name: values.position_ru.trim() },
      uz: { name: values.position_uz.trim() },
    },
  };
  const body = {
    car_model:
      values.model_kind === 'catalog' && values.car_model !== null
        ? { id: values.car_model.id }
        : {
            name: values.model_name.trim(),
            year_from: values.year_from ?? 0,
            year_to: values.year_to ?? 0,
          },
    generation:
      values.generation_kind === 'catalog' && values.generation !== null
        ? {
            id: values.generation.id,
            ...(photo !== undefined && values.generation.hasPhoto !== true && { photo }),
          }
        : {
            name: values.generation_name.trim(),
            year_start: values.year_start ?? 0,
            year_stop: values.year_stop ?? 0,
            photo: photo ?? '',
          },
    specifications: {
      horse_power: values.horse_power ?? 0,
      volume_litres: values.volume_litres ?? 0,
      fuel_type: values.fuel_type ?? 0,
      transmission: values.transmission ?? 0,
      drive: values.drive ?? 0,
      body_type: values.body_type ?? 0,
    },
    ...(position.translations.ru.name !== '' && { position }),
    ...(values.previous_id !== null && { previous_id: values.previous_id }),
    ...(values.draft_note !== '' && { draft_note: values.draft_note }),
  };
  const { brand: chosen } = values;
  return chosen?.id != null
    ? { ...body, brand: chosen.id }
    : { ...body, brand_name: (chosen?.name ?? '').trim() };
}
