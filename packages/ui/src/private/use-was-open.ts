import { useState } from 'react';

/**
 * Whether it is open or once was. Most windows and lists of a page are never opened, and cost nothing until then; one that was stays
 * mounted, so that it goes away as it came.
 */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
