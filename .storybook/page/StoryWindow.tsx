import { useLayoutEffect, useRef, useState } from 'react';
import { useModes, type Modes } from '../globals';
import { changedArgs } from '../modes/followed-controls';
import { storyWindowName } from '../modes/kept-focus';
import * as css from './sections.css';

/** Address of a story in a window of its own, dressed as the toolbars say. */
const windowOf = (id: string, modes: Modes) => {
  const globals = Object.entries(modes).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`;
};

/** Widest window that is a phone's, in pixels: it stays as wide as a phone. */
const phone = 480;

/**
 * A story in a window of its own, for what covers the page. The window is as wide as a desktop's (or a phone's) and made
 * smaller to fit, so that a dialog in a narrow column does not show its phone layout.
 */
export function StoryWindow({
  id,
  name,
  width,
  height,
  args,
}: {
  id: string;
  name: string;
  /** Width that the story sees, in pixels. */
  width: number;
  /** Height that the story sees, in pixels. */
  height: number;
  /** What controls have changed, as JSON. */
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
  // A desktop's is as wide as its place where that is wider, so that nothing stands beside what covers the page.
  const seen = place !== undefined && width > phone ? Math.max(width, place) : width;
  const scale = place === undefined ? 1 : Math.min(1, place / seen);
  return (
    <div ref={frame} className={css.frame} style={{ height: height * scale }}>
      {place !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this same Storybook
        <iframe
          title={name}
          name={storyWindowName}
          src={windowOf(id, modes)}
          width={seen}
          height={height}
          {...{ [changedArgs]: args }}
          loading="lazy"
          className={css.window}
          style={{ scale }}
        />
      )}
    </div>
  );
}
