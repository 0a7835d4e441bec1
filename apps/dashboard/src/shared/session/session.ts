import { withSecondTry } from '../routing/when-reachable';
import { appState } from './app-state';
import {
  clearProfile,
  isSignedOut,
  readDemoUntil,
  readProfile,
  signProfileOut,
  watchProfile,
} from './profile';
import { readStored, removeStored, storageKeys } from './storage';

/** Reason for the end of a session, when the next page depends on it. */
export type SignOutReason = 'account_blocked' | 'demo_over' | 'demo_left';

/** Actions at the end of a session that the router and the API provide. */
export interface SessionConnection {
  /** Goes to the sign-in page. @param back return to the current page afterwards */
  goToLogin: (back: boolean, reason?: SignOutReason) => void;
  logout: () => Promise<unknown>;
}

/** Set during sign-out: a 401 of another call must not show the sign-in page earlier. */
let isLeaving = false;
let reason: SignOutReason | undefined;

let connection: SessionConnection = {
  goToLogin: () => undefined,
  logout: () => Promise.resolve(),
};

/** Connects the session at start. Sign-outs and sign-ins of other tabs delete the data here too. @returns a function that stops it */
export function connectSession(to: SessionConnection): () => void {
  connection = to;
  let known = idNow();
  forgetOthers().catch(() => undefined);
  if (isSignedOut()) void forgetDrafts().catch(() => undefined);
  return watchProfile(() => {
    const id = idNow();
    if (id === known) return;
    const before = known;
    known = id;
    if (id !== '') appState.restore();
    if (before !== '') void forgetAll();
    if (id === '' && !isLeaving) connection.goToLogin(true, reason);
    reason = undefined;
  });
}

const caches = new Set<() => Promise<void>>();

/** Registers a cache to clear when the user changes. Caches load with the pages that need them. */
export function registerCache(forget: () => Promise<void>): void {
  caches.add(forget);
}

const forgetAll = (): Promise<unknown> => Promise.allSettled([...caches].map((forget) => forget()));

/** Deletes responses kept for another user, whose sign-out may not have completed. */
async function forgetOthers(): Promise<void> {
  const kept = readStored(storageKeys.keptFor);
  if (kept === null || kept === idNow()) return;
  const { forgetKept } = await withSecondTry(() => import('../offline/kept-responses'));
  await forgetKept();
}

/** Deletes drafts. Runs at start too, since a tab may be closed during sign-out. */
async function forgetDrafts(): Promise<void> {
  const { clearDrafts } = await withSecondTry(() => import('../form/draft-store'));
  await clearDrafts();
}

function idNow(): string {
  return String(readProfile()?.business_user.id ?? '');
}

/** Ends the session after a 401. Drafts stay, so the user can sign in again and continue. */
export function endSession(error?: { code: string }): void {
  // The first of several simultaneous 401 responses counts.
  if (isLeaving || readProfile() === undefined) return;
  const isBlocked = error?.code === 'account_blocked';
  const isDemo = readDemoUntil() !== undefined;
  reason = isBlocked ? 'account_blocked' : isDemo ? 'demo_over' : undefined;
  clearProfile();
}

const farewells = new Set<() => Promise<unknown>>();

/** Registers a last request that needs a valid token. @returns a function that removes it */
export function beforeSignOut(say: () => Promise<unknown>): () => void {
  farewells.add(say);
  return () => {
    farewells.delete(say);
  };
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Runs the last requests, within half of the time for signing out: the server must be notified of the sign-out itself. */
async function sayFarewell(): Promise<void> {
  await Promise.race([Promise.allSettled([...farewells].map((say) => say())), wait(1000)]);
}

/** Signs out: deletes keys, caches, drafts and the push token, then shows the sign-in page. */
export async function signOut(): Promise<void> {
  const isDemo = readDemoUntil() !== undefined;
  isLeaving = true;
  try {
    // The last calls need the token, but must not delay the user.
    await Promise.race([
      sayFarewell()
        .then(() => connection.logout())
        .catch(() => undefined),
      wait(2000),
    ]);
    // The profile is cleared before the data, so that writes of the chat and open forms meanwhile are deleted too.
    signProfileOut();
    await forgetDrafts();
    const { pushToken, pushTokenAt, registeredDevice, shownPushState, fingerprint } = storageKeys;
    for (const key of [pushToken, pushTokenAt, registeredDevice, shownPushState, fingerprint])
      removeStored(key);
    appState.reset();
    await forgetAll();
  } finally {
    isLeaving = false;
  }
  connection.goToLogin(false, isDemo ? 'demo_left' : undefined);
}
