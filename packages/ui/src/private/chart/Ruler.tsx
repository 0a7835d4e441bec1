import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import * as css from './plot.css';

interface RulerProps {
  label: string;
  /** Number of stops, at least one. */
  count: number;
  /** Index nearest to a position in pixels from the left edge. */
  nearest: (x: number) => number;
  /** Text of a position, as screen readers announce it. */
  say: (index: number) => string;
  /** Opens a position: Enter or a double click. */
  onOpen?: ((index: number) => void) | undefined;
  /** Renders the chart with the cursor at an index, or without it. */
  children: (at: number | null) => ReactNode;
}

/**
 * Moves a cursor over a chart by pointer, touch and keys. Keys and screen readers use a native slider: one Tab stop,
 * the browser's keys, swipes of touch screen readers, polite announcements.
 */
export function Ruler({ label, count, nearest, say, onOpen, children }: RulerProps) {
  const [place, setPlace] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const last = count - 1;
  // The number of positions may have decreased.
  const at = place === null ? null : Math.min(place, last);

  const follow = (event: PointerEvent<HTMLElement>) =>
    setPlace(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const leave = (event: PointerEvent<HTMLElement>) => {
    // After a touch, the selected place stays until the next one.
    if (event.pointerType === 'mouse' && document.activeElement !== slider.current) setPlace(null);
  };
  return (
    <div
      className={css.plot}
      onPointerMove={follow}
      onPointerDown={(event) => {
        follow(event);
        slider.current?.focus({ preventScroll: true });
        // Otherwise the browser would move the focus away again.
        event.preventDefault();
      }}
      onPointerLeave={leave}
      onDoubleClick={() => {
        if (at !== null) onOpen?.(at);
      }}
    >
      {children(at)}
      <input
        ref={slider}
        type="range"
        className={css.slider}
        aria-label={label}
        aria-valuetext={say(at ?? last)}
        min={0}
        max={last}
        value={at ?? last}
        onChange={(event) => setPlace(event.target.valueAsNumber)}
        onFocus={() => setPlace((now) => now ?? last)}
        onBlur={() => setPlace(null)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setPlace(null);
          if (key === 'Enter') onOpen?.(at ?? last);
        }}
      />
    </div>
  );
}
