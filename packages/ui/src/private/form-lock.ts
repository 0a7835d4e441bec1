import { createContext, useContext } from 'react';

/** True inside a read-only form. A disabled `fieldset` affects neither styles nor drag and drop. */
export const FormLock = createContext(false);

/** True when a part accepts no input: by its own `isDisabled`, or because the form around it is locked. */
export const useIsLocked = <Own extends boolean | undefined>(isDisabled: Own): Own | true =>
  useContext(FormLock) || isDisabled;
