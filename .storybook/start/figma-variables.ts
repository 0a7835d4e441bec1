import { vars } from '../../packages/ui/src/theme/contract.css';
import { coarseControl, tokens } from '../../packages/ui/src/theme/tokens';
import { designTokens, dimension, type DesignToken } from './design-tokens';

/** Places where Figma offers the variables of a group. */
const scopes = {
  color: ['ALL_FILLS', 'STROKE_COLOR', 'EFFECT_COLOR'],
  space: ['GAP'],
  radius: ['CORNER_RADIUS'],
  control: ['WIDTH_HEIGHT'],
  icon: ['WIDTH_HEIGHT'],
  size: ['WIDTH_HEIGHT'],
  fontFamily: ['FONT_FAMILY'],
  fontWeight: ['FONT_WEIGHT'],
  fontSize: ['FONT_SIZE'],
  lineHeight: ['LINE_HEIGHT'],
} as const;
type Group = keyof typeof scopes;

/** CSS variables of each group. */
const inTheme = {
  color: vars.color,
  space: vars.space,
  radius: vars.radius,
  control: vars.control,
  icon: vars.icon,
  size: vars.size,
  fontFamily: vars.font,
  fontWeight: vars.weight,
  fontSize: vars.text,
  lineHeight: vars.line,
} satisfies Record<Group, Readonly<Record<string, string>>>;

/** A value of a type that Figma has: colour, number or string. */
function figmaValue({
  $type,
  $value,
}: DesignToken): DesignToken | { $type: 'string'; $value: unknown } {
  if ($type === 'fontFamily' && Array.isArray($value))
    return { $type: 'string', $value: String($value[0]).replace(' Variable', '') };
  if ($type === 'dimension' && typeof $value === 'object' && $value !== null && 'value' in $value)
    return { $type: 'number', $value: $value.value };
  return { $type: $type === 'fontWeight' ? 'number' : $type, $value };
}

function figmaGroup(group: Group, values: Readonly<Record<string, DesignToken>>) {
  const names = new Map(
    Object.entries(inTheme[group]).map(([name, variable]) => [name.replace('.', '-'), variable]),
  );
  return Object.fromEntries(
    Object.entries(values).map(([name, token]) => [
      name,
      {
        ...figmaValue(token),
        $extensions: {
          'com.figma.scopes': scopes[group],
          'com.figma.codeSyntax': { WEB: names.get(name) },
        },
      },
    ]),
  );
}

const light = designTokens('light');
const groupsOf = (...groups: Group[]) =>
  Object.fromEntries(groups.map((group) => [group, figmaGroup(group, light[group] ?? {})]));

const controls = (values: Readonly<Record<string, string>>) => ({
  control: figmaGroup(
    'control',
    Object.fromEntries(
      Object.entries(values).map(([name, text]) => [
        name,
        { $type: 'dimension', $value: dimension(text) } as const,
      ]),
    ),
  ),
});

/** Files that Figma imports as variables: one for each mode of a collection. */
export const figmaFiles = [
  {
    collection: 'Theme',
    mode: 'Light',
    groups: { color: figmaGroup('color', light['color'] ?? {}) },
  },
  {
    collection: 'Theme',
    mode: 'Dark',
    groups: { color: figmaGroup('color', designTokens('dark')['color'] ?? {}) },
  },
  { collection: 'Density', mode: 'Mouse', groups: controls(tokens.control) },
  { collection: 'Density', mode: 'Touch', groups: controls(coarseControl) },
  {
    collection: 'Scale',
    mode: 'Default',
    groups: groupsOf(
      'space',
      'radius',
      'icon',
      'size',
      'fontFamily',
      'fontWeight',
      'fontSize',
      'lineHeight',
    ),
  },
].map(({ collection, mode, groups }) => ({
  name: `${collection}.${mode}.tokens.json`,
  collection,
  mode,
  content: { ...groups, $extensions: { 'com.figma.modeName': mode } },
}));
