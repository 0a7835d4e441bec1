import { useState } from 'react';

/** True once it has been open. Popups that never open cost nothing; opened ones stay mounted for their closing animation. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
