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

/** Why a session has ended, where the next page depends on it: a look at the demonstration leads to registration. */
export type SignOutReason = 'account_blocked' | 'demo_over' | 'demo_left';

/** What has to be done when a session ends, and is known elsewhere (router, caches): see `connectSession`. */
export interface SessionConnection {
  /** Goes to the sign-in page. `back`: come back to the present place afterwards. */
  goToLogin: (back: boolean, reason?: SignOutReason) => void;
  /** Notifies the server; a failure does not matter. */
  logout: () => Promise<unknown>;
}

/** From the press on: what ends the session meanwhile, like a 401 to a call that was under way, must not show the sign-in page earlier. */
let isLeaving = false;
let reason: SignOutReason | undefined;

let connection: SessionConnection = {
  goToLogin: () => undefined,
  logout: () => Promise.resolve(),
};

/**
 * Ties the session to the application once at start, and follows what other tabs do: signed out there means signed out here;
 * another user signed in there means that nothing of the first may stay on this page.
 *
 * @returns how to stop
 */
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

/** Registers a cache that has to be emptied when the user changes. Caches load with the pages that need them. */
export function registerCache(forget: () => Promise<void>): void {
  caches.add(forget);
}

const forgetAll = (): Promise<unknown> => Promise.allSettled([...caches].map((forget) => forget()));

/** What an earlier page has kept of somebody who is no longer signed in: their session ran out elsewhere, or the tab was closed too soon. */
async function forgetOthers(): Promise<void> {
  const kept = readStored(storageKeys.keptFor);
  if (kept === null || kept === idNow()) return;
  const { forgetKept } = await withSecondTry(() => import('../offline/kept-responses'));
  await forgetKept();
}

/** Also at the start after a sign-out whose tab was closed before it was done. */
async function forgetDrafts(): Promise<void> {
  const { clearDrafts } = await withSecondTry(() => import('../form/draft-store'));
  await clearDrafts();
}

function idNow(): string {
  return String(readProfile()?.business_user.id ?? '');
}

/** The server no longer knows the token (401): sign in again and come back. Drafts stay, so nothing typed is lost. */
export function endSession(error?: { code: string }): void {
  // Of several calls that are refused at once the first one counts.
  if (isLeaving || readProfile() === undefined) return;
  const isBlocked = error?.code === 'account_blocked';
  const isDemo = readDemoUntil() !== undefined;
  reason = isBlocked ? 'account_blocked' : isDemo ? 'demo_over' : undefined;
  clearProfile();
}

const farewells = new Set<() => Promise<unknown>>();

/** Registers what has to be said to a service while the token still works. @returns how to take it back */
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

/** Half of the time that a sign-out has: the server must still be notified of the sign-out itself. */
async function sayFarewell(): Promise<void> {
  await Promise.race([Promise.allSettled([...farewells].map((say) => say())), wait(1000)]);
}

/** The user signs out: keys, caches, drafts and the push token go; then the sign-in page. */
export async function signOut(): Promise<void> {
  const isDemo = readDemoUntil() !== undefined;
  isLeaving = true;
  try {
    // The token is needed for these last calls; they must not hold the user up.
    await Promise.race([
      sayFarewell()
        .then(() => connection.logout())
        .catch(() => undefined),
      wait(2000),
    ]);
    // First the user, then what was theirs: what the chat and open forms still keep meanwhile goes with the rest.
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
