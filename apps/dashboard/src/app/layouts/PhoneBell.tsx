import { NotificationsBell } from '@karvon/ui/TopBar';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useBell } from './use-bell';
import { useSidebarUser } from './use-sidebar-user';

/** Pages that have nothing else at the right end of their title row (design, `*-mobile.png`); elsewhere the bell is in «Ещё». */
const places: readonly string[] = [
  paths.statistics,
  paths.workPanel,
  paths.autos.index,
  paths.leads,
];

const stay = () => undefined;

/**
 * The phone's bell. Loaded once the page is usable, and asks for the user too, who is shown in «Ещё» only: they are there when the
 * sheet opens, and the profile is fetched again each time the shell mounts (specification §3).
 */
export function PhoneBell({ onPress }: { onPress: () => void }) {
  const { pathname } = useLocation();
  const { label, hasNew } = useBell();
  useSidebarUser(stay);
  if (!places.includes(pathname.replace(/(?<=.)\/$/, ''))) return null;
  return <NotificationsBell label={label} hasNew={hasNew} onPress={onPress} />;
}
