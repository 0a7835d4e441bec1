import { paths, withSearch } from '../../shared/paths';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { useMember } from '../../shared/session/member';
import { workFilters } from './queries';

type Query = Readonly<Record<string, string>>;

export function usePanelLinks() {
  const { avtosalon, mine } = useListState(workFilters).state;
  const { figuresOf } = useMember();
  // A seller's panel never counts work of colleagues.
  const isOwn = mine === true || figuresOf !== undefined;
  const of = (path: string, query: Query = {}) => withSearch(path, { ...query, avtosalon });
  /** Link to rows that have a responsible employee. Cars have none. */
  const ofPeople = (path: string, query: Query = {}) =>
    of(path, { ...query, ...(isOwn && { mine: 'true' }) });
  return {
    newLeads: ofPeople(paths.leads, { status: 'new' }),
    // A seller's response time covers only their own leads, without unassigned ones.
    slowestLeads: (query: Query) =>
      figuresOf === undefined
        ? ofPeople(paths.leads, { ...query, ordering: 'slowest' })
        : of(paths.leads, { ...query, responsible: String(figuresOf), ordering: 'slowest' }),
    unreadRooms: ofPeople(paths.chat(), { status: 'unread' }),
    waitingRooms: ofPeople(paths.chat(), { waiting: 'true' }),
    autos: of(paths.autos.index),
    declinedAutos: of(paths.autos.index, { status: 'moderation_declined' }),
    expiringAutos: of(paths.autos.index, { expires_within: '3' }),
    refreshableAutos: of(paths.autos.index, { status: 'active', can_refresh: 'true' }),
    applications: ofPeople(paths.tradeIn.applications, { waiting: 'true' }),
  };
}
