import { translationsOf } from '../catalog/translations';
import type { Image } from '../../../platform/media/image';
import type { CatalogIndex } from '../catalog/catalog.service';
import type { CarModelAction, CarModelProposal, CatalogEntries } from './car-model-types';
import type { ProposalRow, QueuedRow } from './car-models.repository';

export interface Relations {
  catalog: CatalogIndex;
  images: ReadonlyMap<string, Image>;
}

function allowedActions(row: ProposalRow): CarModelAction[] {
  switch (row.status) {
    case 'pending':
      return row.deleted_at === null ? ['withdraw'] : [];
    case 'approved':
      return ['add_auto'];
    case 'declined':
      return [
        ...(row.catalog_car_model_id === null ? [] : (['choose'] as const)),
        ...(row.corrected_by === null ? (['correct'] as const) : []),
      ];
    default:
      return row.status satisfies never;
  }
}

function entriesOf(row: ProposalRow): CatalogEntries | undefined {
  const { catalog_brand_id, catalog_car_model_id } = row;
  if (catalog_brand_id === null || catalog_car_model_id === null) return undefined;
  return {
    brand_id: catalog_brand_id,
    car_model_id: catalog_car_model_id,
    generation_id: row.catalog_generation_id ?? undefined,
    modification_id: row.catalog_modification_id ?? undefined,
    position_id: row.catalog_position_id ?? undefined,
  };
}

function positionOf(row: ProposalRow): CarModelProposal['position'] {
  if (row.position_ru === null || row.position_uz === null) return undefined;
  return {
    id: row.position_id ?? undefined,
    translations: { ru: { name: row.position_ru }, uz: { name: row.position_uz } },
  };
}

export function toProposal(row: ProposalRow, { catalog, images }: Relations): CarModelProposal {
  const option = (id: number) => {
    const found = catalog.rows.options.get(id);
    if (found === undefined) throw new Error(`The catalogue has no option ${id}.`);
    return { id, translations: translationsOf(found) };
  };
  return {
    id: row.id,
    status: row.status,
    brand: { id: row.brand_id ?? undefined, name: row.brand_name },
    car_model: {
      id: row.car_model_id ?? undefined,
      name: row.car_model_name,
      year_from: row.year_from,
      year_to: row.year_to ?? undefined,
    },
    generation: {
      id: row.generation_id ?? undefined,
      name: row.generation_name,
      year_start: row.year_start,
      year_stop: row.year_stop ?? undefined,
      photo: images.get(row.shown_photo ?? ''),
    },
    specifications: {
      horse_power: row.horse_power,
      volume_litres: row.volume_litres,
      fuel_type: option(row.fuel_type),
      transmission: option(row.transmission),
      drive: option(row.drive),
      body_type: option(row.body_type),
    },
    position: positionOf(row),
    reasons: row.reasons,
    catalog: entriesOf(row),
    allowed_actions: allowedActions(row),
    previous_id: row.previous_id ?? undefined,
    corrected_by: row.corrected_by ?? undefined,
    draft_note: row.draft_note ?? undefined,
    proposed_by: { id: row.proposed_by, full_name: row.proposer_name ?? '' },
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString(),
  };
}

export const forModerators = (row: QueuedRow) => ({
  dealership: {
    id: row.business_user_id,
    name: row.dealership_name,
    phone: row.dealership_phone ?? undefined,
  },
  withdrawn_at: row.deleted_at?.toISOString(),
});
