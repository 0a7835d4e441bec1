import type { ToastMessage } from '@karvon/ui/Toast';
import { i18n } from '../i18n/i18n';
import { signOut } from '../session/session';
import { ErrorMessage } from './ErrorMessage';
import { isDemoRejection, type ErrorText } from './error-text';
import { minute } from '../time';

/** Longest time of an error toast in milliseconds. */
const longest = minute;

/** The demonstration changes nothing: its toast offers to register. */
function demoToast(): ToastMessage {
  const t = i18n.getFixedT<['errors']>(null, ['errors']);
  return {
    tone: 'info',
    title: t('demo.title'),
    description: t('demo.text'),
    timeout: 10_000,
    action: { label: t('demo.connect'), onAction: signOut },
  };
}

/** Toast of a failed action. With a wait it counts down until the end, at most a minute. */
export function errorToast(
  error: unknown,
  { title, wait }: Pick<ErrorText, 'title' | 'wait'>,
): ToastMessage {
  if (isDemoRejection(error)) return demoToast();
  return {
    tone: 'danger',
    title,
    description: <ErrorMessage error={error} />,
    ...(wait !== undefined && {
      timeout: Math.min(longest, Math.max(4000, wait.until - Date.now())),
    }),
  };
}
