import { useDeferredValue, useState } from 'react';

interface LaterOpening {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * What opens in the frame after its press: the button shows the press at once, and what opens, which costs more, comes next.
 *
 * @param isOpenAtFirst as `defaultOpen`
 */
export function useLaterOpening(isOpenAtFirst = false): LaterOpening {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isDue = useDeferredValue(isOpen);
  return { isOpen: isOpen && isDue, onOpenChange: setOpen };
}
