import { toast } from '../feedback/toast';
import { i18n, loadWords } from '../i18n/i18n';
import { pushFailure, watchPushState } from '../push/push-state';
import { readStored, storageKeys, writeStored } from '../session/storage';

let lines = 0;

/** The bell's drawer says it as long as this is not taken back. */
export function pushLineShown(): () => void {
  lines += 1;
  return () => {
    lines -= 1;
  };
}

/** Says once why no notices come to a closed tab: who counts on them would not look for the reason behind the bell. */
async function tell(): Promise<void> {
  const failure = pushFailure();
  if (failure === undefined || document.visibilityState !== 'visible') return;
  const told = `toast ${failure}`;
  // The failure alone: it was read behind the bell and put away.
  if ([told, failure].includes(readStored(storageKeys.pushTold) ?? '')) return;
  writeStored(storageKeys.pushTold, told);
  if (lines > 0) return;
  await loadWords(['notifications']);
  await toast({ tone: 'info', title: i18n.t(`notifications:push.${failure}`) });
}

/** Tells of push's failures, each once a device. @returns how to stop */
export function tellPushFailures(): () => void {
  // Without its words there is no toast; the drawer has them.
  return watchPushState(() => void tell().catch(() => undefined));
}
