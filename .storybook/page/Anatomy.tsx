import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { Sample } from '../../packages/ui/src/testing/sample-words/SampleWords';
import { useLayoutEffect, useRef, useState } from 'react';
import { placePins, type Place } from './pins';
import { Section } from './Section';
import * as css from './sections.css';
import { Words } from './Words';

/** The component's parts, numbered on a live example. */
export function Anatomy({ anatomy: { example, parts } }: { anatomy: ComponentDocs['anatomy'] }) {
  const picture = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<(Place | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = picture.current;
    if (!element) return undefined;
    const place = () => setPlaces(placePins(element, parts));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    void document.fonts.ready.then(place);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <Section title="Anatomy">
      {example !== undefined && (
        <div ref={picture} className={css.picture}>
          <Sample>{example}</Sample>
          {places.map(
            (place, index) =>
              place && (
                <span key={parts[index]?.name} className={css.pin} style={place} aria-hidden>
                  {index + 1}
                </span>
              ),
          )}
        </div>
      )}
      <ol className={css.parts}>
        {parts.map(({ name, text }, index) => (
          <li key={name}>
            <span className={css.inText} aria-hidden>
              {index + 1}
            </span>
            <span>
              <strong>{name}.</strong> <Words>{text}</Words>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
