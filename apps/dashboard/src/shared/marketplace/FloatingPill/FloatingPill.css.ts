import { fallbackVar } from '@vanilla-extract/css';
import { focusRing } from '@karvon/ui/internal/focus-ring';
import { hitArea } from '@karvon/ui/internal/hit-area';
import { media, offPaper } from '@karvon/ui/internal/media';
import { stickyTop } from '@karvon/ui/internal/sticky-edge.css';
import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

/** No height: the content below does not move. */
export const line = componentStyle({
  position: 'sticky',
  insetBlockStart: `calc(${fallbackVar(stickyTop, vars.size.topbar)} + ${vars.space[6]})`,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 0,
  pointerEvents: 'none',
  '@media': offPaper,
});

export const pill = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space['1.5'],
  maxWidth: '100%',
  minHeight: '32px',
  margin: 0,
  padding: `0 ${vars.space[4]} 0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.accentBorder}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accentSoft,
  boxShadow: vars.shadow.md,
  color: vars.color.accentText,
  fontFamily: 'inherit',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  pointerEvents: 'auto',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.accentSoftHover },
    // The accent colour would have too little contrast on this background.
    '&[data-pressed]': { backgroundColor: vars.color.accentBorder, color: vars.color.text },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.coarse]: { minHeight: '36px', ...hitArea } },
});
