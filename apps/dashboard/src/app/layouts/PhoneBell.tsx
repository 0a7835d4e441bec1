import { NotificationsBell } from '@karvon/ui/TopBar';
import { useBell } from './use-bell';
import { useSidebarUser } from './use-sidebar-user';

const stay = () => undefined;

/** The phone's bell. Loaded once the page is usable. */
export function PhoneBell({ onPress }: { onPress: () => void }) {
  const { label, hasNew } = useBell();
  return <NotificationsBell label={label} hasNew={hasNew} onPress={onPress} />;
}

/**
 * Asks for the user and the number of notifications, which «Ещё» shows: both are there when the sheet opens. The profile is fetched
 * again each time the shell mounts (specification §3).
 */
export function PhoneUser() {
  useBell();
  useSidebarUser(stay);
  return null;
}
