import { useLayoutEffect, type RefObject } from 'react';

/** Gives a field the height of its text where the browser cannot do so itself (`field-sizing`). */
export function useGrowing(ref: RefObject<HTMLTextAreaElement | null>, value: string) {
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field || CSS.supports('field-sizing', 'content')) return;
    field.style.height = 'auto';
    field.style.height = value === '' ? '' : `${String(field.scrollHeight + 2)}px`;
  }, [ref, value]);
}
