import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { entry as container, row } from '../Row/Row.css';

export const list = componentStyle({
  selectors: {
    // Clickable rows extend past the text around them, so that their images align with it.
    '&[data-variant="plain"]': { marginInline: `calc(-1 * ${vars.space[2]})` },
  },
});

export const entry = componentStyle({
  containerName: container,
  containerType: 'inline-size',
  selectors: {
    ':is([data-variant="divided"], [data-variant="flush"]) > & + &': {
      borderBlockStart: `1px solid ${vars.color.divider}`,
    },
  },
});

const rowIn = (variant: string, rule: StyleRule) =>
  globalStyle(`${list}[data-variant="${variant}"] > * > ${row}`, layered(rule));

rowIn('plain', { minHeight: '48px', padding: `${vars.space['1.5']} ${vars.space[2]}` });
rowIn('divided', { borderRadius: 0, paddingBlock: vars.space[3] });
rowIn('flush', {
  minHeight: '62px',
  borderRadius: 0,
  padding: `${vars.space['2.5']} ${vars.space[3]} ${vars.space['2.5']} ${vars.space[5]}`,
  '@media': {
    [media.phone]: { padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]}` },
  },
});
globalStyle(
  `${list}[data-variant="plain"] > * > ${row}[data-size="sm"]`,
  layered({
    minHeight: vars.control.sm,
    paddingBlock: vars.space[1],
    '@media': { [media.coarse]: { minHeight: '44px' } },
  }),
);

export const title = componentStyle({
  paddingBlockEnd: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.sm,
});

export const end = componentStyle({ height: '1px' });
