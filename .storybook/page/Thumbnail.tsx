import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DocSample } from './DocSample';
import { loadDocs } from './loaded-docs';
import * as css from './page.css';
import { widths } from './States';
import { StoryWindow } from './StoryWindow';

/** A small live thumbnail of a component, loaded near the viewport: its anatomy, or its first story if that covers the page. */
export function Thumbnail({ name, id }: { name: string; id: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [thumbnail, setThumbnail] = useState<ReactNode>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const show = async () => {
      const { anatomy, stage } = (await loadDocs(name)) ?? {};
      if (anatomy?.story !== undefined) {
        const { width = 'half', frame = 640 } = stage ?? {};
        setThumbnail(<StoryWindow id={id} name={name} width={widths[width]} height={frame} />);
      } else if (anatomy?.example !== undefined) {
        setThumbnail(
          <div className={css.thumbnailSample}>
            <div>
              <DocSample>{anatomy.example}</DocSample>
            </div>
          </div>,
        );
      }
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        void show();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, name]);
  return (
    <div ref={frame} className={css.thumbnail} inert aria-hidden>
      {thumbnail}
    </div>
  );
}
