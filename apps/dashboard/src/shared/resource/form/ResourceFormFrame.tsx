import { Suspense, type ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues } from 'react-hook-form';
import { lazyNamed } from '../routes/lazy-named';
import { FormConflict } from './FormConflict';
import type { Entity } from './form-definition';
import type { ResourceForm } from './resource-form';

// The dialog is heavy, and most forms are left without it.
const LeaveGuard = lazyNamed(() => import('../../form/LeaveGuard'), 'LeaveGuard');

export interface ResourceFormFrameProps<
  Of extends Entity,
  Values extends FieldValues,
  Intent extends string,
> {
  form: ResourceForm<Of, Values, Intent>;
  /** What Enter in a field does. Undefined where several things can be done: nothing is sent by accident. */
  enter?: Intent | undefined;
  children: ReactNode;
}

/** Id of the element of a form, so that a button outside of it can submit. */
export const formId = (name: string): string => `form-${name}`;

/** Around the fields of a form: gives them the form, guards what was typed, and compares after a 412. */
export function ResourceFormFrame<
  Of extends Entity,
  Values extends FieldValues,
  Intent extends string = 'save',
>(props: ResourceFormFrameProps<Of, Values, Intent>) {
  const { form: resource, enter, children } = props;
  const { form, definition, phase, conflict, save } = resource;
  const { isDirty } = useFormState({ control: form.control });
  return (
    <FormProvider {...form}>
      {enter === undefined ? (
        children
      ) : (
        <form
          id={formId(definition.name)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save(enter);
          }}
        >
          {children}
        </form>
      )}
      <Suspense fallback={null}>
        <LeaveGuard isDirty={isDirty && phase === undefined} />
      </Suspense>
      {conflict !== undefined && <FormConflict form={resource} conflict={conflict} />}
    </FormProvider>
  );
}
