import { type FieldPath, fieldPaths } from './auto-fields';
import { bodyPartWords, conditionWords, partChangeWords, yesNo } from './auto-words';
import type { Auto, StoredChange, Words } from './auto-types';

type Named = { name: string } | { translations: { ru: { name: string }; uz: { name: string } } };

const nameOf = (entry: Named): Words =>
  'name' in entry ? entry.name : { ru: entry.translations.ru.name, uz: entry.translations.uz.name };

/** `a, b, c` in both languages. */
const joined = (words: readonly Words[]): Words | undefined =>
  words.length === 0
    ? undefined
    : {
        ru: words.map((word) => (typeof word === 'string' ? word : word.ru)).join(', '),
        uz: words.map((word) => (typeof word === 'string' ? word : word.uz)).join(', '),
      };

const partWords = ({ part, change }: Auto['changed_part'][number]): Words => ({
  ru: `${bodyPartWords[part].ru}: ${partChangeWords[change].ru}`,
  uz: `${bodyPartWords[part].uz}: ${partChangeWords[change].uz}`,
});

const isNamed = (value: object): value is Named => 'name' in value || 'translations' in value;

function valueAt(auto: Auto, path: FieldPath): unknown {
  const [first = '', second] = path.split('.');
  const value: unknown = Reflect.get(auto, first);
  return second === undefined || typeof value !== 'object' || value === null
    ? value
    : Reflect.get(value, second);
}

/** Words of any field's value; money and numbers are bare digits. Nothing where it is empty. */
function wordsOf(value: unknown): Words | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return yesNo[value ? 'yes' : 'no'];
  if (Array.isArray(value)) return joined(value.flatMap((entry) => wordsOf(entry) ?? []));
  if (typeof value === 'object') return isNamed(value) ? nameOf(value) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
}

function wordsAt(auto: Auto, path: FieldPath): Words | undefined {
  switch (path) {
    case 'changed_part':
      return joined(auto.changed_part.map(partWords));
    case 'condition':
      return auto.condition === undefined ? undefined : conditionWords[auto.condition];
    default:
      return wordsOf(valueAt(auto, path));
  }
}

const photosOf = ({ photos }: Auto) => photos.map(({ id }) => id).join(' ');

/** What differs between two states of a listing, in the words of the catalogue as they are now. */
export function changesBetween(before: Auto, after: Auto): StoredChange[] {
  const changes = fieldPaths.flatMap((field): StoredChange[] => {
    const [was, is] = [valueAt(before, field), valueAt(after, field)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const words = { before: wordsAt(before, field), after: wordsAt(after, field) };
    return [
      {
        field,
        ...(words.before === undefined ? {} : { before: words.before }),
        ...(words.after === undefined ? {} : { after: words.after }),
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
