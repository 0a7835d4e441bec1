import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const base = componentStyle({
  padding: `${vars.space['2.5']} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

const tone = (name: 'info' | 'success' | 'danger') =>
  layered({
    border: `1px solid ${vars.color[`${name}Border`]}`,
    backgroundColor: vars.color[`${name}Soft`],
    color: vars.color[`${name}Text`],
  });

export const note = styleVariants({
  info: [base, tone('info')],
  success: [base, tone('success')],
  danger: [base, tone('danger')],
});
