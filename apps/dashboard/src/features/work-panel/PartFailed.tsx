import { ApiError } from '@karvon/api/errors';
import type { WorkPanel, WorkPanelPart } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { QueryFailed } from '../../shared/resource/query/QueryFailed';
import { workFilters, workQueries } from './queries';

export const isMissing = (panel: WorkPanel, ...parts: readonly WorkPanelPart[]): boolean =>
  panel.failed?.some((part) => parts.includes(part)) ?? false;

export function PartFailed() {
  const { state } = useListState(workFilters);
  const { refetch, isFetching } = useQuery(workQueries.panel(state));
  return (
    <QueryFailed
      error={new ApiError({ kind: 'unavailable' })}
      level={3}
      isRetrying={isFetching}
      onRetry={refetch}
    />
  );
}
