import { PasswordCard } from './PasswordCard';
import { PermissionsCard } from './PermissionsCard';
import { SessionsCard } from './SessionsCard';

/** The second column of the profile, on a phone below the form: permissions, password, devices. */
export function ProfileSide() {
  return (
    <>
      <PermissionsCard />
      <PasswordCard />
      <SessionsCard />
    </>
  );
}
