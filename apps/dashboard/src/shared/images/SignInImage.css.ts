import { layers } from '@karvon/ui/theme/layers.css';
import { vars } from '@karvon/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';
import car from './sign-in.svg?url';

const layered = (rule: Omit<StyleRule, '@layer'>) =>
  style({ '@layer': { [layers.component]: rule } });

// A background, not an <img>: where the column is hidden it is not loaded. The image is a lit court in both themes, and so are
// the text on it: its colours are the drawing's, not the theme's.
export const image = layered({
  background: `#DDE6F0 url(${car}) 50% 100% / cover no-repeat`,
  selectors: {
    // Dusk: dark enough for white words (5.4 on its lightest part), light enough to see the car.
    '[data-theme="dark"] &': { backgroundColor: '#5E6C87', backgroundBlendMode: 'multiply' },
  },
});

export const text = layered({
  maxWidth: '620px',
  padding: `72px ${vars.space[10]} 0 56px`,
  fontSize: '2.5rem',
  lineHeight: '2.875rem',
  fontWeight: vars.weight.semibold,
  letterSpacing: '-.025em',
  textWrap: 'balance',
  color: '#16324F',
  selectors: { '[data-theme="dark"] &': { color: '#F2F6FC' } },
});
