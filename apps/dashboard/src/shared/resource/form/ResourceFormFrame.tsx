import { Suspense, type ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues } from 'react-hook-form';
import { lazyNamed } from '../routes/lazy-named';
import { FormConflict } from './FormConflict';
import type { Entity } from './form-definition';
import type { ResourceForm } from './resource-form';

const LeaveGuard = lazyNamed(() => import('../../form/LeaveGuard'), 'LeaveGuard');

export interface ResourceFormFrameProps<
  Of extends Entity,
  Values extends FieldValues,
  Intent extends string,
> {
  form: ResourceForm<Of, Values, Intent>;
  /** Intent of Enter in a field. Undefined with several actions, so that nothing is sent by accident. */
  enter?: Intent | undefined;
  children: ReactNode;
}

/** Id of the form element, so that a button outside of it can submit. */
export const formId = (name: string): string => `form-${name}`;

/** Provides the form to its fields, guards unsaved values, and compares values after a 412. */
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
