import { useQuery } from '@tanstack/react-query';
import type { RowNameProps } from '../resource/filters/filter-kinds';
import { rowQueries } from './row-queries';

export function AutoName({ id, children }: RowNameProps) {
  const { data, isLoading } = useQuery(rowQueries.auto(id));
  if (data === undefined) return children(isLoading ? '' : String(id));
  const { brand, car_model } = data.core_car;
  return children(`${brand.name} ${car_model.name}`);
}

export function CampaignName({ id, children }: RowNameProps) {
  const { data, isLoading } = useQuery(rowQueries.campaign(id));
  return children(data?.title ?? (isLoading ? '' : String(id)));
}
