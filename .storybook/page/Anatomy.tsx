import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';

import { useLayoutEffect, useRef, useState } from 'react';
import { useModes } from '../globals';
import { placePins, type Place } from './pins';
import { DocSample } from './DocSample';
import * as page from './page.css';
import { Section } from './Section';
import * as css from './sections.css';
import { DocText } from './DocText';

type Anatomical = ComponentDocs['anatomy'];

interface ImageProps extends Anatomical {
  /** Where the numbers stand; nothing for a part that is not seen in the example. */
  places: readonly (Place | undefined)[];
  setPlaces: (places: readonly (Place | undefined)[]) => void;
}

/** A live example with its parts numbered on it. */
function Example({ example, parts, places, setPlaces }: ImageProps) {
  const exampleFrame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = exampleFrame.current;
    if (!element) return undefined;
    const place = () => setPlaces(placePins(element, parts));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    void document.fonts.ready.then(place);
    return () => observer.disconnect();
  }, [parts, setPlaces]);
  return (
    <div ref={exampleFrame} className={css.exampleFrame}>
      <DocSample>{example}</DocSample>
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
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>();
  const isUnseen = (part: number) => places !== undefined && places[part] === undefined;
  return (
    <Section title="Anatomy">
      {/* Words of another length stand elsewhere: it is rendered anew. */}
      {anatomy.example !== undefined && (
        <Example key={language} {...anatomy} places={places ?? []} setPlaces={setPlaces} />
      )}
      <ol className={css.parts}>
        {anatomy.parts.map(({ name, text }, index) => (
          <li key={name}>
            <span className={isUnseen(index) ? css.unseen : css.inText} aria-hidden>
              {index + 1}
            </span>
            <span>
              <strong>{name}.</strong> <DocText>{text}</DocText>
            </span>
          </li>
        ))}
      </ol>
      {anatomy.parts.some((_, index) => isUnseen(index)) && (
        <p className={page.note}>A number in a ring has no mark in the picture.</p>
      )}
    </Section>
  );
}
