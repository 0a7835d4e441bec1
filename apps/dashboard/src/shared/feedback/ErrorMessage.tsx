import { lazy, Suspense } from 'react';
import { whenReachable } from '../routing/when-reachable';
import { useErrorText } from './error-text';

const WaitText = lazy(async () => ({
  default: (await whenReachable(() => import('./WaitText'))).WaitText,
}));

export interface ErrorMessageProps {
  error: unknown;
  during?: 'acting' | 'saving';
}

export function ErrorMessage({ error, during }: ErrorMessageProps) {
  const { text, wait } = useErrorText()(error, during);
  if (wait === undefined) return text;
  return (
    <Suspense fallback={text}>
      <WaitText {...wait} spoken={text} />
    </Suspense>
  );
}
