import type { Generated } from 'kysely';

export interface RatesTables {
  /** One row a day: so'm for one y.e. */
  rates: {
    date: string;
    rate: number;
    source: 'cbu' | 'manual';
    fetched_at: Generated<Date>;
  };
}
