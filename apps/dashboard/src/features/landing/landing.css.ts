import { vars } from '@karvon/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Below this width the layout has one column (as on the sign-in pages). */
export const narrow = '(max-width: 900px)';
/** The narrowest phones, and a desktop at 400 % zoom. */
export const tiny = '(max-width: 345px)';

/** A phone of 360 px at 200 % zoom. */
export const zoomed = '(max-width: 240px)';

export const page = style({ minHeight: '100dvh', backgroundColor: vars.color.surface });

// The design system reserves space for a scroll bar, which would show as a strip beside the coloured background.
globalStyle(`html:has(${page})`, { scrollbarGutter: 'auto' });
globalStyle(`html:has(${page})`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

// Sections are laid out after the first paint, only with script (landing-start.js). The margin prevents clipped
// shadows; the last section is excluded, since its margin joins the footer's.
globalStyle(
  `:root:not([data-complete]) ${page} > main > :not(:first-child, :last-child), :root:not([data-complete]) ${page} > footer`,
  {
    '@media': {
      '(scripting: enabled)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 720px',
        overflowClipMargin: '64px',
      },
    },
  },
);

export const width = style({
  position: 'relative',
  width: '100%',
  maxWidth: '1184px',
  margin: '0 auto',
  padding: `0 ${vars.space[8]}`,
  '@media': { [narrow]: { padding: `0 ${vars.space[4]}` } },
});

export const heading = style({
  fontSize: '2.375rem',
  lineHeight: '2.75rem',
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.track.tight,
  textWrap: 'balance',
  '@media': { [narrow]: { fontSize: vars.text['3xl'], lineHeight: '2.0625rem' } },
});

export const sub = style({
  maxWidth: '36em',
  margin: '14px 0 22px',
  fontSize: '1.0625rem',
  lineHeight: '1.6875rem',
  color: vars.color.textMuted,
  textWrap: 'pretty',
  '@media': { [narrow]: { margin: '10px 0 12px', fontSize: '1rem', lineHeight: '1.5625rem' } },
});

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: '72px',
  alignItems: 'center',
  paddingTop: '112px',
  scrollMarginTop: 0,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5], paddingTop: '64px' },
  },
});

export const mirrored = style({
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const atEnd = style({ order: 2, '@media': { [narrow]: { order: 0 } } });

export const connect = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minHeight: '44px',
  borderRadius: vars.radius.xs,
  color: vars.color.accentText,
  fontSize: '0.9375rem',
  fontWeight: vars.weight.semibold,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.shadow.focus },
  },
});

export const card = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: '20px',
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.md,
});

export const note = style({
  display: 'block',
  marginTop: vars.space['2.5'],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
  textAlign: 'end',
});

export const small = style({
  display: 'block',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const figure = style({
  display: 'block',
  fontSize: '2.125rem',
  lineHeight: '2.625rem',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  '@media': {
    // A sum fits on one line on the narrowest phone and with the largest text.
    [narrow]: { fontSize: 'min(1.75rem, 10vw)', lineHeight: '2.25rem', whiteSpace: 'normal' },
  },
});

export const unit = style({
  marginInlineStart: vars.space[2],
  fontSize: '1rem',
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  opacity: 0.72,
});

// Only the page's script knows if the user is signed in. Without it everybody is a guest.
export const forGuests = style({
  selectors: { ':root[data-signed-in] &': { display: 'none' } },
});
export const forMembers = style({
  selectors: { ':root:not([data-signed-in]) &': { display: 'none' } },
});
export const whereDemo = style({
  selectors: { ':root:not([data-demo]) &, :root[data-signed-in] &': { display: 'none' } },
});
export const whereInstallable = style({
  selectors: { ':root:not([data-installable]) &': { display: 'none' } },
});

globalStyle(`${page} [hidden]`, { display: 'none' });
