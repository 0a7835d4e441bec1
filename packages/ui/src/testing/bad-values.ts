import { cloneElement, isValidElement } from 'react';

/** A word of 300 letters without a place to break. */
const longText = 'Ko‘rsatuvdanolingan'.repeat(16).slice(0, 300);

/** Invalid or extreme numbers that responses may contain. */
const figures = [0, -1, Number.NaN, Infinity, -Infinity, 1e308, 0.1 + 0.2];

/** Props whose texts are identifiers and not shown. */
const isName = (key: string) =>
  /^(id|size|tone|variant|as|type|role|href|level|form|name|layout|radius|size|placement|currentId|highlightedId|kind|state|accept|density|direction|padding|align|justify|gap|columns|weight|until|width|height|aspectRatio|tilesUrl|selectedKey|currentPath|path)$/.test(
    key,
  );

/** Steps of a scale, which types check. */
const isStep = (key: string) =>
  /^(gap|padding|columns|level|backgroundColor|border|borderRadius|background|radius)$/.test(key);

const isDate = (value: string) => /^\d{4}-\d\d-\d\d/.test(value);
const isImage = (key: string) => /^(src|picture|photo|image)$/i.test(key);

/** Invalid values for a prop, chosen by its value in the stories. */
export function badValuesOf(key: string, value: unknown): readonly unknown[] {
  if (isStep(key)) return [];
  if (typeof value === 'number') return figures;
  if (typeof value !== 'string') return [];
  if (key === 'until' || isDate(value))
    return ['', 'yesterday', '2026-02-31T99:99:99Z', '+275760-09-14'];
  if (isImage(key)) return ['', 'data:image/png;base64,broken'];
  return isName(key) ? [] : ['', longText];
}

/** Replaces values nested in a prop by invalid ones: texts of options, values of bars, counts. Each round uses the next invalid value. Ids stay. */
export function spoiltWithin(key: string, value: unknown, round: number): unknown {
  if (Array.isArray(value)) return value.map((item) => spoiltWithin(key, item, round));
  if (isPlain(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, spoiltWithin(name, part, round)]),
    );
  // These identify an item in its list.
  const values =
    /^(at|id|value)$/.test(key) && !isFigure(key, value) ? [] : badValuesOf(key, value);
  return values.length === 0 ? value : values[round % values.length];
}

/** A numeric `value` is rendered; an `id` is not. */
const isFigure = (key: string, value: unknown) => key === 'value' && typeof value === 'number';

/** True for plain objects, whose properties are replaced too; false for elements, dates and instances of classes. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);

/** Number of items that a response may hold, but no page is designed for. */
const huge = 100;

/** A list with far more items than designed for, each with unique texts. Scale steps and table columns stay, because they are written in code. */
export function hugeOf(key: string, list: readonly unknown[]): readonly unknown[] {
  if (list.length === 0 || isStep(key)) return list;
  return Array.from({ length: huge }, (_, at) => ownOf(list[at % list.length], at));
}

/** The item with unique keys for its index. */
function ownOf(item: unknown, at: number): unknown {
  if (isValidElement(item)) return cloneElement(item, { key: at });
  if (typeof item === 'string') return isDate(item) ? item : `${item} ${String(at)}`;
  if (!isPlain(item)) return item;
  const named = Object.entries(item).map(([name, part]) => {
    const isId = /^(id|value|key|term|label|text)$/.test(name) && !isFigure(name, part);
    return [name, isId ? `${String(part)} ${String(at)}` : part];
  });
  return Object.fromEntries(named);
}

/** Text that no user should see. */
export const nonsense = /\bNaN\b|\bundefined\b|Invalid Date|\[object |\bInfinity\b/;
