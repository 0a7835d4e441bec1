import { useLayoutEffect, useRef, useState } from 'react';
import { useModes, type Modes } from '../globals';
import * as css from './sections.css';

/** Address of a story in a window of its own, dressed as the toolbars say. */
const windowOf = (id: string, modes: Modes) => {
  const globals = Object.entries(modes).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`;
};

/**
 * A story in a window of its own, for what covers the page. The window is as wide as a desktop's (or a phone's) and made
 * smaller to fit, so that a dialog in a narrow column does not show its phone layout.
 */
export function StoryWindow({
  id,
  name,
  width,
  height,
}: {
  id: string;
  name: string;
  /** Width that the story sees, in pixels. */
  width: number;
  /** Height that the story sees, in pixels. */
  height: number;
}) {
  const modes = useModes();
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={frame} className={css.frame} style={{ height: height * (scale ?? 1) }}>
      {scale !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this same Storybook
        <iframe
          title={name}
          src={windowOf(id, modes)}
          width={width}
          height={height}
          loading="lazy"
          className={css.window}
          style={{ scale }}
        />
      )}
    </div>
  );
}
