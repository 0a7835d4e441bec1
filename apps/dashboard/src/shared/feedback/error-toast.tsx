import type { ToastMessage } from '@karvon/ui/Toast';
import { ErrorMessage } from './ErrorMessage';
import type { ErrorText } from './error-text';

/** Longer than this nobody watches a message. */
const longest = 60_000;

/** A toast about what went wrong; where the server said how long to wait, it counts down, and stays until then or for a minute. */
export function errorToast(error: unknown, { title, wait }: Pick<ErrorText, 'title' | 'wait'>) {
  return {
    tone: 'danger',
    title,
    description: <ErrorMessage error={error} />,
    ...(wait !== undefined && {
      timeout: Math.min(longest, Math.max(4000, wait.until - Date.now())),
    }),
  } satisfies ToastMessage;
}
