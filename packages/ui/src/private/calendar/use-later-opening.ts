import { useDeferredValue, useState } from 'react';

/** A calendar that opens in the frame after its press: the button shows the press at once, and the days, which cost more, come next. */
export function useLaterOpening(): { isOpen: boolean; onOpenChange: (isOpen: boolean) => void } {
  const [isOpen, setOpen] = useState(false);
  const isDue = useDeferredValue(isOpen);
  return { isOpen: isOpen && isDue, onOpenChange: setOpen };
}
