import { globalStyle, style } from '@vanilla-extract/css';

const column = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

export const frame = style([column, { position: 'relative' }]);

export const page = column;

/** Laid out and painted where it will be, and cut where the page of the address ends: it must not make the window scroll. */
export const prerendered = style([
  column,
  { position: 'absolute', inset: 0, zIndex: -1, overflow: 'clip', opacity: 0 },
]);
globalStyle(`${prerendered} > *`, { flexShrink: 0 });
