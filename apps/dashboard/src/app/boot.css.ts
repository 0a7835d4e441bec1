import { vars } from '@karvon/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// What shows before the first script has run: the mark in the middle of the canvas. It is in index.html, inside #root; beside it a note for browsers without script.
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
// Over the mark, which would be there for ever.
globalStyle('.boot-notes', { position: 'absolute', insetInline: 0, top: '60vh' });

// Outside of the layers, which a browser that sees it may not know.
globalStyle('.old-browser:not([hidden])', {
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});
