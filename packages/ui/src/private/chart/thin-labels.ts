/** A label of an axis and its centre, in pixels. */
export interface AxisLabel {
  text: string;
  x: number;
}

/** Width of a character at 11 px; tabular digits are the widest. */
const letter = 7.2;

/** Estimated width of a text, precise enough to keep labels apart. */
export const textWidth = (text: string): number => text.length * letter;

export function cropped(text: string, width: number): string {
  const capacity = Math.max(1, Math.floor(width / letter + 0.01));
  return text.length <= capacity ? text : `${text.slice(0, Math.max(0, capacity - 1)).trimEnd()}…`;
}

/** Selects evenly spaced labels that do not overlap. The first and the last are always kept, because they show the range. */
export function thinLabels(labels: readonly AxisLabel[], width: number): readonly AxisLabel[] {
  const last = labels.at(-1);
  if (!last) return [];
  const widest = labels.reduce((most, { text }) => Math.max(most, textWidth(text)), 0);
  const gap = Math.min(widest, width / 3) + 16;
  const step = Math.max(1, Math.ceil((labels.length * gap) / Math.max(1, width)));
  const kept: AxisLabel[] = [];
  for (let index = 0; index < labels.length; index += step) {
    const label = labels[index];
    const before = kept.at(-1);
    if (label && (!before || label.x - before.x >= gap)) kept.push(label);
  }
  if (kept.at(-1) === last) return kept;
  while (kept.length > 1 && last.x - (kept.at(-1)?.x ?? 0) < gap) kept.pop();
  return last.x - (kept[0]?.x ?? 0) < gap ? [last] : [...kept, last];
}
