import { vars } from '@karvon/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// What shows before the first script has run: the mark in the middle of the canvas. It stands in index.html, inside #root.
globalStyle('.boot', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  background: vars.color.canvas,
});
