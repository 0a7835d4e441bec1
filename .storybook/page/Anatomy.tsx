import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { Sample } from '../../packages/ui/src/testing/sample-words/SampleWords';
import { useLayoutEffect, useRef, useState } from 'react';
import { useModes } from '../globals';
import { placePins, type Place } from './pins';
import { Section } from './Section';
import * as css from './sections.css';
import { Words } from './Words';

/** A live example with its parts numbered on it. */
function Picture({ example, parts }: ComponentDocs['anatomy']) {
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
  );
}

/** The component's parts, numbered on a live example. */
export function Anatomy({ anatomy }: { anatomy: ComponentDocs['anatomy'] }) {
  const { language } = useModes();
  return (
    <Section title="Anatomy">
      {/* Words of another length stand elsewhere: it is drawn anew. */}
      {anatomy.example !== undefined && <Picture key={language} {...anatomy} />}
      <ol className={css.parts}>
        {anatomy.parts.map(({ name, text }, index) => (
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
