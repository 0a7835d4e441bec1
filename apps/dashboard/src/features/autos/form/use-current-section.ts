import { useEffect, useState } from 'react';
import { sections, type SectionId } from './auto-fields';

/** The section that the user reads: the first one below the top third of the window. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('model');
  // Outside system: what the window shows, and where the focus is.
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = sections.find(({ id }) => seen.has(id));
        if (first !== undefined) setCurrent(first.id);
      },
      { rootMargin: '-88px 0px -55% 0px' },
    );
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const section = sections.find(({ id }) => document.getElementById(id)?.contains(target));
      if (section !== undefined) setCurrent(section.id);
    };
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, []);
  return current;
}
