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
  // Outside system: the page's scroll.
  useEffect(keepFocusInView, []);
  return null;
}

/** Parts of the form that come later push what has the focus off the screen, until somebody scrolls, presses or types. */
function keepFocusInView(): () => void {
  const grown = new ResizeObserver(() => {
    const { activeElement: field } = document;
    if (field !== document.body) field?.scrollIntoView({ block: 'nearest' });
  });
  const end = () => grown.disconnect();
  const inputs = ['wheel', 'pointerdown', 'keydown'] as const;
  grown.observe(document.body);
  for (const name of inputs) addEventListener(name, end, { passive: true });
  return () => {
    end();
    for (const name of inputs) removeEventListener(name, end);
  };
}
