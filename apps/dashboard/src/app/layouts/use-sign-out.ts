import { useState } from 'react';
import { hasDrafts } from '../../shared/form/draft-store';
import { signOut } from '../../shared/session/session';

/** Exit: at once, or asked first where something unsaved lies on the device. */
export function useSignOut(): { isAsking: boolean; signOut: () => void; stay: () => void } {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    signOut: () => {
      void hasDrafts().then((unsaved) => (unsaved ? setAsking(true) : signOut()));
    },
    stay: () => setAsking(false),
  };
}
