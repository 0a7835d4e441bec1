import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });

export const entry = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${vars.space[3]} - 1px)`,
      insetBlock: `${vars.space[6]} 0`,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});

const dot = {
  display: 'grid',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  borderRadius: vars.radius.full,
  outline: '1px solid transparent',
} as const;
const soft = (tone: 'info' | 'success' | 'warn' | 'danger' | 'deal') =>
  layered({ ...dot, backgroundColor: vars.color[`${tone}Soft`], color: vars.color[`${tone}Text`] });

export const dots = styleVariants({
  neutral: layered({
    ...dot,
    backgroundColor: vars.color.neutralSoft,
    color: vars.color.neutralText,
  }),
  info: soft('info'),
  success: soft('success'),
  warn: soft('warn'),
  danger: soft('danger'),
  deal: soft('deal'),
});

export const text = componentStyle({
  minWidth: 0,
  paddingBlockStart: vars.space['0.5'],
  overflowWrap: 'anywhere',
});
export const title = componentStyle({ fontWeight: vars.weight.medium });
export const detail = componentStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});
