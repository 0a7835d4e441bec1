import type { FieldPath } from 'react-hook-form';
import { sections } from './auto-fields';
import type { AutoFormValues } from './auto-fields';
import type { AutoForm } from './use-auto-form';

/** Goes to a field; where it cannot take the focus (photos, phones), to its section. */
export function focusField(
  form: Pick<AutoForm, 'setFocus'>,
  field: FieldPath<AutoFormValues>,
): void {
  const id = sections.find(({ fields }) => fields.some((one) => one === field))?.id;
  const section = id === undefined ? null : document.getElementById(id);
  // A folded part opens with its error first.
  requestAnimationFrame(() => {
    form.setFocus(field);
    if (section === null || section.contains(document.activeElement)) return;
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  });
}
