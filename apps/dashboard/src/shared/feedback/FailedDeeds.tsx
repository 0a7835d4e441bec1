import { FailureProvider } from '@karvon/ui/failures';
import type { ReactNode } from 'react';
import { i18n } from '../i18n/i18n';
import { errorWords } from './error-words';
import { toast } from './toast';

/** Words and toasts load with the first failing: no screen waits for them. */
async function tell(error: unknown): Promise<void> {
  await i18n.loadNamespaces('errors');
  const { title, text } = errorWords(error, i18n.getFixedT<['errors']>(null, ['errors']));
  await toast({ tone: 'danger', title, description: text });
}

/** Around the kit: a deed whose promise failed, and of which neither its form nor its page speaks, is told in a toast. */
export function FailedDeeds({ children }: { children: ReactNode }) {
  return (
    <FailureProvider onFailure={(error) => void tell(error).catch(reportError)}>
      {children}
    </FailureProvider>
  );
}
