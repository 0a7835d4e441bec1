import { queryClient } from '../query';
import { isSignedOut, readProfile, watchProfile } from '../session/profile';
import { ChatEngine } from './chat-engine';

let running: { owner: string; engine: ChatEngine } | undefined;

const ownerNow = (): string => String(readProfile()?.business_user.id ?? '');

export function chatEngine(): ChatEngine {
  const owner = ownerNow();
  if (running?.owner !== owner) {
    stopChat();
    running = { owner, engine: new ChatEngine(queryClient, owner) };
    if (owner !== '') running.engine.start();
  }
  return running.engine;
}

/** True after the session expired: the user may sign in again and expects the latest text. */
function mayReturn(owner: string): boolean {
  const now = ownerNow();
  return now === owner || (now === '' && !isSignedOut());
}

export function stopChat(): void {
  if (running !== undefined && mayReturn(running.owner)) running.engine.drafts.flush();
  running?.engine.stop();
  running = undefined;
}

// A sign-out, also in another tab, closes the connection at once.
watchProfile(() => {
  if (running !== undefined && running.owner !== ownerNow()) stopChat();
});
