import { useQuery } from '@tanstack/react-query';
import { getListTelegramChannelsQueryOptions } from '@karvon/api/main/telegram';
import type { RowNameProps } from '../resource/filters/filter-kinds';

export function ChannelName({ id, children }: RowNameProps) {
  const { data } = useQuery(getListTelegramChannelsQueryOptions());
  return children(data?.results.find((channel) => channel.id === id)?.title ?? String(id));
}
