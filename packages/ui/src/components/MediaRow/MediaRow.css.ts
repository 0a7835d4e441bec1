import { focusRing } from '../../private/focus-ring';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.text,
  textDecoration: 'none',
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px', position: 'relative' },
    'a&[data-hovered]': {
      backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
    },
  },
});

export const picture = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '35px',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  color: vars.color.textSubtle,
  backgroundColor: vars.color.sunken,
});

export const photo = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = componentStyle({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

export const end = componentStyle({ flex: 'none' });
