import type { Auto } from '@karvon/api/main';
import { useState } from 'react';
import type { Side } from '../../../../shared/form/conflict';
import { ConflictDialog } from '../../../../shared/form/ConflictDialog';
import type { AutoField } from '../auto-fields';
import { fromAuto, type AutoFormValues } from '../auto-form-values';
import { useAutoForm } from '../use-auto-form';
import { useFieldLabel } from '../use-field-label';
import { autoDifferences } from './auto-differences';
import { useValueText } from './use-value-text';

export interface AutoConflictProps {
  /** As it was loaded; undefined when it is no longer known. */
  base: AutoFormValues | undefined;
  theirs: Auto;
  /** The choices; undefined goes back to the form. */
  onResolve: (choices: ReadonlyMap<AutoField, Side> | undefined) => void;
}

/** Somebody else saved the listing while it was changed here. */
export function AutoConflict({ base, theirs, onResolve }: AutoConflictProps) {
  const form = useAutoForm();
  const valueText = useValueText();
  const [mine] = useState(() => form.getValues());
  const there = fromAuto(theirs);
  return (
    <ConflictDialog
      differences={autoDifferences(base, mine, there)}
      label={useFieldLabel()}
      value={(field, side) => ({ text: valueText(field, side === 'mine' ? mine : there) })}
      onResolve={onResolve}
    />
  );
}
