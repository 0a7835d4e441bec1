import type { ReactNode } from 'react';
import { FailureContext } from '../private/outcome';

export interface FailureProviderProps {
  /** Shows a failure to the user, in the page's texts: a `Toast` that says what to do. Called with what the promise failed with. */
  onFailure: (error: unknown) => void;
  /** The application, once. */
  children: ReactNode;
}

/**
 * Where actions go that fail: a handler of a component (`onPress`, `onConfirm`, `onSend`, `onSelect` …) may return a promise, and when it
 * fails this one place shows it to the user. What belongs to a field or a page is said there and caught by the handler itself.
 */
export function FailureProvider({ onFailure, children }: FailureProviderProps) {
  return <FailureContext value={onFailure}>{children}</FailureContext>;
}
