import { style } from '@vanilla-extract/css';

const column = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

export const frame = style([column, { position: 'relative' }]);

export const page = column;

/** As high as it is in a page that is shown, where it is cut too. */
export const content = style([column, { flexShrink: 0 }]);

/** Out of the flow: it must not make the window scroll. */
const unseen = style([column, { position: 'absolute', inset: 0, zIndex: -1 }]);

/**
 * Laid out and painted where it will be, although it cannot be seen, and cut where the page of the address ends. Nothing may be selected by `> *` here, or
 * the style of the whole page is computed again when it is shown.
 */
export const prerendered = style([unseen, { overflow: 'clip', opacity: 0, willChange: 'opacity' }]);

/** In its first frame a prerendered page is what was painted; afterwards it is a part of the window again. */
export const appearing = style([column, { willChange: 'opacity' }]);

/** The browser keeps what it knows of it and does nothing more for it. */
export const left = style([unseen, { contentVisibility: 'hidden' }]);
