import { useSyncExternalStore } from 'react';
import { untilThere } from '../routing/when-reachable';

type PhoneCheck = (phone: string) => boolean;

const listeners = new Set<() => void>();
let isAsked = false;

/** Until the numbering plans are there, no number is known. They load with the first that somebody asks about. */
let check: PhoneCheck = () => {
  if (!isAsked) void load();
  return false;
};

async function load() {
  isAsked = true;
  const { isPhoneNumber } = await untilThere(() => import('../form/phone-plan'));
  check = isPhoneNumber;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a number in E.164 is one of its country's plan; the component renders again when the plans are there. */
export const usePhoneCheck = (): PhoneCheck => useSyncExternalStore(subscribe, () => check);
