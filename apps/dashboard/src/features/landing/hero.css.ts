import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from './landing.css';

// Text on the arcade has the picture's colours: of a morning, in the dark theme of dusk. On a phone it is on the page instead.
const ink = '#1A1F29';
const desktop = `not all and ${narrow}`;
const isDark = ':root[data-theme="dark"] &';

export const hero = style({
  position: 'relative',
  height: '720px',
  overflow: 'hidden',
  isolation: 'isolate',
  // The picture's sky as a background, so that the text is readable before the picture loads.
  backgroundColor: '#F8F4EE',
  backgroundImage:
    'linear-gradient(90deg, #F8F4EE, #F9EBDC 36%, #F3CFAE 54%, #A894B4 68%, #3B4C88 82%, #101D47)',
  color: ink,
  vars: { '--soft': '#4A4F58', '--link': '#135CD8' },
  '@media': {
    [desktop]: {
      selectors: {
        [isDark]: {
          backgroundColor: '#4A5070',
          color: '#F2F6FC',
          vars: { '--soft': '#DCE3EF', '--link': '#CFE0FF' },
        },
        // Between the picture and the text.
        [`${isDark}::after`]: {
          content: '',
          position: 'absolute',
          inset: 0,
          zIndex: -1,
          background:
            'linear-gradient(90deg, rgb(35 42 80 / .8), rgb(35 42 80 / .7) 50%, rgb(35 42 80 / .3) 80%)',
        },
      },
    },
    [narrow]: { height: 'auto', background: vars.color.canvas, color: vars.color.text },
  },
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  zIndex: -1,
  '@media': {
    [narrow]: { position: 'static', height: '310px', filter: 'var(--photo-filter)' },
  },
});

export const intro = style({
  paddingTop: '52px',
  '@media': { [narrow]: { paddingBlock: '28px 20px' } },
});

export const title = style({
  maxWidth: '10.6em',
  fontSize: '3.625rem',
  lineHeight: '3.875rem',
  fontWeight: vars.weight.bold,
  letterSpacing: '-.03em',
  '@media': { [narrow]: { fontSize: '2.25rem', lineHeight: '2.5rem' } },
});

export const lead = style({
  maxWidth: '29em',
  margin: '18px 0 24px',
  fontSize: '1.125rem',
  lineHeight: '1.75rem',
  color: 'var(--soft)',
  textWrap: 'pretty',
  '@media': {
    [narrow]: {
      margin: '14px 0 20px',
      fontSize: '1rem',
      lineHeight: '1.5625rem',
      color: vars.color.textMuted,
    },
  },
});

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  marginTop: vars.space[3],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: 'var(--soft)',
  '@media': { [narrow]: { color: vars.color.textMuted } },
});

export const event = style({
  position: 'absolute',
  top: '494px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  height: '30px',
  padding: '0 10px 0 8px',
  borderRadius: vars.radius.full,
  backgroundColor: '#fff',
  color: ink,
  boxShadow: '0 8px 20px rgb(26 31 41 / .12)',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  transform: 'translateX(-50%)',
  '@media': { [narrow]: { display: 'none' }, '(max-width: 1160px)': { display: 'none' } },
});

export const atCall = style({ insetInlineStart: 'calc(50% - 506px)' });
export const atRequest = style({ insetInlineStart: 'calc(50% - 268px)' });
export const atChat = style({ insetInlineStart: 'calc(50% - 30px)' });

export const eventIcon = style({ display: 'inline-flex', color: '#135CD8' });
export const time = style({
  color: '#5C6169',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
});

export const message = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% + 182px)',
  top: '52px',
  width: '292px',
  padding: vars.space[4],
  borderRadius: vars.radius.xl,
  backgroundColor: '#fff',
  color: ink,
  boxShadow: '0 24px 56px rgb(9 16 40 / .34)',
  fontSize: vars.text.md,
  lineHeight: vars.line.md,
  '@media': {
    [narrow]: {
      position: 'relative',
      insetInlineStart: 'auto',
      top: 'auto',
      width: 'auto',
      margin: '-26px 16px 12px',
      boxShadow: vars.shadow.md,
    },
  },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '50%',
      bottom: '-7px',
      width: '14px',
      height: '14px',
      marginInlineStart: '-7px',
      backgroundColor: '#fff',
      transform: 'rotate(45deg)',
      '@media': { [narrow]: { display: 'none' } },
    },
  },
});

export const from = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBottom: vars.space[2],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.full,
  backgroundColor: '#E0F6F5',
  color: '#036D6D',
  fontSize: vars.text['2xs'],
});

export const fromTime = style([time, { marginInlineStart: 'auto' }]);

export const note = style({
  position: 'absolute',
  insetInlineEnd: vars.space[8],
  bottom: '18px',
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: '#D5DDF5',
  '@media': {
    [narrow]: {
      position: 'static',
      display: 'block',
      padding: '0 16px 16px',
      textAlign: 'end',
      color: vars.color.textSubtle,
    },
  },
});
