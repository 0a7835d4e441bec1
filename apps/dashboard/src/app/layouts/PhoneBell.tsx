import { NotificationsBell } from '@karvon/ui/TopBar';
import { useBell } from './use-bell';
import { useSidebarUser } from './use-sidebar-user';

const stay = () => undefined;

export function PhoneBell({ onPress }: { onPress: () => void }) {
  const { label, hasNew } = useBell();
  return <NotificationsBell label={label} hasNew={hasNew} onPress={onPress} />;
}

/** Preloads the user and the notification count for «Ещё». The profile is refetched each time the shell mounts (specification §3). */
export function PhoneUser() {
  useBell();
  useSidebarUser(stay);
  return null;
}
