import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

/** Below this the image goes and the task has the page (design §6). */
const narrow = '(max-width: 900px)';

export const screen = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(420px, 1fr) minmax(0, 1.15fr)',
  minHeight: '100dvh',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const left = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${vars.space[6]} ${vars.space[10]}`,
  backgroundColor: vars.color.surface,
  '@media': { [narrow]: { padding: vars.space[4] } },
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.space[10],
});

export const main = componentStyle({
  width: '100%',
  maxWidth: '376px',
  margin: 'auto',
  padding: `${vars.space[8]} 0`,
  '@media': { [narrow]: { margin: `${vars.space[6]} auto auto`, paddingTop: vars.space[6] } },
});

export const footer = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
});

export const side = componentStyle({
  position: 'sticky',
  top: 0,
  display: 'grid',
  height: '100dvh',
  overflow: 'hidden',
  '@media': { [narrow]: { display: 'none' } },
});
