import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from './landing.css';

export const facade = style({
  display: 'block',
  width: '100%',
  height: '236px',
  objectFit: 'cover',
  '@media': { [narrow]: { height: '150px' } },
});

export const body = style({
  padding: vars.space[5],
  '@media': { [narrow]: { padding: vars.space[4] } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const languages = style({
  display: 'grid',
  gridTemplateColumns: '44px 44px',
  gap: '2px',
  height: vars.control.sm,
  margin: 0,
  padding: '3px',
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
  '@media': { '(pointer: coarse)': { height: '44px', gridTemplateColumns: '48px 48px' } },
});
export const legend = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const name = style({
  fontSize: '1.125rem',
  lineHeight: '1.625rem',
  fontWeight: vars.weight.semibold,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 220px',
  gap: vars.space[5],
  marginTop: '14px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] } },
});

/** Both languages share one grid area, and one of them is visible. */
export const facts = style({
  gridArea: '1 / 1',
  selectors: {
    [`${body}:has([value="uz"]:checked) &[lang="ru"], ${body}:has([value="ru"]:checked) &[lang="uz"]`]:
      { visibility: 'hidden' },
  },
});

export const fact = style({
  display: 'flex',
  gap: vars.space['2.5'],
  padding: '5px 0',
  lineHeight: '1.25rem',
});
export const factIcon = style({ flex: 'none', marginTop: '2px', color: vars.color.textSubtle });

export const map = style({
  display: 'block',
  width: '100%',
  height: '132px',
  borderRadius: vars.radius.lg,
});
