import { useSyncExternalStore } from 'react';
import { untilThere } from '../routing/when-reachable';

type PhoneCheck = (phone: string) => boolean;

const listeners = new Set<() => void>();
let isAsked = false;

/** Rejects all numbers until the numbering plans have loaded. The first call loads them. */
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

/** Returns a check of E.164 numbers by their country's plan. Re-renders when the plans have loaded. */
export const usePhoneCheck = (): PhoneCheck => useSyncExternalStore(subscribe, () => check);
