import { type FieldPath, fieldPaths, fieldAt } from './auto-fields';
import { bodyPartLabels, conditionLabels, partChangeLabels, yesNo } from './auto-labels';
import type { AutoData, StoredChange, BilingualText } from './auto-types';

type Named = { name: string } | { translations: { ru: { name: string }; uz: { name: string } } };

const nameOf = (entry: Named): BilingualText =>
  'name' in entry ? entry.name : { ru: entry.translations.ru.name, uz: entry.translations.uz.name };

/** `a, b, c` in both languages. */
const joined = (text: readonly BilingualText[]): BilingualText | undefined =>
  text.length === 0
    ? undefined
    : {
        ru: text.map((label) => (typeof label === 'string' ? label : label.ru)).join(', '),
        uz: text.map((label) => (typeof label === 'string' ? label : label.uz)).join(', '),
      };

const partLabels = ({ part, change }: AutoData['changed_part'][number]): BilingualText => ({
  ru: `${bodyPartLabels[part].ru}: ${partChangeLabels[change].ru}`,
  uz: `${bodyPartLabels[part].uz}: ${partChangeLabels[change].uz}`,
});

const isNamed = (value: object): value is Named => 'name' in value || 'translations' in value;

/** Money and numbers are bare digits. Undefined when the value is empty. */
function textsOf(value: unknown): BilingualText | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return yesNo[value ? 'yes' : 'no'];
  if (Array.isArray(value)) return joined(value.flatMap((entry) => textsOf(entry) ?? []));
  if (typeof value === 'object') return isNamed(value) ? nameOf(value) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
}

function textAt(auto: AutoData, path: FieldPath): BilingualText | undefined {
  switch (path) {
    case 'changed_part':
      return joined(auto.changed_part.map(partLabels));
    case 'condition':
      return auto.condition === undefined ? undefined : conditionLabels[auto.condition];
    default:
      return textsOf(fieldAt(auto, path));
  }
}

const photosOf = ({ photos }: AutoData) => photos.map(({ id }) => id).join(' ');

/** Uses the catalogue's current names. */
export function changesBetween(before: AutoData, after: AutoData): StoredChange[] {
  const changes = fieldPaths.flatMap((field): StoredChange[] => {
    const [was, is] = [fieldAt(before, field), fieldAt(after, field)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const text = { before: textAt(before, field), after: textAt(after, field) };
    return [
      {
        field,
        before: text.before,
        after: text.after,
      },
    ];
  });
  return photosOf(before) === photosOf(after)
    ? changes
    : [
        ...changes,
        {
          field: 'photos',
          before: String(before.photos.length),
          after: String(after.photos.length),
        },
      ];
}
