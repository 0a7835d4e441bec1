import { vars } from '@karvon/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// `.boot` shows the logo in #root until the app renders; `.boot-note` is for browsers without scripts.
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
// Below the logo, which stays when no script runs.
globalStyle('.boot-notes', { position: 'absolute', insetInline: 0, top: '60vh' });

// Old browsers show this note. They ignore cascade layers, so the rule is outside of them.
globalStyle('.old-browser:not([hidden])', {
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});
