import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const dial = componentStyle({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
});
const stacked = { gridArea: '1 / 1' } as const;
export const ring = componentStyle({ ...stacked, display: 'grid' });
export const percent = componentStyle({
  ...stacked,
  fontSize: vars.text.md,
  lineHeight: vars.line.md,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
