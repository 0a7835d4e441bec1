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

/** Reason for the end of a session, when the next page depends on it: the demonstration leads to registration. */
export type SignOutReason = 'account_blocked' | 'demo_over' | 'demo_left';

/** Actions at the end of a session that are defined elsewhere (router, caches): see `connectSession`. */
export interface SessionConnection {
  /** Goes to the sign-in page. `back`: return to the current page afterwards. */
  goToLogin: (back: boolean, reason?: SignOutReason) => void;
  /** A failure does not matter. */
  logout: () => Promise<unknown>;
}

/** Set when the user signs out: a 401 of another call must not show the sign-in page earlier. */
let isLeaving = false;
let reason: SignOutReason | undefined;

let connection: SessionConnection = {
  goToLogin: () => undefined,
  logout: () => Promise.resolve(),
};

/** Call it once at start. Other tabs' sign-outs, and sign-ins of other users, remove the data here too. @returns a function that stops it */
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

/** Cleared when the user changes. Caches load with the pages that need them. */
export function registerCache(forget: () => Promise<void>): void {
  caches.add(forget);
}

const forgetAll = (): Promise<unknown> => Promise.allSettled([...caches].map((forget) => forget()));

/** Deletes responses kept for another user: the session expired elsewhere, or the tab was closed before sign-out completed. */
async function forgetOthers(): Promise<void> {
  const kept = readStored(storageKeys.keptFor);
  if (kept === null || kept === idNow()) return;
  const { forgetKept } = await withSecondTry(() => import('../offline/kept-responses'));
  await forgetKept();
}

/** Also runs at start, after a sign-out whose tab was closed too early. */
async function forgetDrafts(): Promise<void> {
  const { clearDrafts } = await withSecondTry(() => import('../form/draft-store'));
  await clearDrafts();
}

function idNow(): string {
  return String(readProfile()?.business_user.id ?? '');
}

/** Ends the session after a 401: the user signs in again and comes back. Drafts stay, so nothing typed is lost. */
export function endSession(error?: { code: string }): void {
  // Of several simultaneous 401 responses the first one counts.
  if (isLeaving || readProfile() === undefined) return;
  const isBlocked = error?.code === 'account_blocked';
  const isDemo = readDemoUntil() !== undefined;
  reason = isBlocked ? 'account_blocked' : isDemo ? 'demo_over' : undefined;
  clearProfile();
}

const farewells = new Set<() => Promise<unknown>>();

/** A last request that needs a valid token. @returns a function that removes it */
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

/** Limited to half of the time for signing out, since the server must still be notified of the sign-out itself. */
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
    // First the profile, then the data, so that writes of the chat and open forms meanwhile are deleted too.
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
