import { useEffect, useEffectEvent } from 'react';
import { readProfile } from '../session/profile';

const key = 'form-resume';

/** Marks a form in session storage, which is per tab and survives the sign-in page. */
function mark(name: string | null): void {
  try {
    if (name === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, name);
  } catch {
    // Without the mark the draft is offered instead of restored.
  }
}

function isMarked(name: string): boolean {
  try {
    return sessionStorage.getItem(key) === name;
  } catch {
    return false;
  }
}

/** Restores a form without asking after a session ended. @param hasOwn true when this tab wrote the draft */
export function useResume(name: string, hasOwn: boolean, restore: () => void): void {
  const takeUp = useEffectEvent(() => {
    if (!isMarked(name)) return;
    mark(null);
    restore();
  });

  // Outside system: the session, which the sign-in page renews.
  useEffect(
    () => () => {
      if (readProfile() === undefined) mark(name);
    },
    [name],
  );

  // Outside system: the device's database, which may respond at any time.
  useEffect(() => {
    if (hasOwn) takeUp();
  }, [hasOwn]);
}
