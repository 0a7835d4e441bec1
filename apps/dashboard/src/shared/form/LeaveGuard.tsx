import { Dialog } from '@karvon/ui/Dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';

const loginPath = paths.login();

/** Asks before a changed form is left, except for the sign-in page, from which the user returns to the draft. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== loginPath,
  );

  // Outside system: the browser's confirmation before a tab closes.
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <Dialog
      role="alertdialog"
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      closeLabel={t('close')}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('leave.text')}
    </Dialog>
  );
}
