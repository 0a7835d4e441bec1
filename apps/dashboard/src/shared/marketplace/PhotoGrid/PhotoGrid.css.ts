import { recipe } from '@vanilla-extract/recipes';
import { hitArea } from '@karvon/ui/internal/hit-area';
import { focusRing } from '@karvon/ui/internal/focus-ring';
import { media } from '@karvon/ui/internal/media';
import { componentStyle, layered } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';
import { photoBadge } from '@karvon/ui/theme/photo-badge';

/** Labels on a photo are dark in both themes, like the badge of the photo. */
const badge = { backgroundColor: photoBadge, color: '#fff' };

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space['2.5'],
  '@media': {
    // In three columns, a photo would have no room for its Close button, its handle and the area that opens it.
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  },
});

export const place = recipe({
  base: layered({
    position: 'relative',
    minWidth: 0,
    aspectRatio: '8 / 5',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.sunken,
  }),
  variants: {
    isCover: {
      true: layered({ gridColumn: 'span 2', gridRow: 'span 2', aspectRatio: 'auto' }),
    },
    isTransparent: { true: layered({ backgroundColor: 'transparent' }) },
  },
});

export const tile = recipe({
  base: layered({
    position: 'relative',
    width: '100%',
    height: '100%',
    // Without its neighbours the cover has no rows to take its height from.
    aspectRatio: '8 / 5',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
  }),
  variants: {
    isLifted: {
      true: layered({
        zIndex: 2,
        overflow: 'visible',
        outline: `2px solid ${vars.color.accent}`,
        outlineOffset: '2px',
        boxShadow: vars.shadow.lg,
      }),
    },
    isDragged: { true: layered({ cursor: 'grabbing', pointerEvents: 'none', opacity: 0.94 }) },
  },
});

export const open = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.textSubtle,
  cursor: 'zoom-in',
  outline: 'none',
  overflow: 'hidden',
  selectors: {
    // The outline is inside: the tile clips its overflow.
    '&[data-focus-visible]': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
  },
});

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  pointerEvents: 'none',
});

export const cover = componentStyle({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockStart: vars.space[2],
  maxWidth: '70%',
  pointerEvents: 'none',
});

export const tool = recipe({
  base: layered({
    ...badge,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '26px',
    height: '26px',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { backgroundColor: 'rgb(16 21 29 / 0.9)' },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { opacity: 0.4, cursor: 'default' },
    },
    '@media': { [media.coarse]: { ...hitArea, width: vars.space[8], height: vars.space[8] } },
  }),
  variants: {
    kind: {
      remove: layered({
        position: 'absolute',
        insetInlineEnd: vars.space['1.5'],
        insetBlockStart: vars.space['1.5'],
        borderRadius: vars.radius.full,
        transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
        '@media': {
          '(hover: hover)': {
            opacity: 0,
            selectors: {
              ':hover > &, :focus-within > &, [data-cover] &': { opacity: 1 },
            },
          },
        },
      }),
      handle: layered({ cursor: 'grab', touchAction: 'none' }),
      step: {},
    },
    isOn: { true: layered({ backgroundColor: vars.color.accent, color: vars.color.onAccent }) },
  },
});

export const tools = componentStyle({
  position: 'absolute',
  insetInlineStart: vars.space['1.5'],
  insetBlockEnd: vars.space['1.5'],
  display: 'flex',
  gap: vars.space['0.5'],
  // The touch areas of neighbouring controls meet without overlapping.
  '@media': { [media.coarse]: { gap: vars.space[3] } },
});

/** Space that a text leaves for the Close button. */
const besideCross = vars.space[8];

const inside = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  height: '100%',
  borderRadius: vars.radius.md,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
} as const;

export const uploading = componentStyle({
  ...inside,
  gap: vars.space['1.5'],
  padding: `${vars.space['2.5']} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { padding: vars.space[2], gap: vars.space[1] } },
});
export const name = componentStyle({
  paddingInlineEnd: besideCross,
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const loaded = componentStyle({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const failed = componentStyle({
  ...inside,
  alignItems: 'flex-start',
  gap: vars.space['0.5'],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.dangerBorder}`,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.dangerText,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});
/** On a phone's tile the text needs the room; the ground is red anyway. */
export const failedIcon = componentStyle({
  flex: 'none',
  '@media': { [media.phone]: { display: 'none' } },
});
/** The button has no background by default, so negative margins reduce its height to that of the text. */
export const retry = componentStyle({
  display: 'flex',
  maxWidth: '100%',
  marginBlock: `calc(-1 * ${vars.space['1.5']})`,
  // Its label is on the line of the reason above it.
  marginInlineStart: `calc(-1 * ${vars.space['2.5']})`,
});
export const reason = componentStyle({
  maxWidth: '100%',
  flex: 'none',
  maxHeight: `calc(3 * ${vars.line.xs})`,
  // The Close button has its corner to itself.
  paddingInlineEnd: besideCross,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
