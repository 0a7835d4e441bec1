import { useEffect, useEffectEvent } from 'react';
import { readProfile } from '../session/profile';

const key = 'form-resume';

/** Session storage: of this tab, and still there after the sign-in page. */
function mark(name: string | null): void {
  try {
    if (name === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, name);
  } catch {
    // Blocked: the draft is offered instead of taken.
  }
}

function isMarked(name: string): boolean {
  try {
    return sessionStorage.getItem(key) === name;
  } catch {
    return false;
  }
}

/**
 * Where the session ended in the middle, the form comes back filled, without a question.
 *
 * @param hasOwn what this tab itself wrote is on offer: another draft is never taken unasked
 */
export function useResume(name: string, hasOwn: boolean, restore: () => void): void {
  const takeUp = useEffectEvent(() => {
    if (!isMarked(name)) return;
    mark(null);
    restore();
  });

  // Outside system: the session, which the sign-in page ends and begins.
  useEffect(
    () => () => {
      if (readProfile() === undefined) mark(name);
    },
    [name],
  );

  // Outside system: the device's database responds at any time.
  useEffect(() => {
    if (hasOwn) takeUp();
  }, [hasOwn]);
}
