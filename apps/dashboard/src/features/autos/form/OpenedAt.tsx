import type { DeclinedReason } from '@karvon/api/main';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { sections } from './auto-fields';
import { firstDeclined } from './declined-fields';
import { focusField } from './focus-field';
import { useAutoForm } from './use-auto-form';

/** Goes to where the end of the address says, once the form is there: a section (`#photos`), or the first field to be corrected (`#declined`). */
export function OpenedAt({ reasons }: { reasons: readonly DeclinedReason[] }) {
  const form = useAutoForm();
  const { hash } = useLocation();
  const open = useEffectEvent(() => {
    const section = sections.find(({ id }) => hash === `#${id}`);
    const field = hash === '#declined' ? firstDeclined(reasons) : section?.fields[0];
    if (field !== undefined) focusField(form, field);
  });
  // Outside system: the keyboard's focus and the page's scroll.
  useEffect(() => open(), []);
  return null;
}
