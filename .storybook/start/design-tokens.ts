import { tokens } from '../../packages/ui/src/theme/tokens';
import { themes, type ThemeName } from '../foundations/contrast';

/** A token in the format of the Design Tokens Community Group (2025.10). */
export interface DesignToken {
  $type:
    | 'color'
    | 'cubicBezier'
    | 'dimension'
    | 'duration'
    | 'fontFamily'
    | 'fontWeight'
    | 'number'
    | 'shadow';
  $value: unknown;
}

type Group = Readonly<Record<string, DesignToken>>;

interface Dimension {
  value: number;
  unit: 'px' | 'em';
}

/** A length in pixels; `rem` and sums at the default font size. */
export function dimension(text: string): Dimension {
  const parts = [...text.matchAll(/([\d.]+)(rem|px)/g)];
  if (text.includes('rem'))
    return {
      value: parts.reduce((sum, [, of, unit]) => sum + Number(of) * (unit === 'rem' ? 16 : 1), 0),
      unit: 'px',
    };
  const [, value = '0', unit] = /^(-?[\d.]+)(px|em)?$/.exec(text) ?? [];
  return { value: Number(value), unit: unit === 'em' ? 'em' : 'px' };
}

/** A colour of the theme: `#RRGGBB`, or `rgb(26 31 41/.06)`. */
function color(text: string) {
  const [, red = '', green = '', blue = '', alpha] =
    /^rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)$/.exec(text) ?? [];
  const channels = alpha
    ? [red, green, blue].map(Number)
    : [1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16));
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha: Number(alpha ?? 1),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** The shadows of a role, without those that only refer to another variable. */
const shadow = (text: string) =>
  text.split(/,(?![^(]*\))/).map((layer) => {
    const [, x = '0', y = '0', blur = '0', spread = '0', value = '#000000'] =
      /^(\S+) (\S+) (\S+?)(?: (-?\d\S*))? ((?:rgb\(.*\)|#\w+))$/.exec(layer) ?? [];
    return {
      offsetX: dimension(x),
      offsetY: dimension(y),
      blur: dimension(blur),
      spread: dimension(spread),
      color: color(value),
    };
  });

const group = (
  values: Readonly<Record<string, string>>,
  $type: DesignToken['$type'],
  read: (text: string) => unknown,
): Group =>
  Object.fromEntries(
    // A point in a name would separate the path of another token.
    Object.entries(values).map(([name, text]) => [
      name.replace('.', '-'),
      { $type, $value: read(text) },
    ]),
  );

const milliseconds = (text: string) => ({ value: Number.parseFloat(text), unit: 'ms' });
const bezier = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number);
const families = (text: string) => text.split(',').map((name) => name.replaceAll('"', ''));

/**
 * Every token of a theme, from the components' values.
 * @returns groups by kind; colours as sRGB with `hex`, sizes in pixels, durations in milliseconds
 */
export function designTokens(name: ThemeName): Readonly<Record<string, Group>> {
  const theme = themes[name];
  const { focus: _ring, ...shadows } = theme.shadow;
  return {
    color: group(theme.color, 'color', color),
    shadow: group(shadows, 'shadow', shadow),
    fontFamily: group(tokens.font, 'fontFamily', families),
    fontWeight: group(tokens.weight, 'fontWeight', Number),
    fontSize: group(tokens.text, 'dimension', dimension),
    lineHeight: group(tokens.line, 'dimension', dimension),
    letterSpacing: group(tokens.track, 'dimension', dimension),
    space: group(tokens.space, 'dimension', dimension),
    control: group(tokens.control, 'dimension', dimension),
    icon: group(tokens.icon, 'dimension', dimension),
    radius: group(tokens.radius, 'dimension', dimension),
    size: group(tokens.size, 'dimension', dimension),
    layer: group(tokens.layer, 'number', Number),
    duration: group(tokens.duration, 'duration', milliseconds),
    ease: group(tokens.ease, 'cubicBezier', bezier),
  };
}
