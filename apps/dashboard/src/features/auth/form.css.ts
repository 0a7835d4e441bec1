import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });

export const title = style({
  fontSize: vars.text['3xl'],
  lineHeight: vars.line['3xl'],
  letterSpacing: vars.track.tight,
});

export const lead = style({
  marginTop: vars.space['1.5'],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const phone = style({ color: vars.color.text, whiteSpace: 'nowrap' });

const notice = style({
  padding: `${vars.space['2.5']} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const failure = style([
  notice,
  {
    border: `1px solid ${vars.color.dangerBorder}`,
    backgroundColor: vars.color.dangerSoft,
    color: vars.color.dangerText,
  },
]);

export const info = style([
  notice,
  {
    border: `1px solid ${vars.color.infoBorder}`,
    backgroundColor: vars.color.infoSoft,
    color: vars.color.infoText,
  },
]);

export const clock = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textSubtle,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      height: '1px',
      backgroundColor: vars.color.border,
    },
  },
});

export const after = style({
  textAlign: 'center',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

/** For the browser's key ring: which account the new password is of. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  border: 0,
  padding: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const inField = style({ flex: 'none', fontSize: vars.text.sm, lineHeight: vars.line.sm });
