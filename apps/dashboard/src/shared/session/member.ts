import type { Permission } from '@karvon/api/main';
import { getGetProfileQueryKey, getGetProfileQueryOptions } from '@karvon/api/main/business';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../query';
import { defineSharedQuery } from '../resource/query/define-shared-query';
import { figuresOf, mayOf, mayWorkOn, type Allowed } from './permissions';

export type Reason = { ok: true; reason?: undefined } | { ok: false; reason: string };

export interface Member {
  /** The reason names who has the permission: `<Button disabledReason={may('ads.pay').reason}>`. */
  may: (permission: Permission) => Reason;
  /** Reason that the member may not work on rows of that responsible employee. */
  mayWorkOn: (responsible: number | undefined) => Reason;
  /** Employee whose leads the figures count; undefined for all. Lists behind the figures filter by it. */
  figuresOf: number | undefined;
}

// The shell refetches the profile each time it mounts; here it is only read.
const useProfile = defineSharedQuery(() =>
  getGetProfileQueryOptions({ query: { staleTime: Infinity } }),
);

/** Permissions of the user. Screens disable forbidden actions and show the reason, and never check roles. */
export function useMember(): Member {
  const { t } = useTranslation('common');
  const member = useProfile()?.member;
  const reasonOf = (allowed: Allowed): Reason =>
    allowed.ok
      ? { ok: true }
      : { ok: false, reason: t(allowed.needs === 'owner' ? 'ownerOnly' : 'managerOnly') };
  return {
    figuresOf: figuresOf(member),
    may: (permission) => reasonOf(mayOf(member, permission)),
    mayWorkOn: (responsible) =>
      mayWorkOn(member, responsible).ok ? { ok: true } : { ok: false, reason: t('colleagueOnly') },
  };
}

export const refreshMember = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: getGetProfileQueryKey() });
