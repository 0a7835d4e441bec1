import { toast } from '../feedback/toast';
import { i18n, loadTexts } from '../i18n/i18n';
import { pushFailure, watchPushState } from '../push/push-state';
import { readStored, storageKeys, writeStored } from '../session/storage';

let lines = 0;

/** The bell's drawer shows the reason until the returned function is called. */
export function pushLineShown(): () => void {
  lines += 1;
  return () => {
    lines -= 1;
  };
}

/** Explains once why a closed tab gets no notifications: users who rely on them would not look for the reason behind the bell. */
async function announce(): Promise<void> {
  const failure = pushFailure();
  if (failure === undefined || document.visibilityState !== 'visible') return;
  const shown = `toast ${failure}`;
  // The failure alone: it was read behind the bell and put away.
  if ([shown, failure].includes(readStored(storageKeys.shownPushState) ?? '')) return;
  writeStored(storageKeys.shownPushState, shown);
  if (lines > 0) return;
  await loadTexts(['notifications']);
  await toast({ tone: 'info', title: i18n.t(`notifications:push.${failure}`) });
}

/** Reports failures of push, each once a device. @returns how to stop */
export function announcePushFailures(): () => void {
  // Without its text there is no toast; the drawer has them.
  return watchPushState(() => void announce().catch(() => undefined));
}
