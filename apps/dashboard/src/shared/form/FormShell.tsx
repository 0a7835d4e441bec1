import { Banner } from '@karvon/ui/Banner';
import { lazy, Suspense, type ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ErrorMessage } from '../feedback/ErrorMessage';
import { isDemoRejection } from '../feedback/error-text';
import { whenReachable } from '../routing/when-reachable';

// The dialog is heavy, and the sign-in forms never ask.
const LeaveGuard = lazy(async () => ({
  default: (await whenReachable(() => import('./LeaveGuard'))).LeaveGuard,
}));

export interface FormShellProps<Values extends FieldValues, Transformed> {
  form: UseFormReturn<Values, unknown, Transformed>;
  /** The element's id, so that a button outside of it can submit. */
  id: string;
  onSubmit: (values: Transformed) => Promise<void> | void;
  /** Shown instead of the fields while what is edited loads; null when it is there. */
  loading: ReactNode;
  /** What the last submit failed with, less what is at fields; null or undefined when it did not. */
  submitError: unknown;
  /** Ask before a changed form is left? `none` only where nothing is typed that could be lost. */
  dirtyGuard: 'ask' | 'none';
  children: ReactNode;
}

/** Around every form: submits once however often it is pressed, shows what went wrong above the fields, guards what was typed. */
export function FormShell<Values extends FieldValues, Transformed = Values>({
  form,
  id,
  onSubmit,
  loading,
  submitError,
  dirtyGuard,
  children,
}: FormShellProps<Values, Transformed>) {
  // Its own subscription: the form is one object for ever, so a memoised parent would not bring us its changes.
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState({ control: form.control });
  if (loading !== null) return loading;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Double click and Enter: the first one counts.
        if (!isSubmitting) void form.handleSubmit(onSubmit)(event);
      }}
    >
      {submitError !== null && submitError !== undefined && (
        <Banner
          tone={isDemoRejection(submitError) ? 'info' : 'danger'}
          role="alert"
          title={<ErrorMessage error={submitError} />}
        />
      )}
      {children}
      {dirtyGuard === 'ask' && (
        <Suspense fallback={null}>
          <LeaveGuard isDirty={isDirty && !isSubmitting && !isSubmitSuccessful} />
        </Suspense>
      )}
    </form>
  );
}
