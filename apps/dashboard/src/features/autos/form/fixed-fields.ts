import type { Auto } from '@karvon/api/main';
import { createContext, useContext } from 'react';
import { useMember } from '../../../shared/session/member';

/** Reason that price and showroom are disabled. Undefined when they can be changed. */
export const FixedFields = createContext<string | undefined>(undefined);

export const useFixedFields = (): string | undefined => useContext(FixedFields);

/** Anyone may set the price of a draft; only a manager may change a published one. */
export function useFixedReason(auto: Auto | undefined): string | undefined {
  const { reason } = useMember().may('autos.manage');
  return auto === undefined || auto.status === 'ne_active' ? undefined : reason;
}
