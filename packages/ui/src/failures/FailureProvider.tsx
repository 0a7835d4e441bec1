import type { ReactNode } from 'react';
import { FailureContext } from '../private/outcome';

export interface FailureProviderProps {
  /** Shows a failure to the user, in the page's texts: a `Toast` that says what to do. Called with what the promise failed with. */
  onFailure: (error: unknown) => void;
  /** The application, once. */
  children: ReactNode;
}

/**
 * Receives the errors of failed actions. A handler of a component (`onPress`, `onConfirm`, `onSend`, `onSelect` …) may return a promise.
 * When it rejects, `onFailure` shows the error to the user. Errors of a field or a page are caught and shown by the handler itself.
 */
export function FailureProvider({ onFailure, children }: FailureProviderProps) {
  return <FailureContext value={onFailure}>{children}</FailureContext>;
}
