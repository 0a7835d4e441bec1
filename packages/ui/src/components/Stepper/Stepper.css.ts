import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const list = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
});

export const step = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minWidth: 0,
  color: vars.color.textMuted,
  selectors: {
    '&:not(:first-child)': { flex: 1 },
    '&:not(:first-child)::before': {
      content: '',
      flex: 1,
      minWidth: vars.space[4],
      borderTop: `1.5px solid ${vars.color.borderStrong}`,
    },
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.medium },
  },
});

export const mark = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  selectors: {
    '&[data-state="done"]': {
      background: vars.color.success,
      borderColor: vars.color.success,
      color: vars.color.onSuccess,
    },
    '&[data-state="current"]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[data-state="current"]': { border: '4px solid Highlight' } } },
  },
});

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Read, not seen. */
export const unseen = componentStyle(hidden);

/** On a phone there is room for one name: the current step's. The others are read. */
export const text = componentStyle({
  minWidth: 0,
  overflowWrap: 'break-word',
  '@media': {
    [media.phone]: { selectors: { [`${step}:not([aria-current]) &`]: hidden } },
  },
});
