import type { FieldPath } from 'react-hook-form';
import { sections } from './auto-fields';
import type { AutoFormValues } from './auto-fields';
import type { AutoForm } from './use-auto-form';

/** Focuses a field, or its section when it cannot take focus (photos, phones). */
export function focusField(
  form: Pick<AutoForm, 'setFocus'>,
  field: FieldPath<AutoFormValues>,
): void {
  const id = sections.find(({ fields }) => fields.some((one) => one === field))?.id;
  const section = id === undefined ? null : document.getElementById(id);
  // A collapsed part expands with its error first.
  requestAnimationFrame(() => {
    form.setFocus(field);
    if (section === null || section.contains(document.activeElement)) return;
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  });
}
