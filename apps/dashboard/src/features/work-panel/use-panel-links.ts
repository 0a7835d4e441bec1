import { paths, withSearch } from '../../shared/paths';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { workFilters } from './queries';

/** The lists behind the panel's figures, of the showroom that it is narrowed to. */
export function usePanelLinks() {
  const { avtosalon } = useListState(workFilters).state;
  const of = (path: string, query: Readonly<Record<string, string>> = {}) =>
    withSearch(path, { ...query, avtosalon });
  return {
    newLeads: of(paths.leads, { status: 'new' }),
    slowestLeads: (query: Readonly<Record<string, string>>) =>
      of(paths.leads, { ...query, ordering: 'slowest' }),
    autos: of(paths.autos.index),
    declinedAutos: of(paths.autos.index, { status: 'moderation_declined' }),
    expiringAutos: of(paths.autos.index, { expires_within: '3' }),
    refreshableAutos: of(paths.autos.index, { status: 'active', can_refresh: 'true' }),
    applications: of(paths.tradeIn.applications),
  };
}
