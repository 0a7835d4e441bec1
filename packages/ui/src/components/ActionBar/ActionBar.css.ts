import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';

export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  padding: `${vars.space[3]} ${vars.space[8]}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.belowDesktop]: { paddingInline: vars.space[6] },
    [media.phone]: {
      flexWrap: 'wrap',
      padding: `${vars.space['2.5']} ${vars.space[4]} calc(${vars.space['2.5']} + env(safe-area-inset-bottom))`,
    },
  },
});

/** The phone has a way back at the top. */
export const start = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const message = componentStyle({
  flex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  '@media': {
    [media.phone]: {
      flexBasis: '100%',
      justifyContent: 'flex-start',
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});

export const end = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  '@media': {
    [media.phone]: {
      flex: 1,
      // Two labels that do not fit stack, the main one on top.
      flexWrap: 'wrap-reverse',
    },
  },
});

globalStyle(`${end} > *`, {
  '@layer': { [layers.component]: { '@media': { [media.phone]: { flex: '1 0 auto' } } } },
});
