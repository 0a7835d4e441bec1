import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const bar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  // A row of fields would be a row of dark frames: their texts and icons carry the contrast.
  vars: { [vars.color.borderControl]: vars.color.borderStrong },
});

export const search = componentStyle({
  flex: '1 1 200px',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: 0 } },
});

/** On a phone all filters are behind one button. */
export const filters = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [media.phone]: { display: 'none' } },
});

export const chips = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const active = componentStyle({ display: 'contents' });

export const summary = componentStyle({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flexBasis: '100%' } },
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textSubtle,
});
