import { queryClient } from '../query';
import { isSignedOut, readProfile, watchProfile } from '../session/profile';
import { ChatEngine } from './chat-engine';

let running: { owner: string; engine: ChatEngine } | undefined;

const ownerNow = (): string => String(readProfile()?.business_user.id ?? '');

/** Returns the signed-in user's chat, created on first use. Another user gets a new one; without a user it is not started. */
export function chatEngine(): ChatEngine {
  const owner = ownerNow();
  if (running?.owner !== owner) {
    stopChat();
    running = { owner, engine: new ChatEngine(queryClient, owner) };
    if (owner !== '') running.engine.start();
  }
  return running.engine;
}

/** The page goes and the user stays, or their session ran out: the text typed last may not be on the device yet. */
function mayReturn(owner: string): boolean {
  const now = ownerNow();
  return now === owner || (now === '' && !isSignedOut());
}

/** Closes the connection; unsent messages stay on the device. */
export function stopChat(): void {
  if (running !== undefined && mayReturn(running.owner)) running.engine.drafts.flush();
  running?.engine.stop();
  running = undefined;
}

// Signed out, here or in another tab: at once, not with the next use.
watchProfile(() => {
  if (running !== undefined && running.owner !== ownerNow()) stopChat();
});
