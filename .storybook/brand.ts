import { create, type ThemeVars } from 'storybook/theming';
import { dark } from '../packages/ui/src/theme/dark';
import { light } from '../packages/ui/src/theme/light';
import { tokens } from '../packages/ui/src/theme/tokens';

const mark = (ground: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="32" viewBox="0 0 132 32">` +
      `<rect width="32" height="32" rx="8" fill="${ground}"/>` +
      `<path d="M7.5 25.5V15c0-4.6 3.9-5.2 8.5-9.5 4.6 4.3 8.5 4.9 8.5 9.5v10.5H20L17.3 14h-2.6L12 25.5Z" fill="#fff"/>` +
      `<text x="42" y="22" font-family="Onest Variable, system-ui, sans-serif" font-size="18" font-weight="700" fill="${text}">Karvon</text></svg>`,
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
