import { toast } from '../feedback/toast';
import { i18n, loadTexts } from '../i18n/i18n';
import { pushFailure, watchPushState } from '../push/push-state';
import { readStored, storageKeys, writeStored } from '../session/storage';

let lines = 0;

/** Suppresses the toast while the bell's drawer shows the reason. @returns a function that ends it */
export function pushLineShown(): () => void {
  lines += 1;
  return () => {
    lines -= 1;
  };
}

/** Explains once why notifications do not reach a closed tab. Users who rely on them would not look behind the bell. */
async function announce(): Promise<void> {
  const failure = pushFailure();
  if (failure === undefined || document.visibilityState !== 'visible') return;
  const shown = `toast ${failure}`;
  // A stored failure alone means that the user has dismissed it in the drawer.
  if ([shown, failure].includes(readStored(storageKeys.shownPushState) ?? '')) return;
  writeStored(storageKeys.shownPushState, shown);
  if (lines > 0) return;
  await loadTexts(['notifications']);
  await toast({ tone: 'info', title: i18n.t(`notifications:push.${failure}`) });
}

/** Reports failures of push, each once a device. @returns a function that stops it */
export function announcePushFailures(): () => void {
  // A toast without its text is not shown; the drawer has the reason.
  return watchPushState(() => void announce().catch(() => undefined));
}
