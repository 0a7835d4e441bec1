import { useDeferredValue, useState } from 'react';

interface LaterOpening {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * State of a popup that opens one render after its press: the button reacts at once, and the more expensive popup follows.
 *
 * @param isOpenAtFirst as `defaultOpen`
 */
export function useLaterOpening(isOpenAtFirst = false): LaterOpening {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isDue = useDeferredValue(isOpen);
  return { isOpen: isOpen && isDue, onOpenChange: setOpen };
}
