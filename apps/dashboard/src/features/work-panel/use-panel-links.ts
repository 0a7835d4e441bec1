import { paths, withSearch } from '../../shared/paths';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { useMember } from '../../shared/session/member';
import { workFilters } from './queries';

type Query = Readonly<Record<string, string>>;

/** The lists behind the panel's figures, narrowed as the panel is. */
export function usePanelLinks() {
  const { avtosalon, mine } = useListState(workFilters).state;
  const { figuresOf } = useMember();
  // The panel of a seller counts no work of colleagues, whether it was asked for or not.
  const isOwn = mine === true || figuresOf !== undefined;
  const of = (path: string, query: Query = {}) => withSearch(path, { ...query, avtosalon });
  /** Of what somebody is responsible for; of cars nobody is. */
  const ofPeople = (path: string, query: Query = {}) =>
    of(path, { ...query, ...(isOwn && { mine: 'true' }) });
  return {
    newLeads: ofPeople(paths.leads, { status: 'new' }),
    // The speed of a seller is that of their own leads alone, without nobody's.
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
