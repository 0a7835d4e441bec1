import { vars } from '@karvon/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Shown before the first script runs: the mark inside of #root, and a note for browsers without scripts.
globalStyle('.boot', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  background: vars.color.canvas,
});
globalStyle('.boot-note', {
  position: 'relative',
  maxWidth: '44ch',
  margin: `${vars.space[4]} auto`,
  paddingInline: vars.space[4],
  textAlign: 'center',
  color: vars.color.text,
});
globalStyle('.boot-note a', { color: vars.color.accentText });
// Covers the mark, which would otherwise never go away.
globalStyle('.boot-notes', { position: 'absolute', insetInline: 0, top: '60vh' });

// Outside of cascade layers, which the browsers that show this note may not support.
globalStyle('.old-browser:not([hidden])', {
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});
