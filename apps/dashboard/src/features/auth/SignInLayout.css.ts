import { vars } from '@karvon/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import car from '../../shared/pictures/sign-in.svg?url';

/** Below this the car goes and the form has the page (design §6). */
const narrow = '(max-width: 900px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(420px, 1fr) minmax(0, 1.15fr)',
  minHeight: '100dvh',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const left = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${vars.space[6]} ${vars.space[10]}`,
  backgroundColor: vars.color.surface,
  '@media': { [narrow]: { padding: vars.space[4] } },
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.space[10],
});

export const main = style({
  width: '100%',
  maxWidth: '376px',
  margin: 'auto',
  padding: `${vars.space[8]} 0`,
  '@media': { [narrow]: { margin: `${vars.space[6]} auto auto`, paddingTop: vars.space[6] } },
});

export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
});

// The kit keeps room for a scroll bar; here it would be a strip beside the picture.
globalStyle(`html:has(${page})`, { scrollbarGutter: 'auto' });

// A background, not an <img>: where the column is hidden it is not loaded. The picture is a lit court in both themes, and so are
// the words on it.
export const right = style({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflow: 'hidden',
  background: `#DDE6F0 url(${car}) 50% 100% / cover no-repeat`,
  '@media': { [narrow]: { display: 'none' } },
  selectors: {
    '[data-theme="dark"] &': { backgroundColor: '#8390A8', backgroundBlendMode: 'multiply' },
  },
});

export const slogan = style({
  maxWidth: '620px',
  padding: `72px ${vars.space[10]} 0 56px`,
  fontSize: '40px',
  lineHeight: '46px',
  fontWeight: vars.weight.semibold,
  letterSpacing: '-.025em',
  textWrap: 'balance',
  color: '#16324F',
  selectors: { '[data-theme="dark"] &': { color: '#F2F6FC' } },
});
