import type { ColumnType, Generated } from 'kysely';
import type { Owner } from '../../../platform/values/owner';
import type { CarModelStatus, DeclinedReason } from './car-model-types';

export interface CarModelsTables {
  car_model_proposals: {
    id: Generated<number>;
    business_user_id: Owner;
    status: Generated<CarModelStatus>;
    /** Ids of the catalogue are null while only names are proposed. */
    brand_id: number | null;
    brand_name: string;
    car_model_id: number | null;
    car_model_name: string;
    year_from: number;
    /** null for a model of the catalogue that is still made. */
    year_to: number | null;
    generation_id: number | null;
    generation_name: string;
    year_start: number;
    year_stop: number | null;
    /** Id of an image; null where the catalogue has one, or long after a decline. */
    photo: string | null;
    horse_power: number;
    /** 0 for an electric car. */
    volume_litres: number;
    fuel_type: number;
    transmission: number;
    drive: number;
    body_type: number;
    position_id: number | null;
    position_ru: string | null;
    position_uz: string | null;
    reasons: ColumnType<DeclinedReason[], string | undefined, string>;
    /** What it became, or what is there already. */
    catalog_brand_id: number | null;
    catalog_car_model_id: number | null;
    catalog_generation_id: number | null;
    catalog_modification_id: number | null;
    catalog_position_id: number | null;
    previous_id: number | null;
    draft_note: string | null;
    proposed_by: number;
    /** Equal for proposals of the same car, whatever the case, script and spaces of their names. */
    sameness: string;
    /** Normalised names. */
    search: string;
    created_at: Date;
    decided_at: Date | null;
    /** When the dealership withdrew it. */
    deleted_at: Date | null;
  };
}
