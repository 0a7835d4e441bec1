import { vars } from '@karvon/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: '100%',
  maxWidth: '360px',
  aspectRatio: '5 / 3',
  marginInline: 'auto',
  padding: vars.space[5],
  borderRadius: vars.radius.xl,
  overflow: 'hidden',
  color: '#fff',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: 0,
      width: '48%',
      aspectRatio: '1',
      background: 'rgb(255 255 255 / .07)',
      clipPath: 'polygon(0 100%, 0 46%, 8% 32%, 50% 0, 92% 32%, 100% 46%, 100% 100%)',
    },
  },
});

const colours = {
  uzcard: { background: 'linear-gradient(120deg, #135CD8, #0E3D92)' },
  humo: { background: 'linear-gradient(120deg, #0F6E3F, #114126)' },
  other: { background: 'linear-gradient(120deg, #444953, #1A1F29)' },
};

export const card = styleVariants(colours, (colour) => [base, colour]);

const small = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '52px',
  height: '34px',
  borderRadius: vars.radius.sm,
  color: '#fff',
  fontSize: '0.6875rem',
  fontWeight: 500,
});

export const mark = styleVariants(colours, (colour) => [small, colour]);

export const row = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  minHeight: '24px',
});

export const system = style({ fontWeight: 500 });

export const number = style({
  position: 'relative',
  fontSize: 'clamp(1.0625rem, 6vw, 1.375rem)',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.02em',
  whiteSpace: 'nowrap',
});

export const missing = style({ opacity: 0.6 });

export const label = style({ fontSize: '0.8125rem', opacity: 0.85 });

export const expiry = style({ fontVariantNumeric: 'tabular-nums' });
