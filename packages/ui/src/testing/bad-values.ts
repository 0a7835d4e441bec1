/** A word of 300 letters without a place to break. */
const longWord = 'Ko‘rsatuvdanolingan'.repeat(16).slice(0, 300);

/** Figures that nobody means and that come all the same. */
const figures = [0, -1, Number.NaN, Infinity, -Infinity, 1e308, 0.1 + 0.2];

/** Props whose words are names of the code, not of the page. */
const isName = (key: string) =>
  /^(id|size|tone|variant|as|type|role|href|level|form|name|layout|radius|size|placement|currentId|highlightedId|kind|state|accept|density|direction|padding|align|justify|gap|columns|weight|until|width|height|aspectRatio|tilesUrl|selectedKey|currentPath)$/.test(
    key,
  );

/** Steps of a scale: another figure is a type error, and the style sheet names the right ones. */
const isStep = (key: string) =>
  /^(gap|padding|columns|level|backgroundColor|border|borderRadius|background|radius)$/.test(key);

const isDate = (value: string) => /^\d{4}-\d\d-\d\d/.test(value);
const isPicture = (key: string) => /^(src|picture|photo|image)$/i.test(key);

/** What a prop might hold instead of its value, by what it holds in the stories. */
export function badValuesOf(key: string, value: unknown): readonly unknown[] {
  if (isStep(key)) return [];
  if (typeof value === 'number') return figures;
  if (typeof value !== 'string') return [];
  if (key === 'until' || isDate(value))
    return ['', 'yesterday', '2026-02-31T99:99:99Z', '+275760-09-14'];
  if (isPicture(key)) return ['', 'data:image/png;base64,broken'];
  return isName(key) ? [] : ['', longWord];
}

/** What no person should read. */
export const nonsense = /\bNaN\b|\bundefined\b|Invalid Date|\[object |\bInfinity\b/;
