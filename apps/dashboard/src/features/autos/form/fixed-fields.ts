import type { Auto } from '@karvon/api/main';
import { createContext, useContext } from 'react';
import { useMember } from '../../../shared/session/member';

export const FixedFields = createContext<string | undefined>(undefined);

export const useFixedFields = (): string | undefined => useContext(FixedFields);

export function useFixedReason(auto: Auto | undefined): string | undefined {
  const { reason } = useMember().may('autos.manage');
  return auto === undefined || auto.status === 'ne_active' ? undefined : reason;
}
