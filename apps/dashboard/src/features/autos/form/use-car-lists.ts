import { useQuery } from '@tanstack/react-query';
import { catalogQueries } from '../../../shared/lookups/catalog-queries';
import { lookupQueries } from '../../../shared/lookups/queries';

export interface CarIds {
  model?: number | undefined;
  generation?: number | undefined;
  modification?: number | undefined;
}

export const useCarLists = ({ model, generation, modification }: CarIds = {}) => [
  useQuery(catalogQueries.options()),
  useQuery(lookupQueries.regions()),
  useQuery(lookupQueries.avtosalons()),
  useQuery(catalogQueries.generations(model)),
  useQuery(catalogQueries.modifications(generation)),
  useQuery(catalogQueries.positions(generation, modification)),
];

export const buyerCarIds = (
  car:
    | { model_id?: number; generation?: { id: number }; modification?: { id: number } }
    | undefined,
): CarIds => ({
  model: car?.model_id,
  generation: car?.generation?.id,
  modification: car?.modification?.id,
});
