import { useState } from 'react';
import { withSecondTry } from '../../shared/routing/when-reachable';
import { signOut } from '../../shared/session/session';

/** Whether something unsaved lies on the device; where that cannot be found out it is asked for. */
async function hasUnsaved(): Promise<boolean> {
  try {
    const { hasDrafts } = await withSecondTry(() => import('../../shared/form/draft-store'));
    return await hasDrafts();
  } catch {
    return true;
  }
}

/** Exit: at once, or asked first where something unsaved lies on the device. */
export function useSignOut(): { isAsking: boolean; signOut: () => void; stay: () => void } {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    signOut: () => {
      void hasUnsaved().then((unsaved) => (unsaved ? setAsking(true) : signOut()));
    },
    stay: () => setAsking(false),
  };
}
