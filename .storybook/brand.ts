import { create, type ThemeVars } from 'storybook/theming';
import { dark } from '../packages/ui/src/theme/dark';
import { light } from '../packages/ui/src/theme/light';
import { tokens } from '../packages/ui/src/theme/tokens';

/** Outlines of the name in Onest Bold: an image in a data address cannot load a font. */
const wordmark =
  'M43.4 22L43.4 9.3L45.9 9.3L45.9 14.5L47.7 14.5L51 9.3L54 9.3L49.9 15.4L54 22L51 22L47.8 16.9L45.9 16.9L45.9 22ZM57.9 22.1Q57.3 22.1 56.7 22Q56.1 21.8 55.6 21.4Q55.1 21.1 54.9 20.5Q54.6 20 54.6 19.3Q54.6 18.3 55 17.7Q55.4 17.1 56 16.8Q56.7 16.5 57.6 16.4Q58.5 16.3 59.4 16.3L60.8 16.3Q60.8 15.8 60.6 15.4Q60.4 15 60 14.7Q59.6 14.5 59 14.5Q58.7 14.5 58.3 14.6Q58 14.7 57.7 14.9Q57.5 15.1 57.4 15.4L54.9 15.4Q55 14.6 55.4 14Q55.8 13.4 56.4 13.1Q56.9 12.7 57.7 12.5Q58.4 12.4 59.1 12.4Q60.5 12.4 61.4 12.9Q62.3 13.4 62.7 14.4Q63.2 15.4 63.2 16.9L63.2 22L60.9 22L60.9 20.8Q60.4 21.4 59.9 21.7Q59.3 22 58.8 22.1Q58.2 22.1 57.9 22.1ZM58.5 20.1Q59.1 20.1 59.6 19.9Q60.2 19.6 60.5 19.2Q60.8 18.8 60.8 18.2L60.8 18L58.7 18Q58.4 18 58.1 18Q57.8 18.1 57.6 18.2Q57.4 18.3 57.2 18.5Q57.1 18.7 57.1 19Q57.1 19.4 57.3 19.7Q57.5 19.9 57.8 20Q58.1 20.1 58.5 20.1ZM65.1 22L65.1 12.5L67.4 12.5L67.6 13.6Q67.9 13.1 68.4 12.8Q68.8 12.6 69.3 12.5Q69.8 12.4 70.3 12.4Q70.5 12.4 70.7 12.4Q70.9 12.4 71 12.4L71 14.8L70.4 14.8Q69.6 14.8 68.9 15.1Q68.3 15.4 68 16Q67.7 16.6 67.7 17.6L67.7 22ZM74.5 22L71.2 12.5L74 12.5L76.2 19.9L78.5 12.5L81.3 12.5L77.9 22ZM86.7 22.1Q85.2 22.1 84.1 21.5Q83.1 21 82.5 19.9Q81.9 18.8 81.9 17.3Q81.9 15.8 82.5 14.6Q83.1 13.5 84.2 12.9Q85.2 12.4 86.6 12.4Q88.1 12.4 89.1 13Q90.2 13.6 90.8 14.7Q91.4 15.8 91.4 17.3Q91.4 18.8 90.8 19.9Q90.2 21 89.2 21.6Q88.1 22.1 86.7 22.1ZM86.6 19.8Q87.5 19.8 88 19.5Q88.5 19.1 88.7 18.5Q88.9 17.9 88.9 17.3Q88.9 16.6 88.7 16Q88.5 15.4 88 15.1Q87.5 14.7 86.6 14.7Q85.8 14.7 85.3 15.1Q84.8 15.4 84.6 16Q84.4 16.6 84.4 17.3Q84.4 17.9 84.6 18.5Q84.8 19.1 85.3 19.5Q85.8 19.8 86.6 19.8ZM93 22L93 12.5L95.4 12.5L95.5 13.6Q95.9 13.1 96.4 12.8Q96.9 12.6 97.4 12.5Q98 12.4 98.4 12.4Q99.8 12.4 100.5 12.9Q101.3 13.5 101.6 14.5Q102 15.5 102 16.8L102 22L99.5 22L99.5 17.1Q99.5 16.7 99.4 16.2Q99.3 15.8 99.1 15.4Q98.9 15.1 98.6 14.9Q98.2 14.6 97.7 14.6Q97 14.6 96.5 15Q96 15.4 95.8 16Q95.5 16.6 95.5 17.3L95.5 22Z';

const mark = (ground: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="32" viewBox="0 0 132 32">` +
      `<rect width="32" height="32" rx="8" fill="${ground}"/>` +
      `<path d="M7.5 25.5V15c0-4.6 3.9-5.2 8.5-9.5 4.6 4.3 8.5 4.9 8.5 9.5v10.5H20L17.3 14h-2.6L12 25.5Z" fill="#fff"/>` +
      `<path d="${wordmark}" fill="${text}"/></svg>`,
  )}`;

const brand = (base: 'light' | 'dark', { color }: typeof light | typeof dark): ThemeVars =>
  create({
    base,
    brandTitle: 'Karvon design system',
    brandImage: mark(light.color.accent, color.text),
    fontBase: tokens.font.family,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appBorderColor: color.border,
    appBorderRadius: 8,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.textInverse,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    inputBg: color.surface,
    inputBorder: color.borderControl,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });

export const brandThemes = {
  light: brand('light', light),
  dark: brand('dark', dark),
} as const;
