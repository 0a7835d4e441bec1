import { dark } from '../../packages/ui/src/theme/dark';
import { light } from '../../packages/ui/src/theme/light';

export type Role = keyof typeof light.color;

export const themes = { light, dark } as const;
export type ThemeName = keyof typeof themes;

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2 between two colours written as `#RRGGBB`. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A foreground on a background, and its required contrast: 4.5 for text, 3 for lines and images. */
export interface ContrastPair {
  front: Role;
  ground: Role;
  bar: 4.5 | 3;
}

const on = (bar: ContrastPair['bar'], fronts: readonly Role[], grounds: readonly Role[]) =>
  fronts.flatMap((front) => grounds.map((ground): ContrastPair => ({ front, ground, bar })));

/** Every pair that a component uses. Add a new pair here first. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(
    4.5,
    ['text', 'textMuted', 'textSubtle', 'accentText'],
    ['canvas', 'surface', 'raised', 'sunken'],
  ),
  ...on(4.5, ['onAccent'], ['accent', 'accentHover', 'accentPressed']),
  ...on(4.5, ['onDanger'], ['danger', 'dangerHover', 'dangerPressed']),
  ...on(4.5, ['onSuccess'], ['success']),
  ...on(4.5, ['onWarn'], ['warn']),
  ...on(4.5, ['onDeal'], ['deal']),
  ...on(4.5, ['onInverse', 'onInverseMuted'], ['inverse']),
  ...on(4.5, ['accentText'], ['accentSoft', 'accentSoftHover']),
  ...on(4.5, ['text', 'textMuted'], ['selected']),
  ...on(4.5, ['neutralText'], ['neutralSoft']),
  ...on(4.5, ['onBubbleOut'], ['bubbleOut']),
  ...on(4.5, ['text'], ['bubbleIn']),
  ...on(4.5, ['chartAxis'], ['surface']),
  ...on(4.5, ['infoText'], ['infoSoft', 'surface', 'canvas']),
  ...on(4.5, ['successText'], ['successSoft', 'surface', 'canvas']),
  ...on(4.5, ['warnText'], ['warnSoft', 'surface', 'canvas']),
  ...on(4.5, ['dangerText'], ['dangerSoft', 'surface', 'canvas']),
  ...on(4.5, ['dealText'], ['dealSoft', 'surface', 'canvas']),
  ...on(
    3,
    [
      'borderControl',
      'focus',
      'info',
      'success',
      'warn',
      'danger',
      'deal',
      'chart1',
      'chart2',
      'chart3',
      'chart4',
      'chartPrev',
    ],
    ['surface', 'canvas'],
  ),
];

export const ratioOf = ({ front, ground }: ContrastPair, theme: ThemeName): number =>
  contrast(themes[theme].color[front], themes[theme].color[ground]);
