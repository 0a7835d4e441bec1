import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useModes, type Modes } from '../globals';
import { changedArgs } from '../modes/followed-controls';
import { storyWindowName } from '../modes/kept-focus';
import { storyShown } from '../modes/story-shown';
import { lowestEdge } from './lowest-edge';
import * as css from './sections.css';
import { joinQueue } from './load-queue';

/** Address of a story's iframe, with the values of the toolbars. */
const windowOf = (id: string, modes: Modes) => {
  const globals = Object.entries(modes).map(([name, value]) => `${name}:${value}`);
  // The panel of an iframe is invisible, and axe takes longer than the story.
  globals.push('a11y.manual:!true');
  return `iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`;
};

/** Maximum width of a phone's iframe, in pixels: it is not scaled. */
const phone = 480;
/** Milliseconds after which a story that does not report lets the next one start. */
const patience = 15_000;
/** Space below the content, in pixels. */
const margin = 24;
/** Minimum and maximum height of an iframe that fits its content, in pixels. */
const lowest = 72;
const highest = 720;
/** Height of an iframe that is far from the viewport, in pixels. */
const unmeasured = 96;

/** Height of the component's first story on the page, which most of its states share, with the padding of an iframe. */
function likelyHeight(id: string): number {
  const first = `story--${id.replace(/--.*/, '--default')}`;
  const heights = [...document.querySelectorAll<HTMLElement>(`[id^="${first}"]`)].map(
    ({ offsetHeight }) => offsetHeight,
  );
  return Math.max(unmeasured, ...heights.map((height) => height + 40));
}

/** Storage that a browser refuses only costs the remembered height. */
function rememberedHeight(key: string): number | undefined {
  try {
    const height = Number(sessionStorage.getItem(key));
    return height >= lowest && height <= highest ? height : undefined;
  } catch {
    return undefined;
  }
}

function rememberHeight(key: string, height: number): void {
  try {
    sessionStorage.setItem(key, String(height));
  } catch {
    // The next visit starts with the default height.
  }
}

/** The wanted address, once the iframe is near the viewport and its turn has come. */
function useQueued(frame: { readonly current: HTMLElement | null }, wanted: string) {
  const [address, setAddress] = useState<string>();
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && setIsNear(true),
      { rootMargin: '1500px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, isNear]);
  useEffect(() => {
    const element = frame.current;
    if (!element || !isNear) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = joinQueue(() => {
      setAddress(wanted);
      timer = setTimeout(() => end(), patience);
    });
    element.addEventListener(storyShown, end, { capture: true });
    return () => {
      element.removeEventListener(storyShown, end, { capture: true });
      clearTimeout(timer);
      end();
    };
  }, [frame, isNear, wanted]);
  return { address, isNear };
}

/** Returns the height down to the lowest rendered edge of the story, and keeps it current. */
function useRenderedHeight(
  frame: { readonly current: HTMLElement | null },
  key: string,
  isWanted: boolean,
) {
  const [height, setHeight] = useState(() => (isWanted ? rememberedHeight(key) : undefined));
  useEffect(() => {
    const element = frame.current;
    if (!element || !isWanted) return undefined;
    const observer = new ResizeObserver(() => measure());
    const measure = () => {
      const page = element.querySelector('iframe')?.contentDocument;
      if (!page?.body) return;
      const fitted = Math.min(highest, Math.max(lowest, Math.ceil(lowestEdge(page)) + margin));
      setHeight(fitted);
      rememberHeight(key, fitted);
    };
    const begin = () => {
      observer.disconnect();
      measure();
      const page = element.querySelector('iframe')?.contentDocument;
      for (const part of page?.body.children ?? []) observer.observe(part);
    };
    element.addEventListener(storyShown, begin, { capture: true });
    return () => {
      element.removeEventListener(storyShown, begin, { capture: true });
      observer.disconnect();
    };
  }, [frame, key, isWanted]);
  return height;
}

/**
 * A story in an iframe, for content that covers the page. It has the width of a desktop or a phone and is scaled
 * down, so that a dialog does not use its phone layout.
 */
export function StoryWindow({
  id,
  name,
  width,
  height,
  isFitted = false,
  args,
}: {
  id: string;
  name: string;
  /** Width that the story sees, in pixels. */
  width: number;
  /** Height that the story sees, in pixels. */
  height: number;
  /**
   * Fits the height to what is rendered, without empty space below and without a scrollbar.
   * @default false
   */
  isFitted?: boolean;
  /** Args changed by controls, as JSON. */
  args?: string;
}) {
  const modes = useModes();
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setPlace(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { address, isNear } = useQueued(frame, windowOf(id, modes));
  const renderedHeight = useRenderedHeight(frame, `story-height ${id} ${String(width)}`, isFitted);
  // A desktop's iframe is at least as wide as its column, so that no space remains beside it.
  const seen = place !== undefined && width > phone ? Math.max(width, place) : width;
  const scale = place === undefined ? 1 : Math.min(1, place / seen);
  const startHeight = isNear ? likelyHeight(id) : unmeasured;
  const shownHeight = renderedHeight ?? (isFitted ? startHeight : height);
  return (
    <div ref={frame} className={css.frame} style={{ height: shownHeight * scale }}>
      {place !== undefined && address !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this same Storybook
        <iframe
          title={name}
          name={storyWindowName}
          src={address}
          width={seen}
          height={Math.max(height, renderedHeight ?? 0)}
          {...{ [changedArgs]: args }}
          className={css.window}
          style={{ scale }}
        />
      )}
    </div>
  );
}
