import { createContext, useContext } from 'react';

/** Whether the form around a part can only be read. The browser's own lock of a `fieldset` reaches neither looks, nor drops, nor drags. */
export const FormLock = createContext(false);

/** Whether a part takes nothing: by its own `isDisabled`, or because the form around it is locked. */
export const useIsLocked = <Own extends boolean | undefined>(isDisabled: Own): Own | true =>
  useContext(FormLock) || isDisabled;
