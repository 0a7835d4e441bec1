import { FailureProvider } from '@karvon/ui/failures';
import type { ReactNode } from 'react';
import { reportClientError } from '../client-errors/client-errors';
import { i18n } from '../i18n/i18n';
import { errorText } from './error-text';
import { errorToast } from './error-toast';
import { toast } from './toast';

/** Shows an error. Texts and toasts load with the first one, so that no screen waits for them. */
async function showError(error: unknown): Promise<void> {
  reportClientError('rejection', error);
  await i18n.loadNamespaces('errors');
  const text = errorText(error, i18n.getFixedT<['errors']>(null, ['errors']));
  await toast(errorToast(error, text));
}

/** Shows a toast for a failed action, unless its form or page shows the error. */
export function ActionErrors({ children }: { children: ReactNode }) {
  return (
    <FailureProvider onFailure={(error) => void showError(error).catch(reportError)}>
      {children}
    </FailureProvider>
  );
}
