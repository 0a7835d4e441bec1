import type { AnatomyPart, ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useModes } from '../globals';
import { storyShown } from '../modes/story-shown';
import { placePins, type Pin } from './pins';
import { DocSample } from './DocSample';
import * as page from './page.css';
import { Section } from './Section';
import * as css from './sections.css';
import { DocText } from './DocText';
import { heightOf, isFitted, widthOf, type ShownStory } from './States';
import { StoryWindow } from './StoryWindow';

type Places = readonly (Pin | undefined)[];

interface ImageProps {
  parts: readonly AnatomyPart[];
  /** Undefined for an invisible part. */
  places: Places;
  setPlaces: (places: Places) => void;
}

/** Numbers on an image. */
function Pinned({
  ref,
  className,
  parts,
  places,
  children,
}: Pick<ImageProps, 'parts' | 'places'> & {
  ref: Ref<HTMLDivElement>;
  className: string;
  children: ReactNode;
}) {
  return (
    <div ref={ref} className={className}>
      {children}
      <svg className={css.lines} aria-hidden>
        {places.map(
          (pin, index) =>
            pin && (
              <g key={parts[index]?.name}>
                <line x1={pin.at.x} y1={pin.at.y} x2={pin.to.x} y2={pin.to.y} />
                <circle cx={pin.to.x} cy={pin.to.y} r={2.5} />
              </g>
            ),
        )}
      </svg>
      {places.map(
        (pin, index) =>
          pin && (
            <span
              key={parts[index]?.name}
              className={css.pin}
              style={{ left: pin.at.x, top: pin.at.y }}
              aria-hidden
            >
              {index + 1}
            </span>
          ),
      )}
    </div>
  );
}

function Example({ example, ...image }: ImageProps & { example: ReactNode }) {
  const { parts, setPlaces } = image;
  const exampleFrame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = exampleFrame.current;
    if (!element) return undefined;
    const place = () => setPlaces(placePins(element, parts, null));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    void document.fonts.ready.then(place);
    return () => observer.disconnect();
  }, [parts, setPlaces]);
  return (
    <Pinned ref={exampleFrame} className={css.exampleFrame} {...image}>
      <DocSample>{example}</DocSample>
    </Pinned>
  );
}

/** Milliseconds until the animation of a dialog, menu or toast has ended. */
const entering = 600;

/** A story in an iframe with numbered parts. */
function WindowExample({
  story,
  stage,
  ...image
}: ImageProps & { story: ShownStory; stage: ComponentDocs['stage'] }) {
  const { parts, setPlaces } = image;
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = false;
    const place = () => {
      const window = element.querySelector('iframe');
      if (window && isShown) setPlaces(placePins(element, parts, window));
    };
    const begin = () => {
      isShown = true;
      timer = setTimeout(place, entering);
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    element.addEventListener(storyShown, begin, { capture: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener(storyShown, begin, { capture: true });
    };
  }, [parts, setPlaces]);
  return (
    <Pinned ref={around} className={css.windowExample} {...image}>
      <StoryWindow
        id={story.id}
        name={story.name}
        width={widthOf(story, stage)}
        height={heightOf(story, stage) ?? windowHeight}
        isFitted={isFitted(story, stage)}
      />
    </Pinned>
  );
}

/** Height in pixels of an iframe without a height of its own. */
const windowHeight = 320;

/** The component's parts, numbered on a live example. */
export function Anatomy({
  docs: { anatomy, stage },
  stories,
}: {
  docs: ComponentDocs;
  stories: readonly ShownStory[];
}) {
  const { language } = useModes();
  const [places, setPlaces] = useState<Places>();
  const isUnseen = (part: number) => places !== undefined && places[part] === undefined;
  const story = stories.find(({ exportName }) => exportName === anatomy.story);
  const image = { parts: anatomy.parts, places: places ?? [], setPlaces };
  return (
    <Section title="Anatomy">
      {/* Remounted, because texts of another length move the parts. */}
      {anatomy.example !== undefined && (
        <Example key={language} {...image} example={anatomy.example} />
      )}
      {story && <WindowExample key={language} {...image} story={story} stage={stage} />}
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
        <p className={page.note}>Outlined numbers are parts that this example does not show.</p>
      )}
    </Section>
  );
}
