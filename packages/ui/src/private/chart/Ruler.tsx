import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import * as css from './plot.css';

interface RulerProps {
  /** Names the widget. */
  label: string;
  /** Number of stops, at least one. */
  count: number;
  /** The nearest place to a point of the drawing, in pixels from its left edge. */
  nearest: (x: number) => number;
  /** Text of a position, as screen readers announce it. */
  say: (index: number) => string;
  /** Opens a place: Enter, or a double press. */
  onOpen?: ((index: number) => void) | undefined;
  /** Renders the chart with the ruler at a place, or without it. */
  children: (at: number | null) => ReactNode;
}

/**
 * Moves over a drawing by pointer, touch and keys. For keys and screen readers it is a native slider, which is what a ruler is:
 * one stop of Tab, arrows, Home, End and pages by the browser, swipes of touch screen readers, and its value read out politely.
 */
export function Ruler({ label, count, nearest, say, onOpen, children }: RulerProps) {
  const [place, setPlace] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const last = count - 1;
  // The rows may have become fewer under the ruler.
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
        // Or the browser would move the focus away again.
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
