import type { Auto } from '@karvon/api/main';
import { createContext, useContext } from 'react';
import { useMember } from '../../../shared/session/member';

/** Why price and showroom of the listing stay as they are; undefined where they can be changed. */
export const FixedFields = createContext<string | undefined>(undefined);

export const useFixedFields = (): string | undefined => useContext(FixedFields);

/** The reason for a listing: of a draft the price is still open, of one that buyers saw it is a manager's. */
export function useFixedReason(auto: Auto | undefined): string | undefined {
  const { reason } = useMember().may('autos.manage');
  return auto === undefined || auto.status === 'ne_active' ? undefined : reason;
}
