import { layers } from '@karvon/ui/theme/layers.css';
import { vars } from '@karvon/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';
import car from './sign-in.svg?url';

const layered = (rule: Omit<StyleRule, '@layer'>) =>
  style({ '@layer': { [layers.component]: rule } });

// A background, not an <img>, since a hidden one is not loaded. The text's colours match the image, which ignores the theme.
export const image = layered({
  background: `#DDE6F0 url(${car}) 50% 100% / cover no-repeat`,
  selectors: {
    // Contrast of white text is 5.4 on the image's lightest part.
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
