import { vars } from '@karvon/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// The shell before the first script runs, laid out like AppShell. Part of app.html (build/prerender.mjs); build/route-hints.js shows it.

const phone = '(max-width: 767px)';
const narrow = '(max-width: 1099px)';

export const skeleton = style({
  display: 'none',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minHeight: '100dvh',
  backgroundColor: vars.color.canvas,
  selectors: { 'html[data-skeleton] &': { display: 'grid' } },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

globalStyle('html[data-skeleton] .boot', { display: 'none' });
// Every user gets the same page, so it contains both languages.
globalStyle(`html[lang="uz"] ${skeleton} [lang="ru"], html[lang="ru"] ${skeleton} [lang="uz"]`, {
  display: 'none',
});

export const sidebar = style({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  width: vars.size.sidebar,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['0.5'],
  paddingInline: vars.space[3],
  overflow: 'hidden',
  backgroundColor: vars.color.nav,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  selectors: { 'html[data-sidebar="collapsed"] &': { width: vars.size.sidebarMin } },
  '@media': { [narrow]: { width: vars.size.sidebarMin }, [phone]: { display: 'none' } },
});

export const brand = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  height: vars.size.topbar,
  marginBlockEnd: vars.space[2],
  paddingInline: vars.space[2],
  overflow: 'hidden',
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.track.snug,
});

export const row = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  height: '38px',
  paddingInline: vars.space['2.5'],
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 'none',
      height: '18px',
      width: '18px',
      borderRadius: vars.radius.sm,
      backgroundColor: vars.color.skeleton,
    },
    '&::after': { height: '12px', width: '55%' },
  },
});

export const column = style({ minWidth: 0 });

export const topBar = style({
  height: vars.size.topbar,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [phone]: { display: 'none' } },
});

export const tabBar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: vars.layer.shell,
  display: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: `calc(${vars.size.tabbar} + env(safe-area-inset-bottom))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [phone]: { display: 'grid' } },
});

export const tab = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  minWidth: 0,
  paddingInline: vars.space['0.5'],
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: { '&[data-current]': { color: vars.color.accentText } },
});
