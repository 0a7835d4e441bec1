import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '@karvon/ui/internal/focus-ring';
import { media } from '@karvon/ui/internal/media';
import { componentStyle, layered } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';
import { photoBadge } from '@karvon/ui/theme/photo-badge';

const speakersCorner = '5px';

export const bubble = recipe({
  base: layered({
    position: 'relative',
    width: 'fit-content',
    minWidth: 0,
    maxWidth: 'min(72%, 520px)',
    padding: '9px 13px 7px',
    borderRadius: vars.radius.xl,
    // Rendered inside: a border would make one side larger than the other.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    '@media': { [media.phone]: { maxWidth: '84%' } },
    selectors: { '&::after': { content: '""', display: 'block', clear: 'both' } },
  }),
  variants: {
    side: {
      in: layered({
        marginInlineEnd: 'auto',
        borderEndStartRadius: speakersCorner,
        backgroundColor: vars.color.bubbleIn,
        boxShadow: `inset 0 0 0 1px ${vars.color.border}, ${vars.shadow.xs}`,
      }),
      out: layered({
        marginInlineStart: 'auto',
        borderEndEndRadius: speakersCorner,
        backgroundColor: vars.color.bubbleOut,
        color: vars.color.onBubbleOut,
        boxShadow: vars.shadow.xs,
      }),
    },
    isFailed: {
      true: layered({
        backgroundColor: vars.color.dangerSoft,
        color: vars.color.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.dangerBorder}`,
      }),
    },
    // The width of the images: longer text wraps below them.
    hasImages: { true: layered({ maxWidth: 'min(84%, 330px)', padding: '5px 5px 7px' }) },
  },
});

/** Letters with a tower of marks stay inside their bubble. */
export const text = componentStyle({
  display: 'inline',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});

/** Holds the floating time, also on a line of its own. Beside images the text needs the room that the bubble has taken back. */
export const content = componentStyle({
  display: 'flow-root',
  overflow: 'clip',
  // The time stands 3 px into the padding.
  overflowClipMargin: '3px',
  selectors: { '[data-images] > &': { paddingInline: '8px', paddingBlockStart: '6px' } },
});

export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  unicodeBidi: 'isolate',
  borderRadius: vars.radius.xs,
  selectors: { '&:focus-visible': focusRing, '&:hover': { textDecorationThickness: '2px' } },
});

export const meta = componentStyle({
  float: 'right',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '3px',
  maxWidth: '100%',
  margin: '7px -3px 0 12px',
  color: vars.color.textSubtle,
  fontSize: vars.text['2xs'],
  lineHeight: vars.line['2xs'],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-side="out"]': {
      color: `color-mix(in srgb, ${vars.color.onBubbleOut} 78%, transparent)`,
    },
    '&[data-failed]': {
      color: vars.color.dangerText,
      fontSize: vars.text.xs,
      lineHeight: vars.line.xs,
    },
  },
});

/** No clipping: the browser would make a layer of each clip, in every sent message. */
export const mark = componentStyle({ overflow: 'visible' });

export const action = componentStyle({
  position: 'relative',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    '&[data-focus-visible]': focusRing,
    // A line of 16 px is too low for touch.
    '&::after': { content: '""', position: 'absolute', inset: '-6px -4px' },
  },
  '@media': { [media.coarse]: { selectors: { '&::after': { inset: '-14px -8px' } } } },
});

export const grid = componentStyle({
  display: 'grid',
  gap: '3px',
  width: '320px',
  maxWidth: '100%',
  borderRadius: '11px',
  overflow: 'hidden',
});

export const tile = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  padding: 0,
  border: 0,
  backgroundColor: vars.color.sunken,
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  cursor: 'zoom-in',
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
    '&[data-disabled]': { cursor: 'default' },
  },
});

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** Number of images beyond those shown. */
export const more = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: photoBadge,
  color: '#fff',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
});
