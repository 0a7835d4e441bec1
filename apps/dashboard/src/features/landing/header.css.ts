import { vars } from '@karvon/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, tiny, zoomed } from './landing.css';

export const ground = style({ backgroundColor: vars.color.canvas });

/** Offer above the header of the Russian page, for browsers that prefer Uzbek. */
export const offer = style({
  display: 'none',
  selectors: {
    ':root[data-offers-uzbek][lang="ru"] &': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '44px',
      padding: `0 ${vars.space[4]}`,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
      textAlign: 'center',
    },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.shadow.focus },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  // With large text, the sign-in link wraps to its own line.
  flexWrap: 'wrap',
  gap: vars.space[4],
  minHeight: '72px',
  '@media': { [narrow]: { minHeight: '60px', gap: vars.space[2] } },
});

const offScreen = { position: 'absolute', clipPath: 'inset(50%)' } as const;
// Hides the name beside the logo on narrow screens, where the header has no space for it.
globalStyle(`${header} > a > span`, { '@media': { [tiny]: offScreen } });
globalStyle(`:root[data-signed-in] ${header} > a > span`, {
  '@media': { '(max-width: 400px)': offScreen },
});

const withoutMenu = '(min-width: 1120.1px)';

export const nav = style({
  display: 'none',
  gap: vars.space[6],
  marginInlineStart: vars.space[6],
  '@media': { [withoutMenu]: { display: 'flex' } },
});

export const navLink = style({
  borderRadius: vars.radius.xs,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.shadow.focus },
  },
});

export const menu = style({
  position: 'relative',
  '@media': { [withoutMenu]: { display: 'none' } },
});

export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginInlineEnd: '-10px',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.color.hover },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.shadow.focus },
  },
});

export const menuList = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: '52px',
  zIndex: vars.layer.sticky,
  display: 'grid',
  minWidth: '220px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.md,
  '@media': { [zoomed]: { insetInlineEnd: '-36px', minWidth: 0, width: '148px' } },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  '@media': {
    [narrow]: { gap: vars.space[2] },
  },
});

export const footer = style({
  marginTop: '72px',
  padding: '28px 0 36px',
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  '@media': { [narrow]: { marginTop: vars.space[10], paddingBottom: '100px' } },
});

export const footerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

export const footerNav = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[6]}`,
  marginInlineStart: 'auto',
  '@media': { [narrow]: { order: 3, width: '100%', margin: 0 } },
});

export const footerLink = style([
  navLink,
  { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
]);

export const fine = style({
  marginTop: vars.space[4],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
});

export const sticky = style({
  display: 'none',
  '@media': {
    [narrow]: {
      selectors: {
        ':root[data-past-hero]:not([data-signed-in]) &': {
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: vars.layer.sticky,
          display: 'grid',
          padding: `${vars.space['2.5']} ${vars.space[4]} calc(${vars.space['2.5']} + env(safe-area-inset-bottom))`,
          borderTop: `1px solid ${vars.color.border}`,
          backgroundColor: vars.color.surface,
        },
      },
    },
    print: { selectors: { ':root[data-past-hero]:not([data-signed-in]) &': { display: 'none' } } },
  },
});

globalStyle(`${menuList} a`, { display: 'flex', alignItems: 'center', minHeight: '44px' });
globalStyle(`${sticky} > a`, { '@media': { [tiny]: { paddingInline: vars.space[2] } } });
// Without script, a link in the footer switches the language.
globalStyle(`${end} > [role="radiogroup"], ${footerRow} > [role="radiogroup"]`, {
  '@media': { '(scripting: none)': { display: 'none' } },
});
