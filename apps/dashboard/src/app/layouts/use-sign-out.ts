import { useState } from 'react';
import { withSecondTry } from '../../shared/routing/when-reachable';
import { signOut } from '../../shared/session/session';

async function hasUnsaved(): Promise<boolean> {
  try {
    const { hasDrafts } = await withSecondTry(() => import('../../shared/form/draft-store'));
    return await hasDrafts();
  } catch {
    return true;
  }
}

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
