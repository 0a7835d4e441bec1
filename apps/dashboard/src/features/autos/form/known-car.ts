import type { AutoCreate } from '@karvon/api/main';
import type { AutoFormValues } from './auto-fields';

export interface KnownCar {
  core_car: Partial<AutoFormValues['core_car']>;
  listing?: Partial<Omit<AutoFormValues, 'core_car'>>;
}

export type ListingSource =
  | Required<Pick<AutoCreate, 'trade_in_auto_id'>>
  | Required<Pick<AutoCreate, 'application_id'>>;
