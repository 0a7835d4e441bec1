import { useState } from 'react';

/**
 * True once it has been open. Most windows and lists of a page are never opened, and cost nothing until then. One that was open stays
 * mounted for its closing animation.
 */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
