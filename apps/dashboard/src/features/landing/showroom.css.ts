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
export const name = style({
  fontSize: '18px',
  lineHeight: '26px',
  fontWeight: vars.weight.semibold,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 220px',
  gap: vars.space[5],
  marginTop: '14px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] } },
});

export const fact = style({
  display: 'flex',
  gap: vars.space['2.5'],
  padding: '5px 0',
  lineHeight: '20px',
});
export const factIcon = style({ flex: 'none', marginTop: '2px', color: vars.color.textSubtle });

export const map = style({
  display: 'block',
  width: '100%',
  height: '132px',
  borderRadius: vars.radius.lg,
});
