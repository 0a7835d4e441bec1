import { useBell } from './use-bell';
import { usePerson } from './use-person';

const stay = () => undefined;

/**
 * Draws nothing: asks for what a phone shows in «Ещё» only, so that it stands there when the sheet opens, and so that the profile is
 * fetched again each time the shell mounts (specification §3). Loaded once the page is usable.
 */
export function PhoneQueries() {
  usePerson(stay);
  useBell();
  return null;
}
