import { vars } from '@karvon/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { narrow } from './landing.css';

// The box is blue with white text in both themes.
export const cta = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space[10],
  alignItems: 'center',
  marginBottom: '72px',
  padding: '52px 56px',
  borderRadius: '28px',
  overflow: 'hidden',
  background: 'linear-gradient(120deg, #135CD8, #0E3D92)',
  color: '#fff',
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginBottom: vars.space[10],
      selectors: { '&::before': { display: 'none' } },
      padding: '32px 22px',
    },
  },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '250px',
      bottom: 0,
      width: '300px',
      height: '300px',
      background: 'rgb(255 255 255 / .07)',
      clipPath: 'path("M0 300V156C0 74 86 66 150 8C214 66 300 74 300 156V300Z")',
    },
  },
});

export const wrapping = styleVariants({
  md: { minHeight: vars.control.md, height: 'auto', whiteSpace: 'normal' },
  lg: { minHeight: vars.control.lg, height: 'auto', whiteSpace: 'normal' },
});

// The blue box has the same colours in both themes.
export const light = style({
  backgroundColor: '#fff',
  borderColor: 'transparent',
  color: '#0F4CB8',
  selectors: { '&:hover': { background: '#EFF5FE' }, '&:active': { background: '#DEEAFE' } },
});

export const outline = style({
  background: 'none',
  borderColor: 'rgb(255 255 255 / .5)',
  boxShadow: 'none',
  color: '#fff',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / .1)' },
    '&:active': { background: 'rgb(255 255 255 / .18)' },
  },
});

/** The car is in front of the arch. On a phone there is no space beside the text. */
export const car = style({
  position: 'absolute',
  insetInlineEnd: '224px',
  bottom: '-38px',
  width: '400px',
  height: 'auto',
  '@media': { '(max-width: 1120px)': { display: 'none' } },
});

export const install = style({ marginTop: vars.space[3] });

export const content = style({ position: 'relative' });

export const text = style({
  maxWidth: '30em',
  margin: '12px 0 26px',
  fontSize: '1.0625rem',
  lineHeight: '1.625rem',
  color: '#DEEAFE',
});

export const app = style({ marginTop: vars.space[5], color: '#DEEAFE' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  width: 'fit-content',
  borderRadius: vars.radius.xs,
  fontWeight: vars.weight.medium,
  color: '#fff',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
  selectors: {
    // Safari renders the marker despite `list-style`.
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: '2px solid #fff', outlineOffset: '3px' },
  },
});

/** Replaces the browser's triangle, which disappears without `display: list-item`. */
export const turn = style({
  flex: 'none',
  transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { 'details[open] &': { rotate: '90deg' } },
});

export const steps = style({
  display: 'grid',
  gap: vars.space[1],
  marginTop: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const qr = style({
  position: 'relative',
  width: '168px',
  padding: '4px 4px 18px',
  borderRadius: '18px',
  backgroundColor: '#fff',
  color: '#10151D',
  textAlign: 'center',
  '@media': {
    [narrow]: { display: 'none' },
    // Only a script knows the URL of the code. Without one the box would be empty.
    '(scripting: none)': { display: 'none' },
  },
});

export const code = style({ width: '160px' });

export const qrText = style({
  paddingInline: vars.space[3],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.medium,
});
