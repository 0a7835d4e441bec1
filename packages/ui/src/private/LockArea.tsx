import type { ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { FormLock } from './form-lock';

export interface LockAreaProps {
  isLocked: boolean;
  className: string;
  /** `presentation` where it only locks, and groups nothing. @default the group of a form's controls */
  role?: 'presentation';
  children: ReactNode;
}

const [free, lockedButtons] = [{}, { isDisabled: true }];

/** Locks its content: native inputs, react-aria's buttons, and other components through `FormLock`. */
export function LockArea({ isLocked, className, role, children }: LockAreaProps) {
  return (
    <fieldset disabled={isLocked} className={className} role={role}>
      <FormLock value={isLocked}>
        <ButtonContext value={isLocked ? lockedButtons : free}>{children}</ButtonContext>
      </FormLock>
    </fieldset>
  );
}
