import { assignVars, globalFontFace, globalStyle } from '@vanilla-extract/css';
import cyrillicExt from '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import latinExt from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import { vars } from './contract.css';
import { dark } from './dark';
import { layers } from './layers.css';
import { light } from './light';
import { photoFilter } from './photo-badge';
import { coarseControl, tokens } from './tokens';

const subsets = [
  { file: cyrillicExt, range: 'U+0460-052F, U+20B4' },
  { file: cyrillic, range: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' },
  {
    file: latinExt,
    range: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
  },
  {
    file: latin,
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  },
];

globalFontFace(
  'Onest Variable',
  subsets.map(({ file, range }) => ({
    src: `url(${file}) format("woff2")`,
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange: range,
  })),
);

const { color: _color, shadow: _shadow, ...shared } = vars;

globalStyle(':root', { '@layer': { [layers.theme]: { vars: assignVars(shared, tokens) } } });

globalStyle(':root, [data-theme="light"]', {
  '@layer': {
    [layers.theme]: {
      colorScheme: 'light',
      vars: {
        ...assignVars(vars.color, light.color),
        ...assignVars(vars.shadow, light.shadow),
        [photoFilter]: 'none',
      },
    },
  },
});

// Paper is white in both themes.
globalStyle('[data-theme="dark"]', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        screen: {
          colorScheme: 'dark',
          vars: {
            ...assignVars(vars.color, dark.color),
            ...assignVars(vars.shadow, dark.shadow),
            [photoFilter]: 'brightness(.86) saturate(.95)',
          },
        },
      },
    },
  },
});

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(pointer: coarse)': { vars: assignVars(vars.control, coarseControl) },
        '(prefers-reduced-motion: reduce)': {
          vars: assignVars(vars.duration, {
            instant: '0ms',
            fast: '0ms',
            base: '0ms',
            slow: '0ms',
          }),
        },
      },
    },
  },
});
