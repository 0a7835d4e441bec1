import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { media } from '@karvon/ui/internal/media';
import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';
import { layers } from '@karvon/ui/theme/layers.css';

export const frame = componentStyle({
  position: 'relative',
  // Leaflet uses z-indexes in the hundreds; none of its panes may cover the page.
  isolation: 'isolate',
  height: '320px',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.sunken,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&[data-disabled]': { borderColor: vars.color.border },
    '&:has(> [data-map]:focus-visible)': {
      borderColor: vars.color.accent,
      boxShadow: vars.shadow.focus,
      outline: '2px solid transparent',
    },
  },
});

export const canvas = componentStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  outline: 'none',
  cursor: 'grab',
  selectors: {
    '&.leaflet-touch-drag': { touchAction: 'none' },
    '[data-disabled] > &': { cursor: 'not-allowed' },
  },
});

const over = { position: 'absolute', zIndex: 1000 } as const;

export const search = componentStyle({
  ...over,
  insetInline: vars.space[3],
  insetBlockStart: vars.space[3],
  maxWidth: '440px',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.md,
});

/** Its tip, not its middle, is the place. */
export const pin = componentStyle({
  ...over,
  insetInlineStart: '50%',
  insetBlockEnd: '50%',
  translate: '-50% 0',
  pointerEvents: 'none',
  color: vars.color.surface,
  fill: vars.color.accent,
  filter: 'drop-shadow(0 2px 3px rgb(16 21 29 / 0.35))',
  selectors: { '[data-disabled] > &': { fill: vars.color.textMuted } },
  transition: `translate ${vars.duration.fast} ${vars.ease.out}`,
});

/** Target mark in the middle of the map, where the pin will be, while nothing is selected. */
export const aim = componentStyle({
  ...over,
  insetInlineStart: '50%',
  insetBlockStart: '50%',
  translate: '-50% -50%',
  pointerEvents: 'none',
  color: vars.color.textMuted,
});

export const zoom = componentStyle({
  ...over,
  insetInlineEnd: vars.space[3],
  insetBlockEnd: vars.space[3],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  // The touch areas of neighbouring buttons meet without overlapping.
  '@media': { [media.coarse]: { gap: vars.space[2] } },
});

/** Along the lower edge, next to the zoom buttons: a narrow map has no room on the other side. */
export const notes = componentStyle({
  ...over,
  insetInlineStart: vars.space[1],
  insetInlineEnd: vars.space[16],
  insetBlockEnd: vars.space[1],
  display: 'grid',
  gap: vars.space[2],
  pointerEvents: 'none',
});

const note = {
  borderRadius: vars.radius.xs,
  padding: `0 ${vars.space[1]}`,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
} as const;

export const attribution = componentStyle({
  ...note,
  justifySelf: 'start',
  fontSize: vars.text['2xs'],
  lineHeight: vars.line['2xs'],
});

/** Over the lower part of the map, in the middle; the map below remains usable. */
export const hint = componentStyle({
  ...note,
  justifySelf: 'center',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.md,
  color: vars.color.text,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  textAlign: 'center',
  selectors: { '&:last-child': { marginBlockEnd: vars.space[2] } },
});

export const status = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const netLine = componentStyle({
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  strokeOpacity: 1,
  fill: 'none',
});
const shape = (rule: StyleRule) => componentStyle({ strokeOpacity: 1, fill: 'none', ...rule });

export const country = shape({
  fill: vars.color.surface,
  fillOpacity: 1,
  stroke: vars.color.borderStrong,
  strokeWidth: 1.5,
});
export const water = shape({ fill: vars.color.accentSoft, fillOpacity: 1, stroke: 'none' });
export const river = shape({ stroke: vars.color.accentSoft });
export const roadRim = shape({ stroke: vars.color.borderControl });
const largeRoad = shape({ stroke: vars.color.warnSoft });
const smallRoad = shape({ stroke: vars.color.sunken });
export const roads = {
  river,
  trunk: largeRoad,
  highway: largeRoad,
  ring: largeRoad,
  avenue: smallRoad,
  street: smallRoad,
} as const;

const dot = { stroke: vars.color.surface, strokeWidth: 2, fillOpacity: 1 } as const;
export const city = componentStyle({ ...dot, fill: vars.color.textMuted });
export const metro = componentStyle({ ...dot, fill: vars.color.accent });

export const leader = shape({ stroke: vars.color.textMuted, strokeWidth: 1 });

/** Over the ground, and moved with it. */
export const names = componentStyle({ pointerEvents: 'none' });

const halo = ['-1px 0', '1px 0', '0 -1px', '0 1px', '0 0 3px']
  .map((shift) => `${shift} ${vars.color.surface}`)
  .join(', ');
const mapName = {
  position: 'absolute',
  left: 0,
  top: 0,
  fontSize: vars.text['2xs'],
  lineHeight: vars.line['2xs'],
  whiteSpace: 'nowrap',
  userSelect: 'none',
  textShadow: halo,
} as const;
const grey = { '[data-disabled] &': { color: vars.color.textSubtle } };
export const cityName = componentStyle({
  ...mapName,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  selectors: grey,
});
export const placeName = componentStyle({ ...mapName, color: vars.color.text, selectors: grey });
export const roadName = componentStyle({ ...mapName, color: vars.color.textMuted });
export const riverName = componentStyle({ ...mapName, color: vars.color.accentText });

/**
 * Layout rules that leaflet needs for its panes. Its own style sheet is not loaded: it brings images, colours and controls that are not
 * ours.
 */
const inMap = (selector: string, rule: Omit<StyleRule, '@layer' | 'selectors'>) =>
  globalStyle(
    selector
      .split(',')
      .map((one) => `${canvas} ${one.trim()}`)
      .join(','),
    { '@layer': { [layers.component]: rule } },
  );

inMap(
  '.leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-layer, .leaflet-pane > svg',
  {
    position: 'absolute',
    left: 0,
    top: 0,
  },
);
inMap('.leaflet-pane', { zIndex: 400 });
inMap('.leaflet-tile-pane', { zIndex: 200 });
inMap('.leaflet-marker-pane', { zIndex: 600 });
inMap('.leaflet-pane > svg', { maxWidth: 'none', pointerEvents: 'none' });
inMap('.leaflet-marker-icon', { pointerEvents: 'none', userSelect: 'none' });
inMap('.leaflet-tile', { maxWidth: 'none', visibility: 'hidden', userSelect: 'none' });
inMap('.leaflet-tile-loaded', { visibility: 'inherit' });
inMap('.leaflet-zoom-animated', { transformOrigin: '0 0' });
globalStyle(`[data-disabled] > ${canvas} .leaflet-tile-pane`, {
  '@layer': { [layers.component]: { opacity: 0.6 } },
});
globalStyle(`${canvas}.leaflet-dragging`, {
  '@layer': { [layers.component]: { cursor: 'grabbing' } },
});
