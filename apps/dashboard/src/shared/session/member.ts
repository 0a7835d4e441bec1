import type { Permission } from '@karvon/api/main';
import { getGetProfileQueryKey, getGetProfileQueryOptions } from '@karvon/api/main/business';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../query';
import { defineSharedQuery } from '../resource/query/define-shared-query';
import { figuresOf, mayOf, mayWorkOn, type Allowed } from './permissions';

/** The reason why something cannot be done; none where it can. */
export type Reason = { ok: true; reason?: undefined } | { ok: false; reason: string };

/** What who is signed in may do. */
export interface Member {
  /** Says who may instead: `<Button disabledReason={may('ads.pay').reason}>`. */
  may: (permission: Permission) => Reason;
  /** Whether they may do something with what that employee is responsible for. */
  mayWorkOn: (responsible: number | undefined) => Reason;
  /** Whose leads their figures count: an employee's alone, or everybody's (undefined). The lists behind the figures are narrowed by it. */
  figuresOf: number | undefined;
}

// The shell reads the profile each time that it mounts; here it is only looked at.
const useProfile = defineSharedQuery(() =>
  getGetProfileQueryOptions({ query: { staleTime: Infinity } }),
);

/** The one place that knows roles: screens ask for permissions, disable what is not allowed, and say why. */
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

/** Asks again what the member may: the server has just said something else. */
export const refreshMember = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: getGetProfileQueryKey() });
